// Decides what a person may do in a group and says why not (spec §6); the office decides for itself, and agrees.
import type { Group, Member } from '../../api.ts';
import type { ErrorCode } from '../../errors.ts';

/** What a person may or may not do to a group. */
export type GroupRight =
  | 'invite'
  | 'remove'
  | 'rename'
  | 'setNotice'
  | 'setIntroduction'
  | 'setAvatar'
  | 'decideRequests'
  | 'setSwitches'
  | 'setAdministrators'
  | 'transfer'
  | 'dissolve'
  | 'setPush'
  | 'leave';

type Role = Group['role'];
const rank: Readonly<Record<Role, number>> = { member: 0, administrator: 1, owner: 2 };
const lowest: Readonly<Record<GroupRight, Role>> = {
  invite: 'member',
  setPush: 'member',
  leave: 'member',
  remove: 'administrator',
  rename: 'administrator',
  setNotice: 'administrator',
  setIntroduction: 'administrator',
  setAvatar: 'administrator',
  decideRequests: 'administrator',
  setSwitches: 'owner',
  setAdministrators: 'owner',
  transfer: 'owner',
  dissolve: 'owner',
};

/** Every right, in the order faces offer them. */
export const groupRights = Object.keys(lowest) as readonly GroupRight[];

/** Why somebody of a role may not do something; undefined where they may. */
export function reasonAgainst(
  right: GroupRight,
  group: Pick<Group, 'role' | 'invitationOpen'>,
): ErrorCode | undefined {
  const needed = lowest[right];
  if (rank[group.role] < rank[needed])
    return needed === 'owner' ? 'groupOwnerOnly' : 'groupAdministratorsOnly';
  if (right === 'invite' && group.role === 'member' && !group.invitationOpen) return 'groupInvitationClosed';
  return undefined;
}

/** Why somebody may not remove a member; undefined where they may. */
export function reasonAgainstRemoving(
  group: Pick<Group, 'role' | 'invitationOpen'>,
  target: Pick<Member, 'role'>,
): ErrorCode | undefined {
  return reasonAgainst('remove', group) ?? (rank[group.role] > rank[target.role] ? undefined : 'groupRank');
}
