// What of a message becomes the title of an item.
import { maxTitle } from '../../contract/schedule-limits.ts';

const shortTitle = 60;

/** Its first line, as long as titles are read; of a task without what its title may not hold (spec §5). */
export function titleFrom(words: string, isTask: boolean): string {
  // Whom it was said to is no part of it.
  const said = words.replace(/^(?:\s*@[^\s@]+)+\s+/u, '');
  const line = said.split('\n').find((one) => one.trim() !== '') ?? '';
  const plain = isTask ? line.replaceAll(/[?&:'"%#]/gu, ' ') : line;
  const title = plain.replaceAll(/\s+/gu, ' ').trim().slice(0, maxTitle);
  return title.length <= shortTitle ? title : `${title.slice(0, shortTitle - 1)}…`;
}

/** Where the message is that an item was made of; undefined for an item that was made of none. */
export function messageOf(source: string): { chatId: string; mid: number } | undefined {
  const [, chatId, mid] = /^message:(\d{1,20})-(\d{1,15})$/u.exec(source) ?? [];
  return chatId === undefined || mid === undefined ? undefined : { chatId, mid: Number(mid) };
}
