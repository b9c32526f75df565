// Draws letting another device in: the code it shows is typed, then who asks is shown, and only a decision decides.
import { Box } from 'ink';
import type { JSX } from 'react';
import { ApproveDeviceScreen } from '#sdk/account/screens/approve-device.ts';
import { fullTime } from '#sdk/locales/time-text.ts';
import { useDesk } from '../frame/desk.ts';
import { drawableLine } from '../lines/drawable.ts';
import { errorText } from '../lines/error-text.ts';
import { finderRows } from '../lines/finder-rows.ts';
import { type Cells, maxRowCells } from '../frame/layout.ts';
import { Caret } from '../parts/Caret.tsx';
import { FinderLine } from '../parts/FinderLine.tsx';
import { Line } from '../parts/Line.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { Spoken } from '../parts/Spoken.tsx';
import { TabRule } from '../parts/TabRule.tsx';
import { cellWidth, fitCells, truncateCells } from '../text/cell-width.ts';
import { wrapCjk } from '../text/wrap-cjk.ts';
import { useCommands } from '../keys/useCommands.ts';
import { useField } from '../frame/useField.ts';
import { useNotify } from '../frame/useNotify.ts';
import { useOwnScreen } from '../frame/useOwnScreen.ts';
import { useScreen } from '../frame/useScreen.ts';

/** Two groups of four letters and the dash between them. */
const codeCells = 9;
/** Rows before the hint: title, rule. */
const headRows = 2;

/** The question before its answer; how it was answered is said, and the account is back. */
export function Approve(cells: Cells): JSX.Element | null {
  const { office } = useDesk();
  const screen = useOwnScreen(() => new ApproveDeviceScreen(office));
  return screen === undefined ? null : <Phases {...cells} screen={screen} />;
}

type Parts = Cells & { readonly screen: ApproveDeviceScreen };

function Phases(props: Parts): JSX.Element {
  const { phase } = useScreen(props.screen);
  return phase === 'typing' || phase === 'looking' ? <Code {...props} /> : <Asked {...props} />;
}

function Code(props: Parts): JSX.Element {
  const { columns, rows, top, screen } = props;
  const { go, isLinear, signs, translator } = useDesk();
  const { t } = translator;
  const { code, phase, error } = useScreen(screen);
  useField({
    width: codeCells + 2,
    isActive: true,
    isSingleLine: true,
    initialText: code,
    onChange: ({ text }) => screen.type(text),
  });
  useCommands({
    pickTake: phase === 'looking' ? undefined : () => void screen.look(),
    pickLeave: () => go({ type: 'overlay', overlay: 'account' }),
  });
  const label = t('approve.code');
  const hint = wrapCjk(t('approve.codeHint'), columns - 4);
  const said =
    phase === 'looking' ? t('words.loading') : error === undefined ? '' : errorText(translator, error);
  if (isLinear) return <Spoken parts={[t('approve.codeTitle'), label, code, said]} />;
  return (
    <Box flexDirection="column" width={columns} height={rows} flexShrink={0} overflow="hidden">
      <Caret x={cellWidth(label) + 6 + cellWidth(code)} y={top + headRows + hint.length} />
      <Line spans={[{ text: ` ${truncateCells(t('approve.codeTitle'), columns - 2)}`, bold: true }]} />
      <TabRule columns={columns} tabs={[]} chosen={undefined} />
      {hint.map((text) => (
        <Line key={text} spans={[{ text: `   ${text}`, tone: 'soft' }]} />
      ))}
      <Line
        spans={[
          { text: signs.chosen, tone: 'jade' },
          { text: `  ${label} `, tone: 'soft', bold: true },
          { text: `${signs.prompt} `, tone: 'jade' },
          { text: code, bold: true },
        ]}
      />
      {wrapCjk(said, columns - 4).map((text) => (
        <Line key={text} spans={[{ text: `   ${text}`, tone: phase === 'looking' ? 'soft' : 'red' }]} />
      ))}
    </Box>
  );
}

type Row =
  | { readonly type: 'fact'; readonly label: string; readonly value: string }
  | { readonly type: 'act'; readonly label: string; readonly approve: boolean };

function Asked(props: Parts): JSX.Element {
  const { screen } = props;
  const { go, person, signs, translator } = useDesk();
  const { t } = translator;
  const notify = useNotify();
  const { code, phase, request } = useScreen(screen);
  const decide = async (approve: boolean): Promise<void> => {
    await screen.decide(approve);
    const { phase: decided } = screen.getSnapshot();
    if (decided !== 'approved' && decided !== 'denied') return;
    notify.done({ key: decided === 'approved' ? 'approve.allowed' : 'approve.denied' });
    go({ type: 'overlay', overlay: 'account' });
  };
  const facts: readonly (readonly [string, string])[] = [
    [t('approve.device'), drawableLine(request?.deviceName ?? '')],
    [t('approve.source'), drawableLine(request?.source ?? '')],
    [t('approve.time'), request === undefined ? '' : fullTime(translator, request.createdTime)],
    [t('approve.code'), code],
  ];
  const labelWidth = Math.max(...facts.map(([label]) => cellWidth(label)));
  return (
    <Sheet<Row>
      {...props}
      title={t('approve.question', { name: drawableLine(person.name) })}
      list={finderRows<Row>([
        {
          title: t('approve.title'),
          // Refusing stands first: who presses Enter without reading lets nobody in.
          items: [false, true].map((approve) => ({
            key: String(approve),
            item: { type: 'act', label: t(approve ? 'approve.allow' : 'approve.deny'), approve },
          })),
        },
        {
          title: t('approve.device'),
          items: facts.map(([label, value]) => ({ key: label, item: { type: 'fact', label, value } })),
        },
      ])}
      maxCells={maxRowCells}
      empty=""
      foot={t('approve.warning')}
      onLeave={() => go({ type: 'overlay', overlay: 'account' })}
      onTake={(row) => {
        if (row.type === 'act' && phase === 'asking') void decide(row.approve);
      }}
      row={(row, isChosen, width) => (
        <FinderLine
          sign={row.type === 'act' ? signs.prompt : ''}
          text={row.type === 'act' ? row.label : fitCells(row.label, labelWidth)}
          {...(row.type === 'fact' ? { detail: row.value } : {})}
          isChosen={isChosen}
          width={width}
        />
      )}
    />
  );
}
