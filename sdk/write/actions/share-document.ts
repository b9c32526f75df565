// Sends a document into chats as a card; who is there may read it from then on.
import type { OfficeApi, WrittenDocument } from '../../api.ts';

const longest = { title: 100, summary: 300 } as const;

/** Where it goes: people by their ids, groups by their ids and chats. */
export type DocumentTargets = {
  readonly people: readonly { readonly id: string }[];
  readonly groups: readonly { readonly id: string; readonly chatId: string }[];
};

/**
 * Lets those of the chats read it and sends the card to each.
 * @throws OfficeError of the first chat that does not take it; the others have it
 */
export async function shareDocument(
  office: Pick<OfficeApi, 'write' | 'chat'>,
  document: Pick<WrittenDocument, 'id' | 'title' | 'excerpt'>,
  to: DocumentTargets,
  source: string,
): Promise<void> {
  const known = await office.write.grants(document.id);
  // Whoever may do more already keeps it.
  const has = (kind: 'person' | 'group', id: string): boolean =>
    known.some((grant) => grant.kind === kind && grant.granteeId === id);
  const wanted = [
    ...to.people.map(({ id }) => ({ kind: 'person' as const, granteeId: id })),
    ...to.groups.map(({ id }) => ({ kind: 'group' as const, granteeId: id })),
  ].filter(({ kind, granteeId }) => !has(kind, granteeId));
  for (const grant of wanted) await office.write.setGrant(document.id, { ...grant, level: 'read' });
  const direct = await Promise.all(to.people.map(({ id }) => office.chat.activate({ personId: id })));
  const chatIds = [...direct.map(({ id }) => id), ...to.groups.map(({ chatId }) => chatId)];
  const sent = await Promise.allSettled(
    [...new Set(chatIds)].map((chatId) =>
      office.chat.send({
        chatId,
        text: '',
        card: {
          type: 'shareLink',
          title: document.title.slice(0, longest.title),
          summary: document.excerpt.slice(0, longest.summary),
          source,
          reference: `document:${document.id}`,
        },
      }),
    ),
  );
  const failed = sent.find((each) => each.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}
