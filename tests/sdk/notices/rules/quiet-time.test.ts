// Quiet hours by the clock of the device: over midnight, within a day, none, and one's own word above them.
import { expect, test } from 'vitest';
import { isQuietTime } from '#sdk/notices/rules/quiet-time.ts';

const settings = { doNotDisturb: false, quietHours: true, quietFrom: '22:00', quietUntil: '08:30' };
const at = (hour: number, minute = 0): number => new Date(2026, 4, 6, hour, minute, 59).getTime();

test.each([
  [21, 59, false],
  [22, 0, true],
  [0, 0, true],
  [8, 29, true],
  [8, 30, false],
  [12, 0, false],
])('22:00 to 08:30 at %i:%i: quiet is %s', (hour, minute, isQuiet) =>
  expect(isQuietTime(settings, at(hour, minute))).toBe(isQuiet),
);

test.each([
  [11, 59, false],
  [12, 0, true],
  [13, 59, true],
  [14, 0, false],
  [23, 0, false],
])('a break at noon at %i:%i: quiet is %s', (hour, minute, isQuiet) =>
  expect(isQuietTime({ ...settings, quietFrom: '12:00', quietUntil: '14:00' }, at(hour, minute))).toBe(
    isQuiet,
  ),
);

test('hours that end when they begin are none', () => {
  const none = { ...settings, quietFrom: '09:00', quietUntil: '09:00' };
  for (let hour = 0; hour < 24; hour += 1) expect(isQuietTime(none, at(hour))).toBe(false);
});

test('off they do nothing; who wants quiet has it at any hour', () => {
  expect(isQuietTime({ ...settings, quietHours: false }, at(23))).toBe(false);
  expect(isQuietTime({ ...settings, quietHours: false, doNotDisturb: true }, at(12))).toBe(true);
});
