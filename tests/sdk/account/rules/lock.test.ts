// Proves the rules of the lock screen: when it shuts, what a wrong password costs, what signing out does.
import { expect, test } from 'vitest';
import {
  lockPasswordProblem,
  noLock,
  planAutoLock,
  planChoice,
  planLeave,
  planLock,
  planOpen,
  planTry,
  planUse,
  waitAfter,
  waitLeft,
  type LockRecord,
} from '#sdk/account/rules/lock.ts';

const minute = 60_000;
const open: LockRecord = planChoice('own', 'stored form', 1_000);

test('nothing locks before a password is chosen', () => {
  expect(planLock(noLock, 5)).toBe(noLock);
  expect(planAutoLock(noLock, 5, 99 * minute)).toBe(noLock);
});

test('a lock keeps the time it was shut at', () => {
  const shut = planLock(open, 2_000);
  expect(shut.since).toBe(2_000);
  expect(planLock(shut, 9_000)).toBe(shut);
  expect(planUse(shut, 9_000)).toBe(shut);
});

test('it shuts by itself after the minutes, as of the moment they were over', () => {
  expect(planAutoLock(open, 5, 1_000 + 5 * minute - 1)).toBe(open);
  expect(planAutoLock(open, 5, 1_000 + 60 * minute).since).toBe(1_000 + 5 * minute);
  expect(planAutoLock(open, 0, 1_000 + 60 * minute)).toBe(open);
  const used = planUse(open, 4 * minute);
  expect(planAutoLock(used, 5, 6 * minute)).toBe(used);
});

test('three slips are free, then each costs more, up to a quarter of an hour', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 50].map((tries) => waitAfter(tries) / 1_000)).toEqual([
    0, 0, 0, 5, 15, 60, 300, 900, 900, 900,
  ]);
});

test('a wait ends by itself, and a clock that was set back cannot stretch it', () => {
  let shut = planLock(open, 0);
  for (let tries = 0; tries < 3; tries += 1) shut = planTry(shut, 10_000);
  expect(waitLeft(shut, 10_000)).toBe(5_000);
  expect(waitLeft(shut, 14_999)).toBe(1);
  expect(waitLeft(shut, 15_000)).toBe(0);
  expect(waitLeft(shut, -1_000_000)).toBe(5_000);
});

test('the right password opens and forgets the wrong ones', () => {
  const opened = planOpen(planTry(planLock(open, 2_000), 3_000), 4_000);
  expect(opened).toEqual({ way: 'own', verifier: 'stored form', tries: 0, waitUntil: 0, usedAt: 4_000 });
});

test('signing out of a locked screen forgets its password, out of an open one keeps it', () => {
  expect(planLeave(planLock(open, 2_000))).toBe(noLock);
  expect(planLeave(open)).toBe(open);
});

test.each([
  ['123', 'short'],
  ['     ', 'short'],
  ['1234', undefined],
  ['口令口令', undefined],
  ['x'.repeat(64), undefined],
  ['x'.repeat(65), 'long'],
])('"%s" as a lock password: %s', (password, problem) => expect(lockPasswordProblem(password)).toBe(problem));
