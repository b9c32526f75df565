// Proves that a closed chat says why, by the message that closed it.
import { expect, test } from 'vitest';
import { closedReason } from '#sdk/chat/rules/closed-reason.ts';

const closed = (lastSystemKey: string | undefined) =>
  closedReason({ enabled: false, kind: 'group', lastSystemKey });

test('removed, left, dissolved, no longer friends, notices, or simply closed', () => {
  expect(closed('tokick')).toBe('removedFromGroup');
  expect(closed('operkick')).toBe('removedFromGroup');
  expect(closed('leave')).toBe('leftGroup');
  expect(closed('ownerleave')).toBe('leftGroup');
  expect(closed('delgroup')).toBe('groupDissolved');
  expect(closed(undefined)).toBe('chatDisabled');
  expect(closedReason({ enabled: false, kind: 'direct', peerId: '7' })).toBe('noLongerFriends');
  expect(closedReason({ enabled: false, kind: 'direct', peerId: '2' })).toBe('noticesOnly');
  expect(closedReason({ enabled: true, kind: 'group', lastSystemKey: 'tokick' })).toBeUndefined();
});
