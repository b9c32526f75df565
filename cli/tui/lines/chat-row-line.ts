// Lays out one chat of the list in one line: what it is, its name, what its person says, and at the end when and what calls for attention.
import type { LocalChat } from '#sdk/api.ts';
import type { Translator } from '#sdk/locales/index.ts';
import { rowTime } from '#sdk/locales/time-text.ts';
import type { PersonStatus } from '#sdk/status/index.ts';
import type { Signs } from '../frame/theme.ts';
import type { Span } from '../parts/Line.tsx';
import { cellWidth, fitCells } from '../text/cell-width.ts';
import { drawableLine } from './drawable.ts';
import { nameText } from '#sdk/locales/name-text.ts';

/** Highest count that is written out. */
const maxShown = 99;

/** A chat as the list shows it. */
export type ChatRowView = {
  readonly chat: LocalChat;
  readonly isOpen: boolean;
  /** The list's own cursor stands here. */
  readonly isActive: boolean;
  readonly isOnline: boolean;
  /** The other person writes at this moment. */
  readonly isTyping: boolean;
  /** What the other person says of themselves. */
  readonly status: PersonStatus | undefined;
  readonly now: number;
};

/** Its spans. The time gives way where the name would not be whole beside it. */
export function chatRowSpans(
  view: ChatRowView,
  { signs, translator, width }: { signs: Signs; translator: Translator; width: number },
): Span[] {
  const { chat, isOpen, isActive, isOnline } = view;
  const { t } = translator;
  const ends: Span[] = [];
  const status = statusSign(view.status, signs);
  if (view.isTyping) ends.push({ text: ` ${signs.typing}`, tone: 'jade' });
  else if (status !== '') ends.push({ text: ` ${status}`, tone: 'soft' });
  if (!isOpen && chat.draft.trim() !== '') ends.push({ text: ` ${t('tui.draft')}`, tone: 'red' });
  if (chat.mentioned) ends.push({ text: ' @', tone: 'red', bold: true });
  if (chat.muted) ends.push({ text: ` ${signs.muted}`, tone: 'faint' });
  const time = chat.lastTime > 0 ? ` ${rowTime(translator, chat.lastTime, view.now)}` : '';
  const count: Span[] = [];
  if (chat.unread > 0 || chat.markedUnread) {
    const shown = chat.unread > maxShown ? `${maxShown}+` : String(Math.max(1, chat.unread));
    count.push({ text: ` ${shown}`, ...(chat.muted ? { tone: 'faint' } : { bold: true }) });
  }
  count.push({ text: ' ' });
  const room = width - 4 - cells([...ends, ...count]);
  const own = drawableLine(chat.name);
  const spelt = chat.kind === 'direct' ? drawableLine(nameText(translator, chat.name)) : own;
  // How a name is spelt matters more than the time: by the characters alone its reader knows nobody.
  const shownName = cellWidth(spelt) <= room ? spelt : own;
  const hasTime = room - cellWidth(time) >= cellWidth(shownName);
  if (hasTime && time !== '') ends.push({ text: time, tone: 'faint' });
  const taken = hasTime ? cellWidth(time) : 0;
  const name = fitCells(shownName, Math.max(1, room - taken), { sign: signs.ellipsis });
  const kind = chat.kind === 'group' ? signs.group : isOnline ? signs.online : ' ';
  const isWaiting = (chat.unread > 0 && !chat.muted) || chat.markedUnread;
  return [
    isOpen ? { text: signs.chosen, tone: 'jade' } : { text: ' ' },
    { text: chat.pinned ? signs.pinned : ' ', tone: 'faint' },
    { text: `${kind} `, tone: isOnline && chat.kind === 'direct' ? 'jade' : 'faint' },
    { text: name, bold: isWaiting || isOpen, inverse: isActive, ...(isOpen ? { tone: 'jade' } : {}) },
    ...ends,
    ...count,
  ];
}

/** A status in one sign, for where its words have no room: its emoji, else that of a meeting, else that there are words. */
function statusSign(status: PersonStatus | undefined, signs: Signs): string {
  if (status === undefined) return '';
  return drawableLine(status.emoji) || (status.inMeeting ? signs.meeting : signs.status);
}

function cells(spans: readonly Span[]): number {
  return spans.reduce((sum, span) => sum + cellWidth(span.text), 0);
}
