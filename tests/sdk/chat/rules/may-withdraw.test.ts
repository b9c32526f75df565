// Proves who may withdraw what, and until when.
import { expect, test } from 'vitest';
import { mayWithdraw, type WithdrawCircumstances } from '#sdk/chat/rules/may-withdraw.ts';
import { aMessage } from '../../../cli/fake-office.ts';

const sentAt = 1_000_000;
const around = (more: Partial<WithdrawCircumstances> = {}): WithdrawCircumstances => ({
  now: sentAt + 60_000,
  withdrawMs: 120_000,
  meId: 'me',
  kind: 'group',
  roles: new Map(),
  ...more,
});
const own = aMessage(1, '00001', 'x', { mine: true, senderId: 'me', time: sentAt });
const theirs = aMessage(2, '00001', 'x', { senderId: 'you', time: sentAt });

test('one’s own until the last moment, and it says how long still', () => {
  expect(mayWithdraw(own, around())).toEqual({ allowed: true, leftMs: 60_000 });
  expect(mayWithdraw(own, around({ now: sentAt + 119_999 }))).toEqual({ allowed: true, leftMs: 1 });
  expect(mayWithdraw(own, around({ now: sentAt + 120_000 }))).toEqual({
    allowed: false,
    reason: 'withdrawTooLate',
  });
});

test('the office’s clock decides, however wrong this device’s is', () => {
  for (const wrong of [-3, 3].map((days) => days * 86_400_000)) {
    const skewed = (ms: number) => around({ now: sentAt + ms + wrong, clockAheadMs: -wrong });
    expect(mayWithdraw(own, skewed(60_000))).toEqual({ allowed: true, leftMs: 60_000 });
    expect(mayWithdraw(own, skewed(120_000))).toEqual({ allowed: false, reason: 'withdrawTooLate' });
  }
  // A little behind, as nearly every clock is: nobody is told of more time than there is.
  expect(mayWithdraw(own, around({ now: sentAt - 900 }))).toEqual({ allowed: true, leftMs: 120_000 });
});

test('in groups whoever stands above the sender, whenever', () => {
  const late = { now: sentAt + 10 ** 9 };
  const roles = (mine: 'owner' | 'administrator' | 'member', your: 'owner' | 'administrator' | 'member') =>
    around({
      ...late,
      roles: new Map([
        ['me', mine],
        ['you', your],
      ]),
    });
  const allowed = (mine: 'owner' | 'administrator' | 'member', your: 'owner' | 'administrator' | 'member') =>
    mayWithdraw(theirs, roles(mine, your)).allowed;
  expect(allowed('owner', 'administrator')).toBe(true);
  expect(allowed('owner', 'member')).toBe(true);
  expect(allowed('administrator', 'member')).toBe(true);
  expect(allowed('administrator', 'administrator')).toBe(false);
  expect(allowed('administrator', 'owner')).toBe(false);
  expect(allowed('member', 'member')).toBe(false);
  expect(mayWithdraw(theirs, { ...roles('owner', 'member'), kind: 'direct' }).allowed).toBe(false);
});

test('nothing that is no message of the office, and no notice', () => {
  expect(mayWithdraw({ ...own, state: 'failed' }, around()).allowed).toBe(false);
  expect(mayWithdraw({ ...own, bySystem: true }, around()).allowed).toBe(false);
});
