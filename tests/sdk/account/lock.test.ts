// Proves the lock of a person on a device: kept hashed, shut and open over restarts, paid for by waiting.
import { expect, test } from 'vitest';
import { createLock, type Lock } from '#sdk/account/index.ts';
import type { LockState } from '#sdk/api.ts';
import { OfficeError } from '#sdk/errors.ts';
import { fakeHost, type FakeHost } from '../../support/fake-host.ts';

const shen = { officeId: 'office', personId: '1001' };
const lin = { officeId: 'office', personId: '1002' };
const minute = 60_000;

type Bench = {
  lock: Lock;
  host: FakeHost;
  seen: () => LockState;
  account: { password: string; asked: number };
};

function start(
  host: FakeHost = fakeHost(),
  minutes = 0,
  account = { password: 'Account-1', asked: 0 },
): Bench {
  const lock = createLock({
    host,
    autoLockMinutes: () => minutes,
    async proveAccount(password) {
      account.asked += 1;
      if (account.password === 'unreachable') throw new OfficeError('connectionFailed');
      if (password !== account.password) throw new OfficeError('badCredentials');
    },
    report: () => undefined,
  });
  lock.belongTo(shen);
  let last: LockState | undefined;
  lock.state((state) => (last = state));
  return {
    lock,
    host,
    account,
    seen: () => last ?? { way: 'none', locked: false, tries: 0 },
  };
}

const chosen = async (way: 'own' | 'account', bench = start()): Promise<Bench> => {
  await bench.lock.choose({ way, password: way === 'own' ? '2468' : 'Account-1' });
  return bench;
};

test('without a password there is nothing to lock', async () => {
  await expect(start().lock.lock()).rejects.toMatchObject({ code: 'lockNotSet' });
});

test('the password is kept as a salted hash and nowhere else', async () => {
  const { host } = await chosen('own');
  const stored = [...host.deviceTexts.values(), ...host.secretTexts.values()].join('\n');
  expect(stored).toMatch(/scrypt\$15\$8\$/);
  expect(stored).not.toContain('2468');
});

test('locked and its time survive a restart, and only the password opens', async () => {
  const { lock, host } = await chosen('own');
  await lock.lock();
  const since = host.clock.now();
  await host.clock.pass(90_000);
  const again = start(host);
  expect(again.seen()).toMatchObject({ locked: true, since, way: 'own' });
  await expect(again.lock.unlock('1357')).rejects.toMatchObject({ code: 'lockPasswordWrong' });
  expect(again.seen()).toMatchObject({ locked: true, tries: 1 });
  await again.lock.unlock('2468');
  expect(again.seen()).toEqual({ way: 'own', locked: false, tries: 0 });
});

test('waits grow with wrong passwords and a restart does not shorten them', async () => {
  const { lock, host } = await chosen('own');
  await lock.lock();
  for (let slip = 0; slip < 3; slip += 1)
    await expect(lock.unlock('0000')).rejects.toMatchObject({ code: 'lockPasswordWrong' });
  const again = start(host);
  expect(again.seen().waitUntil).toBe(host.clock.now() + 5_000);
  await expect(again.lock.unlock('2468')).rejects.toMatchObject({
    code: 'lockWait',
    data: { retryAfterSeconds: 5, params: { seconds: 5 } },
  });
  expect(again.seen().tries).toBe(3);
  await host.clock.pass(5_000);
  await again.lock.unlock('2468');
  expect(again.seen().locked).toBe(false);
});

test('a try counts before it is looked at: ending the program makes none free', async () => {
  const { lock, host } = await chosen('own');
  await lock.lock();
  const answer = lock.unlock('0000');
  await Promise.resolve();
  await Promise.resolve();
  expect(start(host).seen().tries).toBe(1);
  await expect(answer).rejects.toMatchObject({ code: 'lockPasswordWrong' });
});

test('passwords tried at once count one by one', async () => {
  const { lock, seen } = await chosen('own');
  await lock.lock();
  const answers = await Promise.allSettled(['1', '2', '3', '2468'].map((password) => lock.unlock(password)));
  expect(answers.map((answer) => (answer.status === 'rejected' ? answer.reason.code : 'open'))).toEqual([
    'lockPasswordWrong',
    'lockPasswordWrong',
    'lockPasswordWrong',
    'lockWait',
  ]);
  expect(seen().locked).toBe(true);
});

test('it locks by itself after the minutes without input, and input puts it off', async () => {
  const bench = start(fakeHost(), 5);
  await chosen('own', bench);
  const { lock, host, seen } = bench;
  await host.clock.pass(4 * minute);
  await lock.used();
  await host.clock.pass(4 * minute);
  expect(seen().locked).toBe(false);
  await host.clock.pass(minute + 1_000);
  expect(seen()).toMatchObject({ locked: true, since: expect.any(Number) });
});

