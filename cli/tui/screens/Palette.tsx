// Draws the palette: chats, people, everything that can be done here, and every setting, from one field.
import { useMemo, type JSX } from 'react';
import { SearchScreen, type SearchItem } from '#sdk/search/search-screen.ts';
import { settingSectionsOf } from '#sdk/settings/screens/setting-rows.ts';
import { settingPages, type SettingName, type SettingPage } from '#sdk/settings/table.ts';
import { nameRanges } from '#sdk/search/highlight.ts';
import { useDesk, useFocus } from '../frame/desk.ts';
import { drawableLine } from '../lines/drawable.ts';
import { finderRows } from '../lines/finder-rows.ts';
import { placesOf } from '../keys/focus.ts';
import { placesOfRow } from '../keys/key-map.ts';
import type { CommandId } from '../keys/keys.ts';
import { type Cells, maxRowCells } from '../frame/layout.ts';
import { Finder } from '../parts/Finder.tsx';
import { FinderLine } from '../parts/FinderLine.tsx';
import { capsOf } from '../keys/press.ts';
import { useDoable } from '../keys/useDoable.ts';
import { useOpenChat } from '../commands/useOpenChat.ts';
import { useOwnScreen } from '../frame/useOwnScreen.ts';
import { useScreen } from '../frame/useScreen.ts';
import { Hit } from './Search.tsx';

/** Something the palette offers. */
type Choice =
  | { readonly type: 'found'; readonly found: SearchItem }
  | { readonly type: 'act'; readonly id: CommandId; readonly text: string; readonly caps: string }
  | {
      readonly type: 'setting';
      readonly name: SettingName;
      readonly page: SettingPage;
      readonly text: string;
    };

/** Moving inside a list is no act anybody looks for. */
const movements = /^(pick|offer)|(Up|Down|Top|Bottom)$/;

/** The palette, in the cells of the part it covers. */
export function Palette(cells: Cells): JSX.Element | null {
  const { office } = useDesk();
  const doable = useDoable();
  const screen = useOwnScreen(() => new SearchScreen(office));
  return screen === undefined ? null : <Choices {...cells} screen={screen} doable={doable} />;
}

function Choices({
  columns,
  rows,
  top,
  screen,
  doable,
}: Cells & { readonly screen: SearchScreen; readonly doable: ReadonlySet<CommandId> }): JSX.Element {
  const { board, go, keys, settings, signs, translator, variant } = useDesk();
  const { t } = translator;
  const focus = useFocus();
  const openChat = useOpenChat();
  const found = useScreen(screen);
  const values = useScreen(settings);
  const wanted = found.query.trim().toLowerCase();
  const here = placesOf({ ...focus, overlay: undefined });
  const acts = keys
    .filter((row) => placesOfRow(row).some((place) => here.includes(place)))
    .filter((row) => doable.has(row.id) && !movements.test(row.id) && row.id !== 'palette')
    .map((row): Choice & { type: 'act' } => ({
      type: 'act',
      id: row.id,
      text: translator.translateRef({ key: row.text }),
      caps: capsOf(row.keys[0] ?? '', signs.chosen === '>'),
    }))
    // One act by two rows of keys is one act.
    .filter((act, index, all) => all.findIndex((other) => other.text === act.text) === index);
  const settingRows = useMemo(
    () =>
      settingPages.flatMap((page) =>
        settingSectionsOf({ page, place: 'terminal', variant, values }).flatMap((section) =>
          section.rows
            .filter((row) => row.unavailable === undefined)
            .map((row): Choice & { type: 'setting' } => ({
              type: 'setting',
              name: row.name,
              page,
              text: translator.translateRef(row.label),
            })),
        ),
      ),
    [values, variant, translator],
  );
  const matching = <One extends { readonly text: string }>(all: readonly One[]): One[] =>
    wanted === '' ? [] : all.filter((one) => one.text.toLowerCase().includes(wanted));
  const foundItems = (items: readonly SearchItem[]): { key: string; item: Choice }[] =>
    items.map((item) => ({ key: item.key, item: { type: 'found', found: item } }));
  const list = finderRows<Choice>([
    { title: t(wanted === '' ? 'search.recent' : 'search.chats'), items: foundItems(found.chats) },
    { title: t('search.people'), items: foundItems(found.people) },
    {
      title: t('tuiPanes.acts'),
      items: (wanted === '' ? acts : matching(acts)).map((item) => ({ key: `act ${item.id}`, item })),
    },
    {
      title: t('settings.title'),
      items: matching(settingRows).map((item) => ({ key: `setting ${item.name}`, item })),
    },
  ]);
  const take = (choice: Choice): void => {
    if (choice.type === 'act') {
      go({ type: 'overlay', overlay: undefined });
      board.runWhenThere(choice.id);
    } else if (choice.type === 'setting') go({ type: 'overlay', overlay: 'settings', aim: choice.name });
    else if (choice.found.type === 'chat') go({ type: 'open', chatId: choice.found.chat.id });
    else if (choice.found.type === 'person') {
      const { person } = choice.found;
      openChat({ personId: person.id }, person.name);
    }
  };
  return (
    <Finder
      columns={columns}
      rows={rows}
      top={top}
      label={t('tuiPanes.palette')}
      placeholder={t('tuiPanes.paletteHint')}
      list={list}
      maxCells={maxRowCells}
      empty={
        found.phase === 'searching'
          ? t('search.searching')
          : t('contacts.empty.noHitsTitle', { query: drawableLine(found.query) })
      }
      onQuery={(query) => screen.setQuery(query)}
      onTake={take}
      row={(choice, isChosen, width) =>
        choice.type === 'found' ? (
          <Hit item={choice.found} query={found.query} isChosen={isChosen} width={width} />
        ) : (
          <FinderLine
            sign={choice.type === 'act' ? signs.prompt : signs.separator}
            text={choice.text}
            ranges={nameRanges(choice.text, found.query)}
            end={choice.type === 'act' ? choice.caps : t(`settings.pages.${choice.page}`)}
            isChosen={isChosen}
            width={width}
          />
        )
      }
    />
  );
}
