// Finds whom a mention means once it is pressed; loaded then.
import type { LocalMessage, OfficeApi } from '#sdk/api.ts';
import { mentionedMember } from '#sdk/chat/rules/mentioned-member.ts';
import type { ActDialog } from './acts-context.ts';

/** Opens the card of who is called so in the group; whoever left it in the meantime has none to open from here. */
export async function showMentioned(
  office: OfficeApi,
  { mentions = [] }: LocalMessage,
  asked: { readonly groupId: string; readonly name: string; readonly open: (dialog: ActDialog) => void },
): Promise<void> {
  const members = await office.groups.allMembers(asked.groupId);
  const member = mentionedMember(asked.name, mentions, members);
  if (member !== undefined) asked.open({ type: 'person', personId: member.id });
}
