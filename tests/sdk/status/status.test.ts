// Rules of statuses: what holds at a time, when the next one ends, and the ends that faces offer.
import { expect, test } from 'vitest';
import { createTranslator } from '#sdk/locales/index.ts';
import { nextEnd, statusesAt } from '#sdk/status/rules/status.ts';
import { asksToClear, firstEnd, statusEnd } from '#sdk/status/rules/status-end.ts';
import { statusText, statusUntilText } from '#sdk/locales/status-text.ts';

const status = { personId: '7', name: '何静', emoji: '🏠', text: '居家', inMeeting: false };

test('what is over is gone, but who sits in a meeting still does', () => {
  const ending = { ...status, until: 100 };
  expect(statusesAt([ending], 99)).toEqual({ 7: ending });
  expect(nextEnd(statusesAt([ending, { ...status, personId: '8' }], 99))).toBe(100);
  expect(statusesAt([ending], 100)).toEqual({});
  expect(statusesAt([{ ...ending, inMeeting: true }], 100)).toEqual({
    7: { personId: '7', name: '何静', emoji: '', text: '', inMeeting: true },
  });
});

test('a status in a line', () => {
  const words = createTranslator('en');
  expect(statusText(words, undefined)).toBe('');
  expect(statusText(words, { ...status, inMeeting: true })).toBe('In a meeting · 🏠 居家');
});

test.each([
  ['halfHour', new Date(2026, 10, 27, 10, 30)],
  ['today', new Date(2026, 10, 27, 23, 59)],
  // A Friday; its week is over when Sunday is.
  ['week', new Date(2026, 10, 29, 23, 59)],
] as const)('%s from a Friday at ten', (end, expected) => {
  expect(statusEnd(end, new Date(2026, 10, 27, 10).getTime())).toBe(expected.getTime());
});

test('the week chosen on a Sunday is the one to come, and a status without an end has none', () => {
  expect(statusEnd('week', new Date(2026, 10, 29, 10).getTime())).toBe(
    new Date(2026, 11, 6, 23, 59).getTime(),
  );
  expect(statusEnd('week', new Date(2026, 10, 30, 10).getTime())).toBe(
    new Date(2026, 11, 6, 23, 59).getTime(),
  );
  expect(statusEnd('today', new Date(2026, 10, 29, 23, 59, 30).getTime())).toBe(
    new Date(2026, 10, 30).getTime(),
  );
  expect(statusEnd('never', 0)).toBeUndefined();
});

test('a status that is there goes on until its end, unless another one is chosen', () => {
  expect(firstEnd(undefined)).toBe('today');
  expect(firstEnd({ ...status, emoji: '', text: '', inMeeting: true })).toBe('today');
  expect(firstEnd(status)).toBe('never');
  expect(firstEnd({ ...status, until: 100 })).toBe('kept');
});

test('a status in a line says when it ends', () => {
  const words = createTranslator('en');
  const now = new Date(2026, 10, 29, 10).getTime();
  const until = new Date(2026, 10, 30, 12, 8).getTime();
  expect(statusUntilText(words, { ...status, until }, now)).toBe('🏠 居家 until Tomorrow 12:08');
  expect(statusUntilText(words, status, now)).toBe('🏠 居家');
  expect(statusUntilText(words, undefined, now)).toBe('');
});

test('what is typed to have no status is no status of that name', () => {
  const english = 'Clear status';
  expect(
    ['clear', ' Clear ', 'clear st', 'clear status', '清除'].map((typed) => asksToClear(typed, english)),
  ).toEqual([true, true, true, true, true]);
  expect(['清除', '清除状'].map((typed) => asksToClear(typed, '清除状态'))).toEqual([true, true]);
  // Somebody may say just that of themselves.
  expect(
    ['', 'cl', 'clear skies', 'clearing out', '清除垃圾'].map((typed) => asksToClear(typed, english)),
  ).toEqual([false, false, false, false, false]);
});
