// Draws the line over the messages: who it is with, and at its end what is further up or down.
import { Box } from 'ink';
import type { JSX } from 'react';
import type { TimelineSnapshot } from '#sdk/chat/screens/timeline.ts';
import { statusText } from '#sdk/locales/status-text.ts';
import { useDesk, useFocus } from '../frame/desk.ts';
import { drawableLine } from '../lines/drawable.ts';
import { errorText } from '../lines/error-text.ts';
import { capsOf } from '../keys/press.ts';
import { Line, type Span } from '../parts/Line.tsx';
import { cellWidth, fitCells, truncateCells } from '../text/cell-width.ts';
import { useScreen } from '../frame/useScreen.ts';

/** One line. */
export function TimelineTitle(props: {
  readonly snapshot: TimelineSnapshot;
  readonly width: number;
  /** Messages that are chosen together. */
  readonly selected: number;
}): JSX.Element {
  const { selected, snapshot, width } = props;
  const { chats, keys, presence, signs, translator } = useDesk();
  const { online } = useScreen(chats);
  const { statuses, typing } = useScreen(presence);
  // Where nothing is chosen yet, the title says which pane has the keys.
  const { overlay, pane } = useFocus();
  const { t } = translator;
  const { chat, members } = snapshot;
  const capOf = (id: string): string => capsOf(keys.find((row) => row.id === id)?.keys[0] ?? '');
  const ends: Span[] =
    selected === 0 ? [] : [{ text: t('acts.select.count', { count: selected }), tone: 'amber', bold: true }];
  if (snapshot.error !== undefined)
    ends.push({
      text: truncateCells(errorText(translator, snapshot.error), Math.floor(width / 2)),
      tone: 'red',
    });
  else if (snapshot.loadingOlder) ends.push({ text: t('chat.loadingOlder'), tone: 'faint' });
  if (snapshot.unreadAbove > 0)
    ends.push({
      text: `${signs.up} ${t('chat.toFirstUnread', { count: snapshot.unreadAbove })} ${capOf('firstUnread')}`,
      tone: 'red',
    });
  if (snapshot.newBelow > 0)
    ends.push({
      text: `${signs.down} ${t('chat.newMessages', { count: snapshot.newBelow })} ${capOf('newest')}`,
      tone: 'jade',
      bold: true,
    });
  const end = ends.flatMap((span) => [{ text: '  ' }, span]);
  const endWidth = end.reduce((sum, span) => sum + cellWidth(span.text), 0);
  const meta =
    chat?.enabled !== true
      ? ''
      : chat.kind === 'direct'
        ? typing.has(chat.id)
          ? t('chat.typing')
          : [
              t(chat.peerId !== undefined && online.has(chat.peerId) ? 'words.online' : 'words.offline'),
              drawableLine(statusText(translator, statuses[chat.peerId ?? ''])),
            ]
              .filter((word) => word !== '')
              .join(' · ')
        : members === undefined
          ? t('chat.members', { count: chat.memberCount })
          : t('chat.membersOnline', { total: members.count, online: members.online });
  const room = Math.max(0, width - endWidth - 2);
  const name = truncateCells(` ${drawableLine(chat?.name ?? '')}`, room, { sign: signs.ellipsis });
  const rest = fitCells(meta === '' ? '' : `  ${meta}`, room - cellWidth(name), { sign: signs.ellipsis });
  return (
    <Box height={1} width={width} flexShrink={0}>
      <Line
        spans={[
          {
            text: name,
            bold: true,
            ...(pane === 'timeline' && overlay === undefined ? { tone: 'jade' } : {}),
          },
          { text: rest, tone: 'soft' },
          ...end,
          { text: '  ' },
        ]}
      />
    </Box>
  );
}
