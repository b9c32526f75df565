// The centre of notices: everything the office told this person; narrowed down, read, muted and followed by keys.
import type { JSX } from 'react';
import { noticeKindText, noticeText } from '#sdk/locales/notice-text.ts';
import { momentText, rowTime } from '#sdk/locales/time-text.ts';
import { noticeRoute } from '#sdk/navigation/notice-route.ts';
import { noticeTopicSettings, type NoticeItem } from '#sdk/notices/index.ts';
import { mutedLevel } from '#sdk/notices/rules/muted-level.ts';
import { NoticeCentreScreen } from '#sdk/notices/screens/notice-centre.ts';
import { defaultSettings } from '#sdk/settings/table.ts';
import { openAddress } from '../commands/open-address.ts';
import { useDesk, useFocus } from '../frame/desk.ts';
import type { Cells } from '../frame/layout.ts';
import { useNotify } from '../frame/useNotify.ts';
import { useNow } from '../frame/useNow.ts';
import { useOwnScreen } from '../frame/useOwnScreen.ts';
import { useScreen } from '../frame/useScreen.ts';
import { useCommands } from '../keys/useCommands.ts';
import { drawableLine } from '../lines/drawable.ts';
import { errorText } from '../lines/error-text.ts';
import { Line } from '../parts/Line.tsx';
import { frameLines, PartFrame } from '../parts/PartFrame.tsx';
import { Spoken } from '../parts/Spoken.tsx';
import { WindowedList } from '../parts/WindowedList.tsx';
import { cellWidth, fitCells, truncateCells } from '../text/cell-width.ts';

/** Cells of a kind's name beside its notices: the longest has room where the terminal has. */
const kindCells = (columns: number): number => (columns < 100 ? 12 : 16);
const kinds = [undefined, ...noticeTopicSettings] as const;

/** The part. */
export function Notices(cells: Cells): JSX.Element | null {
  const { office } = useDesk();
  const screen = useOwnScreen(() => {
    const made = new NoticeCentreScreen(office);
    void made.reload();
    return made;
  });
  return screen === undefined ? null : <Opened {...cells} screen={screen} />;
}

