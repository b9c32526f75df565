// Sends an item into chats as a card: whoever is in it answers there, and everybody who may see it opens it.
import type { OfficeApi, ScheduleItem } from '../../api.ts';

const longest = { title: 100, summary: 300 } as const;

/** Where it goes: people by their ids, groups by their chats. */
export type ShareTargets = {
  readonly people: readonly { readonly id: string }[];
  readonly groups: readonly { readonly chatId: string }[];
};

/**
 * Sends the card into every chat that was picked.
 * @param words when it is, in the words of whoever sends it, and what the product calls it
 * @throws OfficeError of the first chat that does not take it; the others have it
 */
export async function shareItem(
  office: Pick<OfficeApi, 'chat'>,
  item: Pick<ScheduleItem, 'id' | 'type' | 'title' | 'location'>,
  words: { when: string; source: string },
  to: ShareTargets,
): Promise<void> {
  const direct = await Promise.all(to.people.map(({ id }) => office.chat.activate({ personId: id })));
  const chatIds = [...direct.map(({ id }) => id), ...to.groups.map(({ chatId }) => chatId)];
  const summary = [words.when, item.location].filter((part) => part !== '').join(' · ');
  const sent = await Promise.allSettled(
    [...new Set(chatIds)].map((chatId) =>
      office.chat.send({
        chatId,
        text: '',
        card: {
          type: 'shareLink',
          title: item.title.slice(0, longest.title),
          summary: summary.slice(0, longest.summary),
          source: words.source,
          reference: `${item.type === 'task' ? 'task' : 'event'}:${item.id}`,
        },
      }),
    ),
  );
  const failed = sent.find((each) => each.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}
