// Asks what a conversation of a group shows beside its messages: how many there are, who can be named, who leads.
import type { LocalChat, Member, OfficeApi } from '../../api.ts';
import { asOfficeError } from '../../errors.ts';
import { saysClosed } from '../rules/closed-reason.ts';

/** What was found so far; the numbers come before the names. */
export type GroupFacts = {
  readonly members: { count: number; online: number; requests: number } | undefined;
  readonly names?: readonly string[];
  readonly roles?: ReadonlyMap<string, Member['role']>;
};

/**
 * What is shown of them where the chat is closed: who is in a group is told to members alone, and that it was refused
 * just before the row said so is no fault.
 */
export const factsOfClosed = { members: undefined, error: undefined };

/**
 * Tells them as they come; nothing of a direct chat, nor of a group one is no member of. A device that was away asks
 * before it hears that the group was left on another one: what the office answers then is no fault to be shown.
 */
export async function tellGroupFacts(
  office: Pick<OfficeApi, 'chat'>,
  { kind, enabled, groupId }: LocalChat,
  tell: (facts: GroupFacts) => void,
): Promise<void> {
  if (kind !== 'group' || groupId === undefined) return;
  if (!enabled) return tell({ members: undefined, names: [] });
  try {
    await tellFacts(office, groupId, tell);
  } catch (error) {
    if (!saysClosed(asOfficeError(error).code)) throw error;
  }
}

async function tellFacts(
  office: Pick<OfficeApi, 'chat'>,
  groupId: string,
  tell: (facts: GroupFacts) => void,
): Promise<void> {
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