function Opened({ columns, rows, screen }: Cells & { readonly screen: NoticeCentreScreen }): JSX.Element {
  const { go, isLinear, office, origin, translator } = useDesk();
  const { t } = translator;
  const focus = useFocus();
  const notify = useNotify();
  const now = useNow();
  const { items = [], ...shown } = useScreen(screen);
  const isActive = focus.tab === 'notices' && focus.overlay === undefined;
  const place = Math.max(
    0,
    items.findIndex(({ mid }) => mid === shown.selected),
  );
  const item = items[place];
  const height = rows - frameLines;

  const moveTo = (index: number): void => {
    const found = items[Math.max(0, Math.min(items.length - 1, index))];
    if (found !== undefined) screen.select(found.mid);
    if (index >= items.length - 1) void screen.more();
  };
  const canMove = isActive && item !== undefined;
  const kindAt = (step: 1 | -1) => (): void =>
    screen.setKind(kinds[(kinds.indexOf(shown.kind) + step + kinds.length) % kinds.length]);
  const read = (): void => {
    if (item !== undefined) notify.attempt(() => screen.read(item.mid));
  };
  const open = (): void => {
    if (item === undefined) return;
    const { message } = item;
    const route = noticeRoute(item);
    if (route === undefined) return notify.inform({ key: 'tuiTodo.noPlace' });
    read();
    if (message === undefined) notify.attempt(() => openAddress(`${origin}${route}`));
    else go({ type: 'open', chatId: message.chatId, aim: { mid: message.mid } });
  };
  const mute = (): void => {
    if (item === undefined) return;
    const { kind } = item;
    const parameters = { kind: t(`topics.${kind}`) };
    notify.attempt(async () => {
      const level = mutedLevel((await office.notices.levels())[kind], defaultSettings()[kind]);
      await screen.setLevel(kind, level);
      notify.done({ key: level === 'count' ? 'noticeCentre.muted' : 'tuiNotices.heard', parameters });
    });
  };
  useCommands({
    noticesUp: canMove ? () => moveTo(place - 1) : undefined,
    noticesDown: canMove ? () => moveTo(place + 1) : undefined,
    noticesPageUp: canMove ? () => moveTo(place - height) : undefined,
    noticesPageDown: canMove ? () => moveTo(place + height) : undefined,
    noticesTop: canMove ? () => moveTo(0) : undefined,
    noticesBottom: canMove ? () => moveTo(items.length - 1) : undefined,
    noticesPreviousKind: isActive ? kindAt(-1) : undefined,
    noticesNextKind: isActive ? kindAt(1) : undefined,
    noticesUnread: isActive ? () => screen.setUnreadOnly(!shown.unreadOnly) : undefined,
    noticesOpen: canMove ? open : undefined,
    noticesRead: canMove && item.unread ? read : undefined,
    noticesReadAll: isActive && shown.unread > 0 ? () => notify.attempt(() => screen.readAll()) : undefined,
    noticesMute: canMove ? mute : undefined,
    noticesRetry: shown.error === undefined ? undefined : () => void screen.reload(),
    noticesLeave: isActive ? () => go({ type: 'tab', tab: 'messages' }) : undefined,
  });

  const narrowed = [
    shown.kind === undefined ? t('noticeCentre.all') : t(`topics.${shown.kind}`),
    ...(shown.unreadOnly ? [t('noticeCentre.unread')] : []),
  ].join(' · ');
  const count = shown.unread === 0 ? '' : `${t('noticeCentre.unread')} ${shown.unread}`;
  const isLoading = screen.getSnapshot().items === undefined;
  const nothing = shown.unreadOnly ? 'emptyUnread' : shown.kind === undefined ? 'emptyAll' : 'emptyKind';
  const empty =
    shown.error === undefined
      ? t(isLoading ? 'words.loading' : `noticeCentre.${nothing}`)
      : errorText(translator, shown.error);
  return (
    <PartFrame
      columns={columns}
      rows={rows}
      head={
        isLinear ? (
          <Spoken parts={[t('noticeCentre.title'), narrowed, count]} />
        ) : (
          <Line
            spans={[
              { text: '  ' },
              { text: ` ${narrowed} `, bold: true, inverse: true },
              { text: count === '' ? '' : `  ${count}`, tone: 'soft' },
            ]}
          />
        )
      }
      empty={empty}
      about={
        item === undefined
          ? ''
          : [
              noticeKindText(translator, item),
              momentText(translator, item.time, now),
              shown.seenAt === undefined ? '' : momentText(translator, shown.seenAt, now),
            ]
              .filter((part) => part !== '')
              .join(' · ')
      }
    >
      {items.length === 0 ? undefined : (
        <WindowedList
          rows={items}
          keyOf={({ mid }) => String(mid)}
          chosen={place}
          width={columns}
          height={height}
          label={t('noticeCentre.title')}
          onPick={moveTo}
          onWheel={(steps) => moveTo(place + steps)}
          row={(row, index) => <NoticeRow item={row} isChosen={index === place} width={columns} now={now} />}
        />
      )}
    </PartFrame>
  );
}

function NoticeRow(props: {
  readonly item: NoticeItem;
  readonly isChosen: boolean;
  readonly width: number;
  readonly now: number;
}): JSX.Element {
  const { item, isChosen, width, now } = props;
  const { isLinear, signs, translator } = useDesk();
  const { t } = translator;
  const words = drawableLine(noticeText(translator, item));
  const kind = t(`topics.${item.kind}`);
  const cells = kindCells(width);
  const time = rowTime(translator, item.time, now);
  if (isLinear) return <Spoken parts={[words, kind, item.unread ? t('noticeCentre.isUnread') : '', time]} />;
  const room = Math.max(10, width - cells - 8 - cellWidth(time));
  const text = truncateCells(words, room, { sign: signs.ellipsis });
  return (
    <Line
      spans={[
        { text: isChosen ? signs.chosen : ' ', tone: 'jade' },
        { text: item.unread ? signs.unread : ' ', tone: 'jade' },
        { text: ` ${fitCells(kind, cells)} `, tone: 'soft' },
        {
          text: fitCells(text, room),
          bold: isChosen || item.unread,
          ...(item.unread ? {} : { tone: 'soft' as const }),
        },
        { text: `  ${time}`, tone: 'faint' },
      ]}
    />
  );
}
