// Proves how near times are told, at the edges of days, weeks and years.
import { expect, test } from 'vitest';
import { timeForm } from '#sdk/locales/time-form.ts';

const at = (...parts: [number, number, number, number?, number?]): number =>
  new Date(parts[0], parts[1] - 1, parts[2], parts[3] ?? 0, parts[4] ?? 0).getTime();
const now = at(2026, 11, 21, 10, 42);

test.each([
  [at(2026, 11, 21, 0, 0), 'clock'],
  [at(2026, 11, 20, 23, 59), 'yesterday'],
  [at(2026, 11, 19, 12), 'weekday'],
  [at(2026, 11, 15, 0, 1), 'weekday'],
  [at(2026, 11, 14, 23, 59), 'date'],
  [at(2026, 1, 1), 'date'],
  [at(2025, 12, 31, 23, 59), 'year'],
  [at(2026, 11, 22, 1), 'date'],
] as const)('%s is told as %s', (time, form) => {
  expect(timeForm(time, now)).toBe(form);
});

test('an hour more or less does not move a day', () => {
  for (let day = 1; day <= 365; day += 1) {
    const noon = at(2026, 1, day, 12);
    expect(timeForm(at(2026, 1, day - 1, 0, 1), noon)).toBe('yesterday');
    expect(timeForm(at(2026, 1, day, 23, 59), noon)).toBe('clock');
  }
});
