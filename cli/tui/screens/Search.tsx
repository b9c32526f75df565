// Draws the search over everything: chats and what can be done at once, the rest as it comes; Enter goes there.
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import { departmentText } from '#sdk/contacts/rules/department-path.ts';
import type { JSX } from 'react';
import type { SearchItem, SearchScreen } from '#sdk/search/search-screen.ts';
import { SearchScreen as Search } from '#sdk/search/search-screen.ts';
import { excerpt, nameRanges, type TextRange } from '#sdk/search/highlight.ts';
import { hitLine } from '#sdk/search/hit-line.ts';
import { useDesk, useFocus } from '../frame/desk.ts';
import { drawableLine } from '../lines/drawable.ts';
import { errorText } from '../lines/error-text.ts';
import { finderRows, type FinderGroup } from '../lines/finder-rows.ts';
import type { Cells } from '../frame/layout.ts';
import { Finder } from '../parts/Finder.tsx';
import { FinderLine } from '../parts/FinderLine.tsx';
import { rowTime } from '#sdk/locales/time-text.ts';
import { useCommands } from '../keys/useCommands.ts';
import { useOffers } from '../commands/useOffers.ts';
import { useTakeHit } from '../commands/useTakeHit.ts';
import { useOwnScreen } from '../frame/useOwnScreen.ts';
import { useScreen } from '../frame/useScreen.ts';
import { nameText } from '#sdk/locales/name-text.ts';

/** Everything this device and the office know. */
export function SearchEverywhere(cells: Cells): JSX.Element | null {
  const { office, translator } = useDesk();
  const offers = useOffers();
  const screen = useOwnScreen(
    () => new Search(office, { language: translator.language, offers: () => offers }),
  );
  return screen === undefined ? null : <Found {...cells} screen={screen} />;
}

/** The messages of the open chat only. */
export function SearchInChat(cells: Cells): JSX.Element | null {
  const { office, translator } = useDesk();
  const { chatId } = useFocus();
  const screen = useOwnScreen(() => new Search(office, { chatId, language: translator.language }));
  return screen === undefined ? null : <Found {...cells} screen={screen} chatId={chatId} />;
}

/** What was found as groups of a list, in the order of every face. */
export function foundRows(
  screen: SearchScreen,
  translator: ReturnType<typeof useDesk>['translator'],
): FinderGroup<SearchItem>[] {
  return screen.groups().map(({ title, items }) => ({
    title: translator.translateRef({ key: title }),
    items: items.map((item) => ({ key: item.key, item })),
  }));
}

function Found(
  props: Cells & { readonly screen: SearchScreen; readonly chatId?: string | undefined },
): JSX.Element {
  const { columns, rows, top, screen, chatId } = props;
  const { chats, translator } = useDesk();
  const { t } = translator;
  const take = useTakeHit();
  const found = useScreen(screen);
  useCommands({ searchFiles: () => screen.setScope(found.scope === 'file' ? 'all' : 'file') });
  const chatName = chats.getSnapshot().rows.find((chat) => chat.id === chatId)?.name;
  const isRecent = found.query.trim() === '';
  const list = finderRows<SearchItem>(foundRows(screen, translator));
  const foot =
    found.error !== undefined
      ? errorText(translator, found.error)
      : found.moreMessages
        ? t('search.moreMessages')
        : found.complete
          ? undefined
          : t('search.incomplete');
  const empty =
    found.phase === 'searching'
      ? t('search.searching')
      : isRecent
        ? ''
        : t('contacts.empty.noHitsTitle', { query: drawableLine(found.query) });
  return (
    <Finder
      columns={columns}
      rows={rows}
      top={top}
      label={chatName === undefined ? t('search.label') : t('search.labelInChat', { name: chatName })}
      title={
        chatId === undefined ? undefined : t('search.labelInChat', { name: drawableLine(chatName ?? '') })
      }
      placeholder={t(chatId === undefined ? 'search.placeholder' : 'tuiPanes.wordsHint')}
      tabs={(['all', 'files'] as const).map((id) => ({ id, label: t(`acts.history.tab.${id}`) }))}
      tab={found.scope === 'file' ? 'files' : 'all'}
      list={list}
      empty={empty}
      foot={foot}
      onQuery={(query) => screen.setQuery(query)}
      onTake={take}
      row={(item, isChosen, width) => (
        <Hit
          item={item}
          query={found.query}
          isInChat={chatId !== undefined}
          isChosen={isChosen}
          width={width}
        />
      )}
    />
  );
}

