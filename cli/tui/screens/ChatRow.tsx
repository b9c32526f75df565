// Draws one chat of the list in one line: what it is, its name, and at the end what calls for attention.
import { memo, type JSX } from 'react';
import type { LocalChat } from '#sdk/api.ts';
import { useDesk } from '../frame/desk.ts';
import { drawableLine } from '../lines/drawable.ts';
import { Line, type Span } from '../parts/Line.tsx';
import { Spoken } from '../parts/Spoken.tsx';
import { cellWidth, fitCells } from '../text/cell-width.ts';

/** Highest count that is written out. */
const maxShown = 99;

/** `isActive` is where the list's own cursor stands, `isOpen` the chat beside it. */
export const ChatRow = memo(function ChatRow(props: {
  readonly chat: LocalChat;
  readonly isOpen: boolean;
  readonly isActive: boolean;
  readonly isOnline: boolean;
  readonly width: number;
}): JSX.Element {
  const { chat, isOpen, isActive, isOnline, width } = props;
  const { isLinear, signs, translator } = useDesk();
  const { t } = translator;
  if (isLinear)
    return (
      <Spoken
        parts={[
          drawableLine(chat.name),
          chat.unread > 0 && t('tui.unread', { count: chat.unread }),
          chat.mentioned && t('chat.tag.mentionMe'),
          chat.draft.trim() !== '' && t('tui.draft'),
          chat.muted && t('chat.muted'),
          chat.pinned && t('chat.tag.pinned'),
          isOnline && t('words.online'),
        ]}
      />
    );
  const ends: Span[] = [];
  if (!isOpen && chat.draft.trim() !== '') ends.push({ text: ` ${t('tui.draft')}`, tone: 'red' });
  if (chat.mentioned) ends.push({ text: ' @', tone: 'red', bold: true });
  if (chat.muted) ends.push({ text: ` ${signs.muted}`, tone: 'faint' });
  if (chat.unread > 0 || chat.markedUnread) {
    const count = chat.unread > maxShown ? `${maxShown}+` : String(Math.max(1, chat.unread));
    ends.push({ text: ` ${count}`, ...(chat.muted ? { tone: 'faint' } : { bold: true }) });
  }
  ends.push({ text: ' ' });
  const taken = ends.reduce((sum, span) => sum + cellWidth(span.text), 0);
  const kind = chat.kind === 'group' ? signs.group : isOnline ? signs.online : ' ';
  const mark = chat.pinned ? signs.pinned : ' ';
  const name = fitCells(drawableLine(chat.name), Math.max(1, width - taken - 4), { sign: signs.ellipsis });
  const isWaiting = (chat.unread > 0 && !chat.muted) || chat.markedUnread;
  return (
    <Line
      spans={[
        isOpen ? { text: signs.chosen, tone: 'jade' } : { text: ' ' },
        { text: mark, tone: 'faint' },
        { text: `${kind} `, tone: isOnline && chat.kind === 'direct' ? 'jade' : 'faint' },
        {
          text: name,
          bold: isWaiting || isOpen,
          inverse: isActive,
          ...(isOpen ? { tone: 'jade' } : {}),
        },
        ...ends,
      ]}
    />
  );
});
