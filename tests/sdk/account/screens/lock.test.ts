// Proves what a locked screen shows, and that its wait counts down by itself.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LockState, UnreadTotals } from '#sdk/api.ts';
import { LockScreen } from '#sdk/account/screens/lock.ts';
import { LiveValue } from '#sdk/base/live-value.ts';
import { feedOf } from '#sdk/base/feed.ts';
import { OfficeError } from '#sdk/errors.ts';

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

const person = {
  id: '1001',
  loginName: 'shen',
  name: '沈知行',
  avatar: 'a.png',
  email: 'secret@example.test',
  phone: '1',
  departmentName: '',
  departmentPath: '',
};

function screenOf(
  unlock: (password: string) => Promise<void> = async () => undefined,
  used: () => Promise<void> = async () => undefined,
) {
  const lock = new LiveValue<LockState>({ way: 'own', locked: true, since: 5, tries: 0 });
  const totals = new LiveValue<UnreadTotals>({ unread: 3, mutedUnread: 0, mentioned: 0, chats: 1 });
  const screen = new LockScreen(
    {
      lock: {
        state: feedOf(lock),
        lock: async () => lock.set({ ...lock.get(), locked: true }),
        unlock,
        used,
        choose: async () => undefined,
      },
      account: { state: feedOf(new LiveValue({ phase: 'signedIn', person } as const)) } as never,
      chat: { totals: feedOf(totals) } as never,
    },
    () => Date.now(),
  );
  return { screen, lock, totals };
}

test('who, since when and how many unread; nothing else', () => {
  const { screen, totals } = screenOf();
  totals.set({ unread: 4, mutedUnread: 0, mentioned: 0, chats: 1 });
  expect(screen.getSnapshot()).toEqual({
    known: true,
    locked: true,
    way: 'own',
    since: 5,
    person: { id: '1001', name: '沈知行', avatar: 'a.png' },
    unread: 4,
    secondsLeft: 0,
    busy: false,
  });
  screen.dispose();
});

test('a wrong password says so until something else is typed', async () => {
  const { screen } = screenOf(async () => {
    throw new OfficeError('lockPasswordWrong');
  });
  expect(await screen.unlock('x')).toBe(false);
  expect(screen.getSnapshot()).toMatchObject({ busy: false, error: { code: 'lockPasswordWrong' } });
  screen.edit();
  expect(screen.getSnapshot().error).toBeUndefined();
  screen.dispose();
});

test('while one password is looked at a second one is not sent', async () => {
  const sent: string[] = [];
  const { screen } = screenOf(async (password) => void sent.push(password));
  const both = [screen.unlock('a'), screen.unlock('b')];
  expect(await Promise.all(both)).toEqual([true, false]);
  expect(sent).toEqual(['a']);
  screen.dispose();
});

test('the wait counts down and takes its sentence with it', async () => {
  const { screen, lock } = screenOf(async () => {
    throw new OfficeError('lockWait', { params: { seconds: 2 } });
  });
  lock.set({ ...lock.get(), tries: 3, waitUntil: 1_002_000 });
  await screen.unlock('x');
  expect(screen.getSnapshot()).toMatchObject({ secondsLeft: 2, error: { code: 'lockWait' } });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(screen.getSnapshot().secondsLeft).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(screen.getSnapshot()).toMatchObject({ secondsLeft: 0 });
  expect(screen.getSnapshot().error).toBeUndefined();
  screen.dispose();
});

test('input is told once in the 2,000 ms of a throttle, however much of it there is', async () => {
  const told: number[] = [];
  const { screen } = screenOf(undefined, async () => void told.push(Date.now() - 1_000_000));
  for (let at = 0; at < 50; at += 1) {
    screen.used();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(told).toEqual([0, 2_000, 4_000]);
  screen.dispose();
});
