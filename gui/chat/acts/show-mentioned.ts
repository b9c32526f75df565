// Finds whom a mention means once it is pressed; loaded then.
import type { LocalMessage, OfficeApi } from '#sdk/api.ts';
import { everyoneId } from '#sdk/chat/rules/mention-text.ts';
import { mentionedMember } from '#sdk/chat/rules/mentioned-member.ts';
import type { ActDialog } from './acts-context.ts';

/** Opens the card of who is called so in the group, also of somebody whom the message mentions and who has left it. */
export async function showMentioned(
  office: OfficeApi,
  { mentions = [] }: LocalMessage,
  asked: { readonly groupId: string; readonly name: string; readonly open: (dialog: ActDialog) => void },
): Promise<void> {
  // Who has left the group oneself is told nobody's names by it.
  const members = await office.groups.allMembers(asked.groupId).catch(() => []);
  const member = mentionedMember(asked.name, mentions, members);
  if (member !== undefined) return asked.open({ type: 'person', personId: member.id });
  const ids = mentions.filter((id) => id !== everyoneId && members.every((one) => one.id !== id));
  const people = await Promise.all(ids.map((id) => office.contacts.person(id).catch(() => undefined)));
  const person = people.find((one) => one?.name === asked.name);
  if (person !== undefined) asked.open({ type: 'person', personId: person.id });
}
