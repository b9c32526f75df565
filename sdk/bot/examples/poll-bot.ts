// An example: holds one poll per chat, by commands with checked arguments.
import * as z from 'zod/mini';
import type { OfficeApi } from '../../api.ts';
import { createBot, type Bot } from '../index.ts';

type Poll = { readonly question: string; readonly votes: Map<string, number> };

/** `/poll 问题` begins one, `/vote 1` to `/vote 9` votes, `/result` counts. Everybody has one vote and may change it. */
export function pollBot(office: OfficeApi): Bot {
  const polls = new Map<string, Poll>();
  return createBot(office)
    .command(
      { name: 'poll', about: '开始一次投票', takes: z.object({ question: z.string() }) },
      async ({ question }, { message, reply }) => {
        polls.set(message.chatId, { question, votes: new Map() });
        await reply(`投票：${question}\n用 /vote 编号 投票，/result 看结果。`);
      },
    )
    .command(
      {
        name: 'vote',
        about: '投一票，可以改',
        takes: z.object({ choice: z.coerce.number().check(z.int(), z.gte(1), z.lte(9)) }),
      },
      ({ choice }, { message }) => void polls.get(message.chatId)?.votes.set(message.senderId, choice),
    )
    .command({ name: 'result', about: '看结果', takes: z.object({}) }, async (_, { message, reply }) => {
      const poll = polls.get(message.chatId);
      const counts = Map.groupBy(poll?.votes.values() ?? [], (choice) => choice);
      const lines = [...counts]
        .toSorted(([a], [b]) => a - b)
        .map(([choice, all]) => `${choice}：${all.length} 票`);
      await reply(poll === undefined ? '还没有投票。' : [poll.question, ...lines].join('\n'));
    });
}
