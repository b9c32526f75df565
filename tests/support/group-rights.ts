// Who may do what in a group, as one table (spec §6): the office is tried by it call for call, and the SDK's rules are held against it.
import type { RefusalName } from '#sdk/contract/codes.ts';

/** Everybody who may try something, by what they are to the group. */
export const groupRoles = [
  'owner',
  'administrator',
  'member',
  'outsider',
  'removed',
  'left',
  'dissolved',
  'otherOwner',
  'superAdministrator',
] as const;
/** One of them. */
export type TriedRole = (typeof groupRoles)[number];
/** How a group's two switches stand. */
export type SwitchState = { invitationOpen: boolean; reviewed: boolean };
/** All four ways. */
export const switchStates: readonly SwitchState[] = [
  { invitationOpen: true, reviewed: false },
  { invitationOpen: true, reviewed: true },
  { invitationOpen: false, reviewed: false },
  { invitationOpen: false, reviewed: true },
];

/** Those the group is nothing to, and why; a dissolved group's people were in it to the end. */
const outside: Readonly<Partial<Record<TriedRole, RefusalName>>> = {
  outsider: 'notFound',
  otherOwner: 'notFound',
  superAdministrator: 'notFound',
  removed: 'removedFromGroup',
  left: 'leftGroup',
  dissolved: 'groupDissolved',
};
const below = { administrator: 'groupAdministratorsOnly', owner: 'groupOwnerOnly' } as const;
const rank: Readonly<Record<string, number>> = { member: 0, administrator: 1, owner: 2 };

/** What an act asks for. */
export type ActRow = {
  lowest: 'member' | 'administrator' | 'owner';
  /** Refusals that do not follow from the lowest role. */
  unless?: (role: TriedRole, switches: SwitchState) => RefusalName | undefined;
  /** Open to whoever was in the group too: its past stays theirs. */
  past?: true;
  /** Whether the switches may decide. */
  switched?: true;
};

/** Every act, by the name the cases carry. */
export const groupActs = {
  getGroup: { lowest: 'member', switched: true },
  getGroupInfo: { lowest: 'member' },
  listGroupMembers: { lowest: 'member' },
  listAllGroupMembers: { lowest: 'member' },
  getLastGroupMessage: { lowest: 'member', past: true },
  joinGroup: {
    lowest: 'member',
    switched: true,
    unless: (role, { invitationOpen }) =>
      role === 'member' && !invitationOpen ? 'groupInvitationClosed' : undefined,
  },
  'kickGroup a member': { lowest: 'administrator' },
  'kickGroup an administrator': {
    lowest: 'administrator',
    unless: (role) => (role === 'administrator' ? 'groupRank' : undefined),
  },
  'kickGroup the owner': { lowest: 'administrator', unless: () => 'groupRank' },
  'kickGroup a stranger': { lowest: 'administrator', unless: () => 'groupMembersInvalid' },
  leaveGroup: { lowest: 'member' },
  'leaveGroup for somebody else': { lowest: 'member', unless: () => 'forbidden' },
  dissolveGroup: { lowest: 'owner' },
  changeGroupOwner: { lowest: 'owner' },
  'changeGroupOwner to a stranger': { lowest: 'owner', unless: () => 'groupMembersInvalid' },
  modifyGroupPush: { lowest: 'member' },
  'modifyGroupPush for somebody else': { lowest: 'member', unless: () => 'forbidden' },
  renameGroup: { lowest: 'administrator', switched: true },
  setGroupNotice: { lowest: 'administrator' },
  setGroupIntroduction: { lowest: 'administrator' },
  uploadGroupAvatar: { lowest: 'administrator' },
  setGroupAvatar: { lowest: 'administrator' },
  setGroupSwitches: { lowest: 'owner', switched: true },
  setGroupAdministrators: { lowest: 'owner' },
  listJoinRequests: { lowest: 'administrator', switched: true },
  decideJoinRequests: { lowest: 'administrator', switched: true },
  send: { lowest: 'member' },
} as const satisfies Record<string, ActRow>;
/** One of them. */
export type TriedAct = keyof typeof groupActs;

/** What must come of an act: undefined where it is allowed. */
export function expectedRefusal(
  name: TriedAct,
  role: TriedRole,
  switches: SwitchState,
): RefusalName | undefined {
  const act: ActRow = groupActs[name];
  const reason = outside[role];
  if (reason !== undefined) {
    // A call that names somebody else is refused before anybody looks at the group.
    if (name.endsWith('for somebody else')) return 'forbidden';
    return act.past === true && reason !== 'notFound' ? undefined : reason;
  }
  if (name.endsWith('for somebody else')) return 'forbidden';
  if ((rank[role] ?? 0) < (rank[act.lowest] ?? 0) && act.lowest !== 'member') return below[act.lowest];
  return act.unless?.(role, switches);
}

/** One trial. */
export type RightsCase = { act: TriedAct; role: TriedRole; switches: SwitchState };

/** Every act by every role; those the switches may decide with all four ways. */
export const rightsCases: readonly RightsCase[] = (Object.keys(groupActs) as TriedAct[]).flatMap((act) => {
  const row: ActRow = groupActs[act];
  const states = row.switched === true ? switchStates : switchStates.slice(0, 1);
  return states.flatMap((switches) => groupRoles.map((role) => ({ act, role, switches })));
});
