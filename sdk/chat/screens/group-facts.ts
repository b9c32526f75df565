// Asks what a conversation of a group shows beside its messages: how many there are, who can be named, who leads.
import type { LocalChat, Member, OfficeApi } from '../../api.ts';

/** What was found so far; the numbers come before the names. */
export type GroupFacts = {
  readonly members: { count: number; online: number; requests: number };
  readonly names?: readonly string[];
  readonly roles?: ReadonlyMap<string, Member['role']>;
};

/** Tells them as they come; nothing of a direct chat, nor of a group one is no member of. */
export async function tellGroupFacts(
  office: Pick<OfficeApi, 'chat'>,
  { kind, enabled, groupId }: LocalChat,
  tell: (facts: GroupFacts) => void,
): Promise<void> {
  if (kind !== 'group' || !enabled || groupId === undefined) return;
  const group = await office.chat.group(groupId);
  const { memberCount: count, onlineCount: online, requestCount: requests } = group;
  tell({ members: { count, online, requests } });
  const { members } = await office.chat.members(groupId);
  // Owner and administrators stand on the first page.
  const leading = members.filter(({ role }) => role !== 'member');
  tell({
    members: { count, online, requests },
    names: members.map((member) => member.name),
    roles: new Map(leading.map(({ id, role }) => [id, role])),
  });
}
