// Where others cannot be asked, a screen of the schedule says so: nothing there means neither free nor unanswered.
import { expect, test } from 'vitest';
import type { OfficeApi } from '#sdk/api.ts';
import { OfficeError } from '#sdk/errors.ts';
import { ScheduleScreen } from '#sdk/schedule/screens/schedule.ts';

const now = new Date('2026-11-24T10:00:00').getTime();
const theirs = {
  ...{ id: '7', name: '日历', ownerId: '8', ownerName: '薄文', color: 3, level: 'busy' },
  ...{ isOwn: false, isDefault: false },
};
const block = { start: now, end: now + 3_600_000, state: 'busy' };

function schedule(answers: () => boolean) {
  const asked = <T>(answer: T): Promise<T> =>
    answers() ? Promise.resolve(answer) : Promise.reject(new OfficeError('connectionFailed'));
  const office = {
    schedule: {
      changed: () => () => undefined,
      occurrences: () => Promise.resolve({ occurrences: [] }),
      calendars: () => Promise.resolve([theirs]),
      freeBusy: () => asked([{ personId: '8', name: '薄文', busy: [block] }]),
      item: (id: string) => Promise.resolve({ id, type: 'task' }),
      feedback: () => asked([]),
    },
  } as unknown as OfficeApi;
  return new ScheduleScreen(office, '1', 'week', () => now);
}

test.each(['week', 'people'] as const)('the view %s says where colleagues may not be free', async (view) => {
  let reaches = true;
  const screen = schedule(() => reaches);
  await screen.refresh();
  screen.toggleCalendar(theirs.id);
  screen.setView(view);
  const shown = () => {
    const { busy, besideBusy } = screen.getSnapshot();
    return (view === 'week' ? busy : besideBusy).length;
  };
  await expect.poll(shown).toBe(1);
  expect(screen.getSnapshot().busyUnknown).toBe(false);
  reaches = false;
  await screen.refresh();
  expect([shown(), screen.getSnapshot().busyUnknown]).toEqual([0, true]);
  reaches = true;
  await screen.refresh();
  expect([shown(), screen.getSnapshot().busyUnknown]).toEqual([1, false]);
  screen.dispose();
});

test('what one place could not ask is not made good by another that asked nothing', async () => {
  let reaches = true;
  const screen = schedule(() => reaches);
  await screen.refresh();
  reaches = false;
  screen.setView('people');
  const unknown = () => screen.getSnapshot().busyUnknown;
  await expect.poll(unknown).toBe(true);
  // Shown and hidden again: no calendar is left to ask for.
  screen.toggleCalendar(theirs.id);
  screen.toggleCalendar(theirs.id);
  await screen.refresh();
  expect(unknown()).toBe(true);
  reaches = true;
  screen.setView('week');
  await expect.poll(unknown).toBe(false);
  screen.dispose();
});

test('a task that nobody has answered and one whose feedback cannot be asked for are two things', async () => {
  let reaches = true;
  const screen = schedule(() => reaches);
  await screen.select('5');
  expect(screen.getSnapshot().feedback).toEqual([]);
  reaches = false;
  await screen.select('6');
  expect(screen.getSnapshot()).toMatchObject({ item: { id: '6' }, feedback: undefined });
  screen.dispose();
});
