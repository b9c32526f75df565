// An example: takes requests, marks what it has seen with a reaction, and keeps one pinned list of what is open.
import type { OfficeApi } from '../../api.ts';
import { createBot, type Bot } from '../index.ts';

/** A request is taken by a text and done by a 👍 on it; who words it anew changes it in the list. */
export function deskBot(office: OfficeApi, chatId: string): Bot {
  const open = new Map<number, string>();
  let list: number | undefined;
  /** The list is one message that is edited; where that is no more allowed, another one takes its place. */
  const tell = async (): Promise<void> => {
    const text = [`待办 ${open.size} 件`, ...open.values()].join('\n');
    await office.status.set({ emoji: '🛠️', text: `待办 ${open.size} 件` });
    const edited =
      list === undefined
        ? undefined
        : await office.marks.edit(chatId, list, text).then(
            () => true,
            () => undefined,
          );
    if (edited) return;
    if (list !== undefined) await office.marks.pin(chatId, list, false);
    const { mid } = await office.chat.send({ chatId, text, wait: true });
    list = mid;
    await office.marks.pin(chatId, mid, true);
  };
  return createBot(office)
    .onText(async ({ message, text }) => {
      if (message.chatId !== chatId) return;
      open.set(message.mid, text);
      await office.marks.react(chatId, message.mid, { emoji: 'OK', on: true });
      await tell();
    })
    .when('edited', async ({ mid, text }) => {
      if (!open.has(mid)) return;
      open.set(mid, text);
      await tell();
    })
    .when('reacted', async ({ mid, emoji, on }) => {
      if (emoji === '强' && on && open.delete(mid)) await tell();
    });
}
