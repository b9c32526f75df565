// Proves what listeners hear of other chats: who, where and how many; nothing of the open one, of muted ones, or behind a lock.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LockState, OfficeEvent } from '#sdk/api.ts';
import { Emitter } from '#sdk/base/emitter.ts';
import { feedOf } from '#sdk/base/feed.ts';
import { LiveValue } from '#sdk/base/live-value.ts';
import { SpokenArrivalsScreen } from '#sdk/notices/screens/spoken-arrivals.ts';
import { defaultSettings } from '#sdk/settings/table.ts';
import { aMessage } from '../../../cli/fake-office.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function start() {
  const events = new Emitter<OfficeEvent>();
  const lock = new LiveValue<LockState>({ way: 'own', locked: false, tries: 0 });
  const settings = new LiveValue({ ...defaultSettings(), messageTip: false });
  const screen = new SpokenArrivalsScreen(
    {
      events: events.subscribe,
      lock: { state: feedOf(lock) } as never,
      settings: { state: feedOf(settings) } as never,
    },
    Date.now,
  );
  let mid = 0;
  const say = (chatId: string, kind: 'direct' | 'group' = 'group', muted = false): void => {
    mid += 1;
    const message = aMessage(mid, chatId, 'secret');
    events.emit({ type: 'message', message, chatName: `chat ${chatId}`, chatKind: kind, muted });
  };
  const heard = async () => {
    await vi.advanceTimersByTimeAsync(1_000);
    return screen.getSnapshot();
  };
  return { screen, say, heard, lock, settings };
}

test('sender, chat and count of what came together, without the words', async () => {
  const { screen, say, heard } = start();
  screen.attend(true, '00009');
  say('00003');
  say('00003');
  say('00009');
  expect(await heard()).toEqual({
    number: 1,
    said: { count: 2, chats: 1, chat: 'chat 00003', sender: '周明轩' },
  });
  say('00004', 'direct');
  expect((await heard()).said).toEqual({ count: 1, chats: 1, chat: 'chat 00004' });
  say('00003');
  say('00004', 'direct');
  expect((await heard()).said).toEqual({ count: 2, chats: 2 });
  screen.dispose();
});

test('the open chat, a muted one, a window nobody looks at and one behind its lock say nothing', async () => {
  const { screen, say, heard, lock, settings } = start();
  screen.attend(true, '00003');
  say('00003');
  say('00004', 'group', true);
  expect((await heard()).number).toBe(0);
  screen.attend(false, undefined);
  say('00003');
  expect((await heard()).number).toBe(0);
  screen.attend(true, undefined);
  settings.set({ ...settings.get(), doNotDisturb: true });
  say('00003');
  expect((await heard()).number).toBe(0);
  settings.set({ ...settings.get(), doNotDisturb: false });
  say('00003');
  expect((await heard()).number).toBe(1);
  lock.set({ ...lock.get(), locked: true });
  expect(screen.getSnapshot().said).toBeUndefined();
  say('00003');
  expect((await heard()).number).toBe(1);
  screen.dispose();
});
