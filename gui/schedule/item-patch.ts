// What of a form was changed.
import type { ItemInput, ItemPatch, PersonRole } from '#sdk/api.ts';
import type { Invited } from './PeopleField.tsx';

/** Only what was changed goes into the patch: what one occurrence may have for itself stays one occurrence's. */
export function patchOf(
  old: ItemInput,
  next: ItemInput,
  before: readonly Invited[],
  people: readonly Invited[],
): ItemPatch {
  const names = [
    'title',
    'location',
    'start',
    'end',
    'isAllDay',
    'rule',
    'workdays',
    'importance',
    'showAs',
    'remarks',
    'reminders',
    'checklist',
    'calendarId',
    'files',
    'zone',
    'type',
  ] as const;
  const changed = names.filter((name) => JSON.stringify(old[name]) !== JSON.stringify(next[name]));
  const patch = Object.fromEntries(changed.map((name) => [name, next[name]])) as ItemPatch;
  const key = (rows: readonly { id: string; role: PersonRole }[]): string =>
    rows
      .map((one) => `${one.id} ${one.role}`)
      .toSorted()
      .join(',');
  return key(before) === key(people)
    ? patch
    : { ...patch, people: next.people, ...(next.groups && { groups: next.groups }) };
}
