// An example: answers questions it knows, in direct chats always and in groups only when it is mentioned.
import type { OfficeApi } from '../../api.ts';
import { createBot, direct, type Bot } from '../index.ts';

/** A question by the words it contains, and its answer. */
export type KnownAnswer = { readonly words: readonly string[]; readonly answer: string };

/** Says so where it knows nothing, but only to whoever asked it alone. */
export function answersBot(office: OfficeApi, known: readonly KnownAnswer[]): Bot {
  return createBot(office)
    .use(async ({ chatKind, message, me }, next) => {
      if (chatKind === 'direct' || message.mentions?.includes(me) === true) await next();
    })
    .use(async ({ text, reply }, next) => {
      const found = known.find(({ words }) => words.every((word) => text.includes(word)));
      if (found === undefined) await next();
      else await reply(found.answer);
    })
    .on(direct, async ({ reply }) => {
      await reply('这个我还不知道，已经记下来了。');
    });
}
