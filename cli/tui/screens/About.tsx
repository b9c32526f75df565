// Draws what the product is: the build, its licence, whom to call, what failed on this device, and whose work is in it.
import { useEffect, useState, type JSX } from 'react';
import type { LoggedError } from '#sdk/api.ts';
import { errorLogText } from '#sdk/config/rules/error-text.ts';
import { AboutScreen } from '#sdk/config/screens/about.ts';
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import { serviceDesk } from '#sdk/contacts/rules/service-desk.ts';
import { asOfficeError, type ErrorData } from '#sdk/errors.ts';
import { buildText } from '#sdk/locales/build-text.ts';
import { dayOf } from '#sdk/locales/licence-day.ts';
import { fullTime } from '#sdk/locales/time-text.ts';
import { presentValue } from '../../feeds.ts';
import { builtLicences, type Licence } from '../../licences.ts';
import { useDesk } from '../frame/desk.ts';
import { drawableLine, drawableLines } from '../lines/drawable.ts';
import { errorText } from '../lines/error-text.ts';
import { type FinderGroup, finderRows } from '../lines/finder-rows.ts';
import { type Cells, maxRowCells } from '../frame/layout.ts';
import { FinderLine } from '../parts/FinderLine.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { TextSheet } from '../parts/TextSheet.tsx';
import { cellWidth, fitCells } from '../text/cell-width.ts';
import { useCommands } from '../keys/useCommands.ts';
import { useNotify } from '../frame/useNotify.ts';
import { useOwnScreen } from '../frame/useOwnScreen.ts';
import { useScreen } from '../frame/useScreen.ts';

type Row =
  | { readonly type: 'fact'; readonly label: string; readonly value: string }
  | { readonly type: 'act'; readonly label: string; readonly act: () => void }
  | { readonly type: 'error'; readonly logged: LoggedError }
  | { readonly type: 'licence'; readonly licence: Licence }
  | { readonly type: 'said'; readonly text: string };

/** A text that is read as a whole, and copied by Enter. */
type Reading = { readonly title: string; readonly text: string };

/** The sheet; a logged error or a licence opens over it as a whole. */
export function About(cells: Cells): JSX.Element | null {
  const { office } = useDesk();
  const screen = useOwnScreen(() => new AboutScreen(office));
  const [reading, setReading] = useState<Reading>();
  const [from, setFrom] = useState<string>();
  if (screen === undefined) return null;
  return reading === undefined ? (
    <Rows
      {...cells}
      screen={screen}
      from={from}
      onRead={(opened, key) => {
        setReading(opened);
        setFrom(key);
      }}
    />
  ) : (
    <Read {...cells} reading={reading} onLeave={() => setReading(undefined)} />
  );
}

function Read(props: Cells & { readonly reading: Reading; readonly onLeave: () => void }): JSX.Element {
  const { reading, onLeave } = props;
  const { copy } = useDesk();
  const notify = useNotify();
  const copyIt = (): void => notify.inform({ key: copy(reading.text) ? 'chat.copied' : 'tui.copyTooLong' });
  useCommands({ aboutCopy: copyIt });
  return <TextSheet {...props} title={reading.title} text={reading.text} onCopy={copyIt} onLeave={onLeave} />;
}

