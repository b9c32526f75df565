// Proves how flash messages are opened, counted down and forgotten.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OfficeApi } from '#sdk/api.ts';
import { OfficeError } from '#sdk/errors.ts';
import { FlashesScreen } from '#sdk/chat/screens/flashes.ts';

let asked: number[];
let answer: () => Promise<{ text: string; seconds: number }>;
const office = {
  chat: {
    openFlash: (_: string, mid: number) => {
      asked.push(mid);
      return answer();
    },
  },
} as unknown as Pick<OfficeApi, 'chat'>;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  asked = [];
  answer = async () => ({ text: '秘密', seconds: 3 });
});
afterEach(() => vi.useRealTimers());
const open = (): FlashesScreen => new FlashesScreen(office, '00012', () => Date.now());

test('it is seen for its seconds, counted down, and then nothing of it is left', async () => {
  const screen = open();
  await screen.open(7);
  expect(screen.getSnapshot().opened.get(7)).toEqual({ phase: 'open', text: '秘密', left: 3 });
  vi.advanceTimersByTime(1_100);
  expect(screen.getSnapshot().opened.get(7)).toMatchObject({ left: 2 });
  vi.advanceTimersByTime(2_000);
  expect(screen.getSnapshot().opened.get(7)).toEqual({ phase: 'over' });
  expect(vi.getTimerCount()).toBe(0);
  await screen.open(7);
  expect(asked).toEqual([7]);
});

test('a clock that stood still, as of a computer that slept, gives no more time', async () => {
  const screen = open();
  await screen.open(7);
  vi.setSystemTime(3_600_000);
  vi.advanceTimersByTime(300);
  expect(screen.getSnapshot().opened.get(7)).toEqual({ phase: 'over' });
});

test('a clock that is set back by days gives no more time either', async () => {
  const screen = open();
  await screen.open(7);
  vi.setSystemTime(-3 * 86_400_000);
  vi.advanceTimersByTime(2_000);
  expect(screen.getSnapshot().opened.get(7)).toMatchObject({ phase: 'open' });
  vi.advanceTimersByTime(1_500);
  expect(screen.getSnapshot().opened.get(7)).toEqual({ phase: 'over' });
});

test('one that was read elsewhere is over; where the network fails it can be tried again', async () => {
  const screen = open();
  answer = () => Promise.reject(new OfficeError('flashGone'));
  await screen.open(7);
  expect(screen.getSnapshot().opened.get(7)).toEqual({ phase: 'over' });
  answer = () => Promise.reject(new OfficeError('connectionFailed'));
  await screen.open(8);
  expect(screen.getSnapshot().opened.get(8)).toMatchObject({
    phase: 'failed',
    error: { code: 'connectionFailed' },
  });
  answer = async () => ({ text: 'x', seconds: 3 });
  await screen.open(8);
  expect(screen.getSnapshot().opened.get(8)).toMatchObject({ phase: 'open' });
  screen.dispose();
  expect(screen.getSnapshot().opened.size).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});
