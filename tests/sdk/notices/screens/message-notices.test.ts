// Proves that messages that come together are told of once, those of a time offline when it is over, and sounds kept apart.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ConnectionState, LockState, OfficeEvent } from '#sdk/api.ts';
import { Emitter } from '#sdk/base/emitter.ts';
import { feedOf } from '#sdk/base/feed.ts';
import { LiveValue } from '#sdk/base/live-value.ts';
import { MessageNoticesScreen } from '#sdk/notices/screens/message-notices.ts';
import { defaultSettings } from '#sdk/settings/table.ts';
import { aMessage } from '../../../cli/fake-office.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function start() {
  const events = new Emitter<OfficeEvent>();
  const lock = new LiveValue<LockState>({ way: 'own', locked: false, tries: 0 });
  const settings = new LiveValue(defaultSettings());
  const line = new LiveValue<ConnectionState>({ phase: 'online', attempt: 0 });
  const screen = new MessageNoticesScreen(
    {
      events: events.subscribe,
      connection: { state: feedOf(line) } as never,
      lock: { state: feedOf(lock) } as never,
      settings: { state: feedOf(settings) } as never,
    },
    () => Date.now(),
  );
  screen.attend(false);
  const connection = (phase: ConnectionState['phase']): void => line.set({ phase, attempt: 0 });
  let mid = 0;
  const say = (text: string): void => {
    mid += 1;
    const message = aMessage(mid, '00003', text);
    events.emit({ type: 'message', message, chatName: '平台组', chatKind: 'group', muted: false });
  };
  return { screen, say, connection, lock, settings };
}

test('a burst is one notice', async () => {
  const { screen, say } = start();
  for (const text of ['a', 'b', 'c']) say(text);
  await vi.advanceTimersByTimeAsync(300);
  expect(screen.getSnapshot()).toMatchObject({
    number: 1,
    sound: true,
    tip: { count: 3, text: { sender: '周明轩', text: 'c' } },
  });
  screen.dispose();
});

test('what was missed is told once the connection is live', async () => {
  const { screen, say, connection } = start();
  connection('catchingUp');
  for (let count = 0; count < 500; count += 1) say('old');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(screen.getSnapshot().number).toBe(0);
  connection('online');
  await vi.advanceTimersByTimeAsync(300);
  expect(screen.getSnapshot()).toMatchObject({ number: 1, tip: { count: 500 } });
  screen.dispose();
});

test('sounds are two seconds apart, notices are not', async () => {
  const { screen, say } = start();
  const sounds: boolean[] = [];
  for (let count = 0; count < 4; count += 1) {
    say('x');
    await vi.advanceTimersByTimeAsync(700);
    sounds.push(screen.getSnapshot().sound);
  }
  expect(screen.getSnapshot().number).toBe(4);
  expect(sounds).toEqual([true, false, false, true]);
  screen.dispose();
});

test('the settings and the lock of the moment decide', async () => {
  const { screen, say, lock, settings } = start();
  settings.set({ ...settings.get(), doNotDisturb: true });
  say('x');
  await vi.advanceTimersByTimeAsync(300);
  expect(screen.getSnapshot().number).toBe(0);
  settings.set({ ...settings.get(), doNotDisturb: false });
  lock.set({ ...lock.get(), locked: true });
  screen.attend(true);
  say('secret');
  await vi.advanceTimersByTimeAsync(300);
  expect(JSON.stringify(screen.getSnapshot())).not.toContain('secret');
  expect(screen.getSnapshot()).toMatchObject({ number: 1, tip: { count: 1 } });
  screen.dispose();
});

test('a face that shows one chat is told of the others, and of that one too behind a lock', async () => {
  const { screen, say, lock } = start();
  screen.attend(true, '00003');
  say('seen');
  await vi.advanceTimersByTimeAsync(300);
  expect(screen.getSnapshot().number).toBe(0);
  screen.attend(true, '00004');
  say('elsewhere');
  await vi.advanceTimersByTimeAsync(300);
  expect(screen.getSnapshot()).toMatchObject({ number: 1, tip: { count: 1 } });
  screen.attend(true, '00003');
  lock.set({ way: 'own', locked: true, tries: 0 });
  say('behind the lock');
  await vi.advanceTimersByTimeAsync(300);
  expect(screen.getSnapshot()).toMatchObject({ number: 2, tip: { chatId: '00003' } });
  expect(screen.getSnapshot().tip?.text).toBeUndefined();
  screen.dispose();
});