function Rows(
  props: Cells & {
    readonly screen: AboutScreen;
    /** What was read last: the keys stand there again. */
    readonly from: string | undefined;
    readonly onRead: (reading: Reading, key: string) => void;
  },
): JSX.Element {
  const { screen, from, onRead } = props;
  const { consent, go, copy, office, productName, signs, translator, variant } = useDesk();
  const { t, language } = translator;
  const notify = useNotify();
  const about = useScreen(screen);
  const [licences, setLicences] = useState<readonly Licence[]>([]);
  const [problem, setProblem] = useState<ErrorData>();
  useEffect(() => {
    builtLicences().then(setLicences, (error: unknown) => setProblem(asOfficeError(error).data));
  }, []);
  const between = ` ${signs.separator} `;
  const callService = (): void =>
    notify.attempt(async () => {
      const { telephone } = serviceDesk((await presentValue(office.config.state)).constants);
      notify.inform({ key: 'contacts.service.telephone', parameters: { telephone } });
    });
  const licenceEnd =
    about.licenceEnd !== undefined
      ? dayOf(about.licenceEnd, translator.timeLocale)
      : about.licenceError === undefined
        ? t('words.loading')
        : errorText(translator, about.licenceError);
  const fact = (label: string, value: string): { key: string; item: Row } => ({
    key: label,
    item: { type: 'fact', label, value: value === '' ? t('account.none') : drawableLine(value) },
  });
  const groups: FinderGroup<Row>[] = [
    {
      title: t('settings.product'),
      items: [
        fact(t('tuiPanes.about.product'), variant.brand.productName[language]),
        fact(
          t('tuiPanes.about.office'),
          forReader({ name: about.officeName, nameEn: about.officeNameEn }, language).name,
        ),
        fact(
          t('settings.version'),
          [about.version, about.channel, buildText({ t }, about.branch)].join(between),
        ),
        fact(t('settings.platform'), [process.platform, process.arch].join(between)),
        fact(t('settings.licenceEnd'), licenceEnd),
        { key: 'service', item: { type: 'act', label: t('contacts.service.name'), act: callService } },
      ],
    },
    {
      title: t('settings.errors'),
      items:
        about.errors.length === 0
          ? [{ key: 'none', item: { type: 'said', text: t('settings.errorsNone') } }]
          : about.errors.map((logged) => ({
              key: keyOfError(logged),
              item: { type: 'error', logged },
            })),
    },
    {
      title: t('settings.licences'),
      items:
        problem === undefined
          ? licences.map((licence) => ({
              key: keyOfLicence(licence),
              item: { type: 'licence', licence },
            }))
          : [{ key: 'problem', item: { type: 'said', text: errorText(translator, problem) } }],
    },
  ];
  const labelWidth = Math.max(
    ...groups.flatMap(({ items }) =>
      items.map(({ item }) => (item.type === 'fact' ? cellWidth(item.label) : 0)),
    ),
  );
  const copyLog = (): void =>
    notify.inform({
      key: copy(errorLogText(about.errors)) ? 'settings.errorsCopied' : 'tui.copyTooLong',
    });
  const clearLog = async (): Promise<void> => {
    const title = t('tuiPanes.sure.log', { count: about.errors.length });
    if (!(await consent.ask({ title, detail: t('tuiPanes.sure.logDetail') }))) return;
    if (await screen.clearErrors()) notify.done({ key: 'settings.errorsCleared' });
  };
  const hasErrors = about.errors.length > 0;
  useCommands({
    aboutCopy: hasErrors ? copyLog : undefined,
    aboutClear: hasErrors ? () => void clearLog() : undefined,
    sheetReload:
      about.error === undefined && about.licenceError === undefined
        ? undefined
        : () => void Promise.all([screen.loadLicence(), screen.loadErrors()]),
  });
  const take = (row: Row): void => {
    if (row.type === 'act') row.act();
    else if (row.type === 'error')
      onRead(
        {
          title: `${fullTime(translator, row.logged.time)}${between}${drawableLine(row.logged.type)}`,
          text: drawableLines(errorLogText([row.logged])),
        },
        keyOfError(row.logged),
      );
    else if (row.type === 'licence') {
      const { name, version, licence, text } = row.licence;
      onRead(
        {
          title: `${name} ${version}${between}${licence}`,
          text: drawableLines(text === '' ? licence : flowing(text)),
        },
        keyOfLicence(row.licence),
      );
    } else if (row.type === 'fact' && copy(row.value)) notify.done({ key: 'chat.copied' });
  };
  return (
    <Sheet
      {...props}
      title={`${t('settings.pages.about')}${between}${productName}`}
      list={finderRows(groups)}
      onLeave={() => go({ type: 'overlay', overlay: 'account' })}
      problem={about.error === undefined ? undefined : errorText(translator, about.error)}
      maxCells={maxRowCells}
      empty=""
      startAt={from}
      onTake={take}
      row={(row, isChosen, width) => <FinderLine {...shown(row)} isChosen={isChosen} width={width} />}
    />
  );

  function shown(row: Row): {
    sign: string;
    text: string;
    detail?: string;
    end?: string;
    isDim?: boolean;
  } {
    switch (row.type) {
      case 'fact':
        return { sign: '', text: fitCells(row.label, labelWidth), detail: row.value };
      case 'act':
        return { sign: signs.prompt, text: row.label };
      case 'said':
        return { sign: '', text: drawableLine(row.text), isDim: true };
      case 'error':
        return {
          sign: '!',
          text: drawableLine(row.logged.message),
          end: fullTime(translator, row.logged.time),
        };
      case 'licence':
        return { sign: '', text: row.licence.name, detail: row.licence.version, end: row.licence.licence };
    }
  }
}

const keyOfError = ({ time, message }: LoggedError): string => `error ${time} ${message}`;
const keyOfLicence = ({ name, version }: Licence): string => `licence ${name} ${version}`;

/** Lines that were broken at a width of their own are joined: this terminal has another one. */
const flowing = (text: string): string => text.replace(/(?<=^.{50,})\r?\n(?=[A-Za-z"(])/gm, ' ');
