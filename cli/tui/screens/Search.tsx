// Draws the search over everything: chats, people and messages as they come; Enter goes there.
import { departmentText } from '#sdk/contacts/rules/department-path.ts';
import type { JSX } from 'react';
import type { SearchItem, SearchScreen } from '#sdk/search/search-screen.ts';
import { SearchScreen as Search } from '#sdk/search/search-screen.ts';
import { excerpt, nameRanges, type TextRange } from '#sdk/search/highlight.ts';
import { useDesk, useFocus } from '../frame/desk.ts';
import { drawableLine } from '../lines/drawable.ts';
import { errorText } from '../lines/error-text.ts';
import { finderRows } from '../lines/finder-rows.ts';
import type { Cells } from '../frame/layout.ts';
import { Finder } from '../parts/Finder.tsx';
import { FinderLine } from '../parts/FinderLine.tsx';
import { rowTime } from '#sdk/locales/time-text.ts';
import { useCommands } from '../keys/useCommands.ts';
import { openAddress } from '../commands/open-address.ts';
import { useNotify } from '../frame/useNotify.ts';
import { useOpenChat } from '../commands/useOpenChat.ts';
import { useOwnScreen } from '../frame/useOwnScreen.ts';
import { useScreen } from '../frame/useScreen.ts';

/** Everything this device and the office know. */
export function SearchEverywhere(cells: Cells): JSX.Element | null {
  const { office, translator } = useDesk();
  const screen = useOwnScreen(() => new Search(office, { language: translator.language }));
  return screen === undefined ? null : <Found {...cells} screen={screen} />;
}

/** The messages of the open chat only. */
export function SearchInChat(cells: Cells): JSX.Element | null {
  const { office, translator } = useDesk();
  const { chatId } = useFocus();
  const screen = useOwnScreen(() => new Search(office, { chatId, language: translator.language }));
  return screen === undefined ? null : <Found {...cells} screen={screen} chatId={chatId} />;
}

function Found(
  props: Cells & { readonly screen: SearchScreen; readonly chatId?: string | undefined },
): JSX.Element {
  const { columns, rows, top, screen, chatId } = props;
  const { chats, go, origin, translator } = useDesk();
  const notify = useNotify();
  const { t } = translator;
  const openChat = useOpenChat();
  const found = useScreen(screen);
  useCommands({ searchFiles: () => screen.setScope(found.scope === 'file' ? 'all' : 'file') });
  const chatName = chats.getSnapshot().rows.find((chat) => chat.id === chatId)?.name;
  const isRecent = found.query.trim() === '';
  const keyed = <Item extends SearchItem>(items: readonly Item[]) =>
    items.map((item) => ({ key: item.key, item: item as SearchItem }));
  const list = finderRows<SearchItem>([
    { title: t(isRecent ? 'search.recent' : 'search.chats'), items: keyed(found.chats) },
    { title: t('search.people'), items: keyed(found.people) },
    {
      title: t(found.scope === 'file' ? 'acts.history.tab.files' : 'search.messages'),
      items: keyed(found.messages),
    },
    ...found.things.map(({ title, items }) => ({
      title: translator.translateRef({ key: title }),
      items: keyed(items),
    })),
  ]);
  const take = (item: SearchItem): void => {
    if (item.type === 'chat') go({ type: 'open', chatId: item.chat.id });
    else if (item.type === 'message')
      go({
        type: 'open',
        chatId: item.hit.message.chatId,
        aim: { mid: item.hit.message.mid },
        pane: 'timeline',
      });
    else if (item.type === 'person') openChat({ personId: item.person.id }, item.person.name);
    else notify.attempt(() => openAddress(origin + item.finding.path));
  };
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
    return (
      <FinderLine
        sign={item.chat.kind === 'group' ? signs.group : ' '}
        text={name}
        ranges={nameRanges(name, query)}
        end={
          item.chat.kind === 'group'
            ? translator.t('chat.members', { count: item.chat.memberCount })
            : translator.t('chat.direct')
        }
        isChosen={isChosen}
        width={width}
      />
    );
  }
  if (item.type === 'person') {
    const name = drawableLine(item.person.name);
    return (
      <FinderLine
        sign="@"
        text={name}
        ranges={nameRanges(name, query)}
        detail={drawableLine(departmentText(item.person))}
        end={drawableLine(item.person.title)}
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
        end={rowTime(translator, item.finding.time, now())}
        isChosen={isChosen}
        width={width}
      />
    );
  }
  const { hit } = item;
  const place = isInChat ? '' : ` ${signs.separator} ${drawableLine(hit.chatName)}`;
  const sender = hit.message.mine ? translator.t('chat.me') : drawableLine(hit.message.senderName);
  const who = `${sender}${place}  `;
  const shown = drawableExcerpt(
    hit.plainText,
    hit.ranges.map(({ from, to }): TextRange => [from, to]),
  );
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
