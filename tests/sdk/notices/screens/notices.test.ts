// Proves the notices on screen: their timers, holding, room, and the log.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { informationManner, successManner } from '#sdk/notices/rules/notice-time.ts';
import { OfficeError } from '#sdk/errors.ts';
import { NoticesScreen } from '#sdk/notices/screens/notices.ts';

let screen: NoticesScreen;
beforeEach(() => {
  vi.useFakeTimers();
  screen = new NoticesScreen(() => Date.now());
});
afterEach(() => {
  screen.dispose();
  vi.useRealTimers();
});
const shown = (): number => screen.getSnapshot().shown.length;

test('a notice leaves when its time is over and stays in the log', () => {
  screen.say({ key: 'chat.copied' }, successManner);
  vi.advanceTimersByTime(1_499);
  expect(shown()).toBe(1);
  vi.advanceTimersByTime(1);
  expect([shown(), screen.getSnapshot().log.length]).toEqual([0, 1]);
});

test('nothing leaves while somebody points at it, and the rest of its time comes after', () => {
  screen.say({ key: 'chat.copied' }, successManner);
  vi.advanceTimersByTime(1_000);
  screen.hold(true);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBe(1);
  screen.hold(false);
  vi.advanceTimersByTime(499);
  expect(shown()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(shown()).toBe(0);
});

test('the same notice is not stacked but lasts longer', () => {
  screen.say({ key: 'chat.copied' }, successManner);
  vi.advanceTimersByTime(1_000);
  screen.say({ key: 'chat.copied' }, successManner);
  vi.advanceTimersByTime(1_000);
  expect(shown()).toBe(1);
});

test('the same error with other particulars says the new ones in its place', () => {
  const tooLong = (count: number) =>
    screen.fail(new OfficeError('characterLimit', { params: { count, limit: 2000 } }).data, 30);
  tooLong(5_000);
  const [first] = screen.getSnapshot().shown;
  tooLong(3_000);
  const { shown: now, log } = screen.getSnapshot();
  expect(now).toEqual([
    { ...first, error: expect.objectContaining({ params: { count: 3_000, limit: 2000 } }) },
  ]);
  expect(new Set(log.map(({ id }) => id)).size).toBe(2);
});

test('sticky errors wait for a hand; form errors never come', () => {
  screen.fail({ code: 'serverNotFound', params: {} }, 10);
  screen.fail({ code: 'badCredentials', params: {} }, 10);
  vi.advanceTimersByTime(600_000);
  expect(shown()).toBe(1);
  screen.close(screen.getSnapshot().shown[0]?.id ?? '');
  expect(shown()).toBe(0);
});

test('four at most, and what would leave anyway makes room for what would not', () => {
  screen.fail({ code: 'serverNotFound', params: {} }, 10);
  for (let count = 0; count < 5; count += 1)
    screen.say({ key: 'frame.unreadCount', parameters: { count } }, informationManner);
  const { shown: now } = screen.getSnapshot();
  expect(now).toHaveLength(4);
  expect(now.some((notice) => 'error' in notice)).toBe(true);
});

test('what was said elsewhere is kept in the log alone, and the log can be emptied', () => {
  const screen = new NoticesScreen(() => 7);
  screen.note({ key: 'words.unread' });
  expect(screen.getSnapshot()).toMatchObject({
    shown: [],
    log: [{ time: 7, text: { key: 'words.unread' } }],
  });
  screen.clearLog();
  expect(screen.getSnapshot().log).toEqual([]);
  screen.dispose();
});
