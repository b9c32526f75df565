// Holds the SDK's rights against the table the office is tried by: both say the same, act for act.
import { expect, test } from 'vitest';
import { reasonAgainst, reasonAgainstRemoving, type GroupRight } from '#sdk/groups/rules/rights.ts';
import { expectedRefusal, switchStates, type TriedAct } from '../../../support/group-rights.ts';

const acts: Readonly<Record<GroupRight, TriedAct>> = {
  invite: 'joinGroup',
  remove: 'kickGroup a member',
  rename: 'renameGroup',
  setNotice: 'setGroupNotice',
  setIntroduction: 'setGroupIntroduction',
  setAvatar: 'uploadGroupAvatar',
  decideRequests: 'decideJoinRequests',
  setSwitches: 'setGroupSwitches',
  setAdministrators: 'setGroupAdministrators',
  transfer: 'changeGroupOwner',
  dissolve: 'dissolveGroup',
  setPush: 'modifyGroupPush',
  leave: 'leaveGroup',
};
const roles = ['owner', 'administrator', 'member'] as const;

test.each(Object.entries(acts))('%s is allowed to those the office allows it to', (right, act) => {
  for (const role of roles)
    for (const switches of switchStates)
      expect(reasonAgainst(right as GroupRight, { role, ...switches })).toBe(
        expectedRefusal(act, role, switches),
      );
});

test('only those below can be removed', () => {
  const trials = {
    member: 'kickGroup a member',
    administrator: 'kickGroup an administrator',
    owner: 'kickGroup the owner',
  } as const;
  const switches = { invitationOpen: true, reviewed: false };
  for (const role of roles)
    for (const target of roles)
      expect(reasonAgainstRemoving({ role, ...switches }, { role: target })).toBe(
        expectedRefusal(trials[target], role, switches),
      );
});
