// Where a watch begins: now, after a message, or at a time; and the stored messages from there on.
import type { LocalMessage, OfficeApi } from '#sdk/api.ts';
import { presentRows } from '../feeds.ts';
import { listedChats } from '../target.ts';
import { timeOf } from '../typed-time.ts';

/** A beginning. */
export type Since = { kind: 'now' } | { kind: 'mid'; mid: number } | { kind: 'time'; time: number };
type Named = { message: LocalMessage; chatName: string };

/** Messages per look into a chat. */
const page = 200;

/** Reads `--since`. @throws CliError `timeUnreadable` */
export async function readSince(typed: string | undefined, now: number): Promise<Since | undefined> {
  if (typed === undefined) return undefined;
  if (typed === 'now') return { kind: 'now' };
  if (/^\d{1,16}$/.test(typed)) return { kind: 'mid', mid: Number(typed) };
  const { time } = await timeOf('--since', typed, now, 'past');
  return { kind: 'time', time };
}

/** Stored messages after a beginning, in the order of their mids; a gap in the store is fetched. */
export async function storedSince(
  office: OfficeApi,
  since: Since,
  chatId: string | undefined,
): Promise<Named[]> {
  if (since.kind === 'now') return [];
  const isAfter = (message: LocalMessage): boolean =>
    since.kind === 'mid' ? message.mid > since.mid : message.time >= since.time;
  const chats = (await listedChats(office)).filter(
    (chat) =>
      (chatId === undefined || chat.id === chatId) &&
      (since.kind === 'mid' ? chat.lastMid > since.mid : chat.lastTime >= since.time),
  );
  const found: Named[] = [];
  for (const chat of chats) {
    const feed = (listener: Parameters<ReturnType<OfficeApi['chat']['messages']>>[0]) =>
      office.chat.messages(chat.id, page)(listener);
    let messages = (await presentRows(feed, (a, b) => a.mid - b.mid)).filter(({ state }) => state === 'sent');
    for (;;) {
      found.push(...messages.filter(isAfter).map((message) => ({ message, chatName: chat.name })));
      const [oldest] = messages;
      if (oldest === undefined || !isAfter(oldest)) break;
      messages = (await office.chat.older(chat.id, oldest.mid, page)).messages;
    }
  }
  return found.sort((a, b) => a.message.mid - b.message.mid);
}