test('after a computer slept the first key finds the screen shut, as of when its time was over', async () => {
  const bench = start(fakeHost(), 5);
  await chosen('own', bench);
  const usedAt = bench.host.clock.now();
  const asleep = start(bench.host, 0);
  await bench.host.clock.pass(minute);
  asleep.lock.belongTo(undefined);
  const late = start(bench.host, 5);
  expect(late.seen().locked).toBe(false);
  bench.host.clock.now = () => usedAt + 3 * 60 * minute;
  await late.lock.used();
  expect(late.seen()).toMatchObject({ locked: true, since: usedAt + 6 * minute });
});

test('what one process locks the others see', async () => {
  const { lock, host } = await chosen('own');
  const other = start(host);
  await lock.lock();
  await host.clock.pass(1_000);
  expect(other.seen().locked).toBe(true);
  await other.lock.unlock('2468');
  await host.clock.pass(1_000);
  expect(start(host).seen().locked).toBe(false);
});

test('what another process chose a moment ago counts at once, and no input writes it over', async () => {
  const { lock, host } = await chosen('own');
  const other = start(host);
  await lock.choose({ way: 'own', password: '1357', current: '2468' });
  await host.clock.pass(0);
  await other.lock.used();
  await other.lock.lock();
  await other.lock.unlock('1357');
  await lock.choose({ way: 'none', current: '1357' });
  // Nothing is left to lock: it would be shut with a password that was taken away.
  await expect(other.lock.lock()).rejects.toMatchObject({ code: 'lockNotSet' });
  expect(start(host).seen()).toMatchObject({ way: 'none', locked: false });
});

test('a program that has ended looks no more: neither its time nor another process changes what it shows', async () => {
  const { lock, host } = await chosen('own');
  const ended = start(host, 1);
  const waiting = host.clock.waiting;
  ended.lock.close();
  expect(host.clock.waiting).toBe(waiting - 1);
  await lock.lock();
  await host.clock.pass(2 * minute);
  expect(ended.seen().locked).toBe(false);
});

test('the account’s password opens without the office, and a newer one through it', async () => {
  const bench = await chosen('account');
  const { lock, account, seen } = bench;
  expect(account.asked).toBe(1);
  account.password = 'unreachable';
  await lock.lock();
  await lock.unlock('Account-1');
  expect(seen().locked).toBe(false);
  account.password = 'Account-2';
  await lock.lock();
  await lock.unlock('Account-2');
  expect(seen().locked).toBe(false);
  account.password = 'unreachable';
  await lock.lock();
  await expect(lock.unlock('Account-3')).rejects.toMatchObject({ code: 'lockPasswordWrong' });
  await lock.unlock('Account-2');
});

test('a password changed here unlocks at once', async () => {
  const { lock, account, seen } = await chosen('account');
  await lock.passwordChanged('Account-9');
  account.password = 'unreachable';
  await lock.lock();
  await expect(lock.unlock('Account-1')).rejects.toMatchObject({ code: 'lockPasswordWrong' });
  await lock.unlock('Account-9');
  expect(seen().locked).toBe(false);
});

test('choosing needs the present password, a fit one, and the account’s own word', async () => {
  const bench = start();
  const { lock, seen } = bench;
  await expect(lock.choose({ way: 'own', password: '12' })).rejects.toMatchObject({
    code: 'lockPasswordUnfit',
    data: { params: { min: 4, max: 64 } },
  });
  await expect(lock.choose({ way: 'account', password: 'guess' })).rejects.toMatchObject({
    code: 'badCredentials',
  });
  expect(seen().way).toBe('none');
  await chosen('own', bench);
  await expect(lock.choose({ way: 'none' })).rejects.toMatchObject({ code: 'lockPasswordWrong' });
  await lock.choose({ way: 'account', password: 'Account-1', current: '2468' });
  expect(seen().way).toBe('account');
  await lock.lock();
  await expect(lock.choose({ way: 'none', current: 'Account-1' })).rejects.toMatchObject({
    code: 'screenLocked',
  });
  await lock.unlock('Account-1');
  await lock.choose({ way: 'none', current: 'Account-1' });
  expect(seen()).toEqual({ way: 'none', locked: false, tries: 0 });
});

test('locks belong to people: another one on the same device has their own', async () => {
  const { lock, seen } = await chosen('own');
  await lock.lock();
  lock.belongTo(lin);
  expect(seen()).toEqual({ way: 'none', locked: false, tries: 0 });
  lock.belongTo(shen);
  expect(seen().locked).toBe(true);
});

test('signing out of a locked screen forgets its password; proving the account’s opens it', async () => {
  const { lock, seen, host } = await chosen('own');
  await lock.lock();
  await lock.proven('Account-1');
  expect(seen()).toMatchObject({ locked: false, way: 'own' });
  await lock.lock();
  const left = lock.leaving();
  lock.belongTo(undefined);
  left();
  expect(start(host).seen()).toEqual({ way: 'none', locked: false, tries: 0 });
});

test.each(['not json', 'null', '{"way":"own"}', '{"way":"x","verifier":"y","since":1}'])(
  'a damaged record (%s) is no lock that nobody could open',
  (text) => {
    const host = fakeHost();
    host.deviceTexts.set('lock office-1001', text);
    expect(start(host).seen()).toEqual({ way: 'none', locked: false, tries: 0 });
  },
);
