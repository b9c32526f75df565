// The window's title: what it says, and the sequences that set it and bring the old one back.
import { oneLine } from './plain-line.ts';

/** Keeps the title the window has now. */
export const pushTitle = '\u001b[22;2t';

/** Longest title set: window lists show less. */
const longestTitle = 120;

/** Sets the title. */
export function titleSequence(title: string): string {
  return `\u001b]2;${oneLine(title, longestTitle)}\u0007`;
}

/** What a window is called: how much is unread, where one is, what the program is. */
export function windowTitle({
  productName,
  unread,
  place,
}: {
  productName: string;
  /** Unread messages of chats that are not muted. */
  unread: number;
  /** The open chat, where its name may be seen. */
  place?: string;
}): string {
  const name = place === undefined || place === '' ? productName : `${place} · ${productName}`;
  return unread > 0 ? `(${unread > 99 ? '99+' : unread}) ${name}` : name;
}