/** One hit of a search; the palette draws chats and people with it too. */
export function Hit(props: {
  readonly item: SearchItem;
  readonly query: string;
  /** All are of one chat, whose name need not be said. */
  readonly isInChat?: boolean;
  readonly isChosen: boolean;
  readonly width: number;
}): JSX.Element {
  const { item, query, isInChat = false, isChosen, width } = props;
  const { now, signs, translator } = useDesk();
  if (item.type === 'chat') {
    const name = drawableLine(item.chat.name);
    const person = item.person && forReader(item.person, translator.language);
    return (
      <FinderLine
        sign={item.chat.kind === 'group' ? signs.group : ' '}
        text={item.chat.kind === 'group' ? name : drawableLine(nameText(translator, item.chat.name))}
        ranges={nameRanges(name, query)}
        detail={person === undefined ? '' : drawableLine(departmentText(person))}
        end={
          item.chat.kind === 'group'
            ? item.chat.enabled
              ? translator.t('chat.members', { count: item.chat.memberCount })
              : ''
            : drawableLine(person?.title ?? '') || translator.t('chat.direct')
        }
        isChosen={isChosen}
        width={width}
      />
    );
  }
  if (item.type === 'person') {
    const person = forReader(item.person, translator.language);
    const name = drawableLine(person.name);
    return (
      <FinderLine
        sign="@"
        text={drawableLine(nameText(translator, person.name))}
        ranges={nameRanges(name, query)}
        detail={drawableLine(departmentText(person))}
        end={drawableLine(person.title)}
        isChosen={isChosen}
        width={width}
      />
    );
  }
  if (item.type === 'offer') {
    const { group, text, detail } = item.offer;
    return (
      <FinderLine
        sign={group === 'commands' ? signs.prompt : signs.separator}
        text={text}
        ranges={nameRanges(text, query)}
        {...(detail !== undefined && { end: detail })}
        isChosen={isChosen}
        width={width}
      />
    );
  }
  if (item.type === 'thing') {
    const title = drawableLine(item.finding.title);
    return (
      <FinderLine
        sign=" "
        text={title}
        ranges={nameRanges(title, query)}
        detail={drawableLine(item.finding.excerpt)}
        // A thing without a time of its own, such as an app, has none to be shown.
        end={item.finding.time === 0 ? '' : rowTime(translator, item.finding.time, now())}
        isChosen={isChosen}
        width={width}
      />
    );
  }
  const { hit } = item;
  const place = isInChat ? '' : ` ${signs.separator} ${drawableLine(hit.chatName)}`;
  const sender = hit.message.mine
    ? translator.t('chat.me')
    : drawableLine(nameText(translator, hit.message.senderName));
  const who = `${sender}${place}  `;
  const said = hitLine(translator, hit);
  const shown = drawableExcerpt(said.text, said.ranges);
  return (
    <FinderLine
      sign=" "
      text={who + shown.text}
      ranges={shown.ranges.map(([from, to]): TextRange => [from + who.length, to + who.length])}
      end={rowTime(translator, hit.message.time, now())}
      isChosen={isChosen}
      width={width}
    />
  );
}

/** An excerpt whose pieces are made drawable one by one, so that the ranges still fit. */
function drawableExcerpt(
  text: string,
  ranges: readonly TextRange[],
): { text: string; ranges: readonly TextRange[] } {
  const cut = excerpt(text, ranges);
  let made = '';
  const moved: TextRange[] = [];
  let at = 0;
  for (const [from, to] of cut.ranges) {
    made += drawableLine(cut.text.slice(at, from));
    const start = made.length;
    made += drawableLine(cut.text.slice(from, to));
    moved.push([start, made.length]);
    at = to;
  }
  return { text: made + drawableLine(cut.text.slice(at)), ranges: moved };
}
