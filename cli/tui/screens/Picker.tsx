// Draws the picker of people and chats over the part in front: a field, what is picked, and the list of a source.
import { useEffect, type JSX } from 'react';
import { pickedCount } from '#sdk/contacts/rules/picked-count.ts';
import type { PickTarget } from '#sdk/contacts/rules/pick.ts';
import { PickerScreen, type PickerRow, type PickerOptions } from '#sdk/contacts/screens/picker.ts';
import type { Translator } from '#sdk/locales/index.ts';
import { listText } from '#sdk/locales/list-text.ts';
import { nameText } from '#sdk/locales/name-text.ts';
import { useDesk } from '../frame/desk.ts';
import { drawableLine } from '../lines/drawable.ts';
import { errorText } from '../lines/error-text.ts';
import type { FinderRow } from '../lines/finder-rows.ts';
import { type Cells, maxRowCells } from '../frame/layout.ts';
import { Finder } from '../parts/Finder.tsx';
import { FinderLine } from '../parts/FinderLine.tsx';
import { useCommands } from '../keys/useCommands.ts';
import { useOwnScreen } from '../frame/useOwnScreen.ts';
import { useScreen } from '../frame/useScreen.ts';

type Target = Extract<PickerRow, { type: 'target' }>;

/** The picker, in the cells of the part it covers. Without a question there is nothing to draw. */
export function Picker(cells: Cells): JSX.Element | null {
  const { office, picks, translator } = useDesk();
  const { request } = picks;
  const screen = useOwnScreen(
    () => new PickerScreen(office, request?.options ?? { mode: 'people' }, translator.language),
  );
  // Whatever takes the picker away answers the question with nothing.
  useEffect(() => () => picks.settle(undefined), [picks]);
  return screen === undefined || request === undefined ? null : (
    <Choosing {...cells} screen={screen} title={request.title} options={request.options} />
  );
}

function Choosing(
  props: Cells & { readonly screen: PickerScreen; readonly title: string; readonly options: PickerOptions },
): JSX.Element {
  const { screen, options, columns, rows, top } = props;
  const { go, picks, translator } = useDesk();
  const { t } = translator;
  const shown = useScreen(screen);
  const done = async (): Promise<void> => {
    const picked = await screen.confirm();
    if (picked === undefined) return;
    picks.settle(picked);
    go({ type: 'overlay', overlay: undefined });
  };
  const isBrowsing = shown.query === '';
  const branch = screen.active()?.branch;
  useCommands({
    pickerDone: shown.picked.length > 0 || shown.awaited ? () => void done() : undefined,
    pickerSource: () => {
      const at = shown.sources.indexOf(shown.source);
      const next = shown.sources[(at + 1) % shown.sources.length];
      if (next !== undefined) screen.setSource(next);
    },
    pickerOpen: isBrowsing && branch !== undefined && !branch.open ? () => screen.toggleBranch() : undefined,
    pickerClose: isBrowsing && branch?.open === true ? () => screen.toggleBranch() : undefined,
    pickerDrop: shown.picked.length > 0 ? () => screen.removeLast() : undefined,
    pickerRetry: shown.error === undefined ? undefined : () => void screen.retry(),
  });
  const list = shown.rows.map((row): FinderRow<Target> =>
    row.type === 'heading'
      ? { type: 'heading', key: row.key, text: translator.translateRef(row.text) }
      : { type: 'item', key: row.key, item: row },
  );
  return (
    <Finder
      columns={columns}
      rows={rows}
      top={top}
      label={props.title}
      title={props.title}
      placeholder={t('picker.hint')}
      tabs={shown.sources.map((source) => ({ id: source, label: t(`picker.source.${source}`) }))}
      tab={shown.source}
      list={list}
      maxCells={maxRowCells}
      empty={
        shown.error !== undefined
          ? errorText(translator, shown.error)
          : shown.loading
            ? t('words.loading')
            : isBrowsing
              ? t(emptyTexts[shown.source])
              : t('contacts.empty.noHitsTitle', { query: drawableLine(shown.query) })
      }
      foot={footOf(translator, shown, options)}
      onQuery={(query) => screen.setQuery(query)}
      onChosen={(item) => item !== undefined && screen.point(item.key)}
      onTake={(item) => {
        // What is drawn while something else is looked for is not what was meant.
        if (shown.loading && !isBrowsing) screen.toggle();
        else screen.toggle(item.key);
        if (options.single === true && screen.getSnapshot().picked.length > 0) void done();
      }}
      row={(item, isChosen, width) => (
        <Row item={item} isSingle={options.single === true} isChosen={isChosen} width={width} />
      )}
    />
  );
}

function Row(props: {
  readonly item: Target;
  readonly isSingle: boolean;
  readonly isChosen: boolean;
  readonly width: number;
}): JSX.Element {
  const { item, isSingle, isChosen, width } = props;
  const { isLinear, signs, translator } = useDesk();
  const { target, branch, state, depth, reason } = item;
  const isTicked = state === 'picked' || state === 'covered';
  const sign = isSingle ? ' ' : isTicked ? signs.done : state === 'closed' ? signs.separator : signs.offline;
  const arrow = branch === undefined ? '' : `${branch.open ? signs.opened : signs.closed} `;
  const lead = isLinear ? '' : `${'  '.repeat(depth)}${arrow}`;
  const { t } = translator;
  // What signs say on a screen is said in words to who hears it.
  const heard = [
    isTicked && t('tuiPanes.heard.chosen'),
    branch !== undefined && t(branch.open ? 'tuiPanes.heard.open' : 'tuiPanes.heard.closed'),
    reason === undefined ? drawableLine(item.detail) : translator.translateRef(reason),
  ];
  const count = target.type === 'person' ? undefined : target.count;
  const [shift, name] = [lead.length, drawableLine(nameOf(translator, target))];
  return (
    <FinderLine
      sign={sign}
      text={lead + name}
      ranges={item.ranges.map(([from, to]) => [from + shift, to + shift])}
      detail={
        isLinear
          ? heard.filter((word) => word !== false && word !== '').join(', ')
          : reason === undefined
            ? drawableLine(item.detail)
            : translator.translateRef(reason)
      }
      end={count === undefined ? '' : translator.t('contacts.headcount', { count })}
      isChosen={isChosen}
      isDim={state === 'closed'}
      width={width}
    />
  );
}

/** How a target is called: of people as their name is read. */
const nameOf = (translator: Pick<Translator, 'letters'>, { type, name }: PickTarget): string =>
  type === 'person' ? nameText(translator, name) : name;

const emptyTexts = {
  recent: 'picker.emptyRecent',
  following: 'picker.emptyFollowing',
  organisation: 'picker.emptyOrganisation',
  groups: 'picker.emptyGroups',
} as const;

/** Why the last choice was not taken, else who is picked and how many that are. */
function footOf(
  translator: ReturnType<typeof useDesk>['translator'],
  shown: ReturnType<PickerScreen['getSnapshot']>,
  { mode, limit, single }: PickerOptions,
): string | undefined {
  const { t, translateRef } = translator;
  if (shown.refusal !== undefined) return translateRef(shown.refusal);
  if (shown.expanding) return t('picker.expanding');
  if (single === true) return undefined;
  const { count, picked } = shown;
  const told = translateRef(pickedCount(mode, count, limit));
  if (picked.length === 0) return told;
  const names = picked.map((target) => drawableLine(nameOf(translator, target)));
  return t('picker.pickedNames', { told, names: listText(translator, names) });
}
