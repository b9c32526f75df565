// Plans an office with one very long chat and a short one beside it, both of the same two people.
import { makeText, makeVocabulary, seededRandom } from '../corpus.ts';
import { planManyChats } from '../../journeys/gui/many-chats.ts';
import type { OfficePlan } from '#fixtures/seed/plan.ts';

const secondMs = 1_000;
/** Both as `planManyChats` makes them. */
export const longChat = { id: '10001', name: '勘探 1' } as const;
/** The chat with a single message. */
export const shortChat = { id: '10002', name: '安全 2', newest: '第 2 条消息' } as const;

/** `count` messages in the first chat, one in the second; everything has been read. `now` is the newest's time. */
export function planLongChat(count: number, now: number): OfficePlan {
  const office = planManyChats(2, now);
  const [longChatId, shortChatId] = [Number(longChat.id), Number(shortChat.id)];
  const random = seededRandom(7);
  const vocabulary = makeVocabulary(random);
  const start = now - (count + 10) * secondMs;
  return {
    ...office,
    chats: office.chats.map((chat) => ({ ...chat, createdAt: start })),
    members: office.members.map((member) => ({ ...member, joinedAt: start })),
    messages: [
      ...office.messages
        .filter(({ chatId }) => chatId === shortChatId)
        .map((row) => ({ ...row, time: start })),
      ...Array.from({ length: count }, (_, at) => ({
        chatId: longChatId,
        senderId: at % 5 < 3 ? '1002' : '1001',
        text: `${at + 1}. ${makeText(random, vocabulary)}`,
        time: start + (at + 1) * secondMs,
        mentions: [],
      })),
    ],
    reads: [
      { chatId: longChatId, personId: '1001', ordinal: count, time: now },
      { chatId: shortChatId, personId: '1001', ordinal: 1, time: now },
    ],
  };
}
