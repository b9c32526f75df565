// Shares an answer: those who may ask in its bases may read it, and its card goes to chats.
import type { OfficeApi } from '../../api.ts';
import type { Answer } from '../ask-api.ts';

const longest = { title: 100, summary: 300 } as const;

/** Where it goes: people by their ids, groups by their chats. */
export type ShareTargets = {
  readonly people: readonly { readonly id: string }[];
  readonly groups: readonly { readonly chatId: string }[];
};

/**
 * Sends the card into every chat that was picked.
 * @throws OfficeError of the first chat that does not take it; the others have it
 */
export async function shareAnswer(
  office: Pick<OfficeApi, 'ask' | 'chat'>,
  what: { question: string; answer: Answer; source: string },
  to: ShareTargets,
): Promise<void> {
  await office.ask.share(what.answer.id);
  const direct = await Promise.all(to.people.map(({ id }) => office.chat.activate({ personId: id })));
  const chatIds = [...direct.map(({ id }) => id), ...to.groups.map(({ chatId }) => chatId)];
  const sent = await Promise.allSettled(
    [...new Set(chatIds)].map((chatId) =>
      office.chat.send({
        chatId,
        text: '',
        card: {
          type: 'shareLink',
          title: what.question.slice(0, longest.title),
          summary: what.answer.text.replaceAll('\n', ' ').slice(0, longest.summary),
          source: what.source,
          reference: `answer:${what.answer.id}`,
        },
      }),
    ),
  );
  const failed = sent.find((each) => each.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}
