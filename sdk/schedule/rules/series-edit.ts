// What a change of this one, this and following, or all of them writes; and what undoes it. Values in, a plan out.
import type { ItemInput, ItemWrite, Override, ScheduleItem } from '../../contract/schedule.ts';
import { indexOf, wallStarts } from './recurrence.ts';
import { instantOf, localAt, movedBy, wallOf } from './wall-time.ts';
import type { WorkingDays } from './working-days.ts';

/** How far a change reaches. */
export type Scope = 'this' | 'following' | 'all';
/** What is changed; what is absent stays. `people` and `files` replace all of them. */
export type ItemPatch = Partial<
  Pick<
    ItemInput,
    | 'title'
    | 'location'
    | 'start'
    | 'end'
    | 'zone'
    | 'isAllDay'
    | 'rule'
    | 'workdays'
    | 'importance'
    | 'showAs'
    | 'remarks'
    | 'reminders'
    | 'checklist'
    | 'people'
    | 'groups'
    | 'files'
    | 'calendarId'
    | 'type'
  >
>;

type Mutable<T> = { -readonly [Name in keyof T]: T[Name] };

/** Fields that one occurrence may have for itself. */
const ownFields = ['title', 'location', 'start', 'end', 'remarks', 'importance', 'showAs'] as const;
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** An item as it would be written again. */
export function inputOf(item: ScheduleItem): ItemInput {
  const { people, attachments, ...rest } = item;
  const {
    id: _id,
    organizerId: _o,
    organizerName: _n,
    status: _s,
    progress: _p,
    answers: _a,
    invitedGroups: _i,
    feedbackCount: _f,
    createdTime: _c,
    rev: _r,
    ...content
  } = rest;
  return {
    ...content,
    people: people.map(({ personId, role }) => ({ personId, role })),
    files: attachments.map(({ id }) => id),
  };
}

/** The rule without its end. */
const endless = (rule: string): string => rule.replace(/;?(COUNT|UNTIL)=[^;]+/gu, '').replace(/^;/u, '');

/** The same series up to before an occurrence. */
function before(item: ItemInput, recurrenceId: string): ItemInput {
  const until = item.isAllDay
    ? movedBy(recurrenceId, -86_400_000).replaceAll('-', '')
    : `${localAt(instantOf(recurrenceId, item.zone) - 1_000, 'UTC').replaceAll(/[-:]/gu, '')}Z`;
  return {
    ...item,
    rule: `${endless(item.rule)};UNTIL=${until}`,
    exceptions: item.exceptions.filter((one) => one < recurrenceId),
    overrides: item.overrides.filter((one) => one.recurrenceId < recurrenceId),
  };
}

/** The same series from an occurrence on. */
function from(item: ItemInput, recurrenceId: string, days: WorkingDays): ItemInput {
  const length = wallOf(item.end) - wallOf(item.start);
  const count = /COUNT=(\d+)/u.exec(item.rule)?.[1];
  const rule =
    count === undefined
      ? item.rule
      : item.rule.replace(/COUNT=\d+/u, `COUNT=${Number(count) - indexOf(item, recurrenceId, days)}`);
  const { uid: _, ...rest } = item;
  return {
    ...rest,
    start: recurrenceId,
    end: movedBy(recurrenceId, length),
    rule,
    exceptions: item.exceptions.filter((one) => one >= recurrenceId),
    overrides: item.overrides.filter((one) => one.recurrenceId >= recurrenceId),
  };
}

/** The days that a rule names, as they are after its first occurrence moved to another day. */
function movedRule(rule: string, oldStart: string, newStart: string): string {
  const by = Math.round((wallOf(newStart.slice(0, 10)) - wallOf(oldStart.slice(0, 10))) / 86_400_000);
  if (by === 0) return rule;
  if (rule.includes('FREQ=WEEKLY'))
    return rule.replace(/BYDAY=([A-Z,]+)/u, (_, names: string) => {
      const moved = names.split(',').map((name) => weekdays[(((weekdays.indexOf(name) + by) % 7) + 7) % 7]);
      return `BYDAY=${moved.join(',')}`;
    });
  const at = new Date(wallOf(newStart));
  const date = at.getUTCDate();
  const length = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  const nth = Math.ceil(date / 7);
  const fromEnd = Math.ceil((length + 1 - date) / 7);
  return rule
    .replace(/BYMONTH=\d+(?=;|$)/u, `BYMONTH=${at.getUTCMonth() + 1}`)
    .replace(/BYMONTHDAY=-?\d+(?=;|$)/u, `BYMONTHDAY=${date}`)
    .replace(/BYDAY=(-?)\d[A-Z]{2}(?=;|$)/u, (_, sign: string) => {
      // A last one stays a last one, and a fifth is one: not every month has five.
      const isFromEnd = nth > 4 || (sign === '-' && fromEnd < 5);
      return `BYDAY=${isFromEnd ? -fromEnd : nth}${weekdays[at.getUTCDay()]}`;
    });
}

/** The end of a rule moved along with its occurrences, as the clocks of their zones show it. */
function movedEnd(rule: string, shift: number, zones: { from: string; to: string }): string {
  return rule.replace(/UNTIL=(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z?))?/u, (...found: string[]) => {
    const [, year, month, date, hour, minute, second, utc] = found;
    const local = `${year}-${month}-${date}${hour === undefined ? '' : `T${hour}:${minute}:${second}`}`;
    if (hour === undefined)
      return `UNTIL=${movedBy(local, Math.floor(shift / 86_400_000) * 86_400_000).replaceAll('-', '')}`;
    if (utc !== 'Z') return `UNTIL=${movedBy(local, shift).replaceAll(/[-:]/gu, '')}`;
    const moved = movedBy(localAt(instantOf(local, 'UTC'), zones.from), shift);
    return `UNTIL=${localAt(instantOf(moved, zones.to), 'UTC').replaceAll(/[-:]/gu, '')}Z`;
  });
}

/**
 * A patch on the whole of a series, seen from one of its occurrences: a time that was changed there moves all of them by
 * as much. An occurrence that has something of its own keeps its time and gives up what the patch names.
 */
function patched(item: ItemInput, patch: ItemPatch, seen: { start: string; end: string }): ItemInput {
  const { start, end, ...plain } = patch;
  const next: Mutable<ItemInput> = { ...item, ...plain };
  const length =
    start !== undefined || end !== undefined
      ? wallOf(end ?? seen.end) - wallOf(start ?? seen.start)
      : wallOf(item.end) - wallOf(item.start);
  const becomesDate = patch.isAllDay !== undefined && patch.isAllDay !== item.isAllDay;
  const shift = start === undefined ? 0 : wallOf(start) - wallOf(seen.start);
  if (becomesDate) {
    const begin = start ?? seen.start;
    return { ...next, start: begin, end: end ?? movedBy(begin, length), exceptions: [], overrides: [] };
  }
  next.start = movedBy(item.start, shift);
  next.end = movedBy(next.start, length);
  const changesRule = patch.rule !== undefined && patch.rule !== item.rule;
  if ((shift !== 0 || next.zone !== item.zone) && !changesRule && item.rule !== '')
    next.rule = movedEnd(movedRule(item.rule, item.start, next.start), shift, {
      from: item.zone,
      to: next.zone,
    });
  if (next.rule === '') return { ...next, workdays: false, exceptions: [], overrides: [] };
  next.exceptions = item.exceptions.map((one) => movedBy(one, shift));
  next.overrides = item.overrides.map((one) => {
    const kept: Mutable<Override> = { ...one, recurrenceId: movedBy(one.recurrenceId, shift) };
    for (const name of ['title', 'location', 'remarks', 'importance', 'showAs'] as const)
      if (patch[name] !== undefined) delete kept[name];
    return kept;
  });
  return next;
}

/** What an occurrence says now. */
function seenAt(item: ItemInput, recurrenceId: string): { start: string; end: string } {
  const override = item.overrides.find((one) => one.recurrenceId === recurrenceId);
  const length = wallOf(item.end) - wallOf(item.start);
  const start = override?.start ?? recurrenceId;
  return { start, end: override?.end ?? movedBy(start, length) };
}

/** Writes of a change, in order. */
export function planChange(
  item: ScheduleItem,
  change: { recurrenceId?: string | undefined; scope: Scope; patch: ItemPatch },
  days: WorkingDays,
): ItemWrite[] {
  const input = inputOf(item);
  const { patch } = change;
  const put = (next: ItemInput): ItemWrite => ({ op: 'put', id: item.id, rev: item.rev, item: next });
  const recurrenceId = item.rule === '' ? undefined : change.recurrenceId;
  if (recurrenceId === undefined) return [put(patched(input, patch, input))];
  const seen = seenAt(input, recurrenceId);
  if (change.scope === 'this') {
    const isOwn = Object.keys(patch).every((name) => ownFields.some((own) => own === name));
    if (isOwn) return [put(withOverride(input, recurrenceId, patch, seen))];
    const single: ItemInput = {
      ...from(input, recurrenceId, days),
      rule: '',
      workdays: false,
      exceptions: [],
      overrides: [],
    };
    const own = input.overrides.find((one) => one.recurrenceId === recurrenceId);
    const { recurrenceId: _r, isCancelled: _c, ...values } = own ?? { recurrenceId };
    return [
      put(without(input, recurrenceId)),
      {
        op: 'create',
        splitFrom: item.id,
        splitAt: recurrenceId,
        item: { ...single, ...values, ...seen, ...patch },
      },
    ];
  }
  const head = before(input, recurrenceId);
  // Where all before it was taken out this and later are all of them: nothing is left behind that never takes place.
  const isFirst =
    indexOf(input, recurrenceId, days) === 0 || (patch.rule === undefined && isEmpty(head, days));
  if (change.scope === 'all' || isFirst) return [put(patched(input, patch, seen))];
  return [
    put(head),
    {
      op: 'create',
      splitFrom: item.id,
      splitAt: recurrenceId,
      item: patched(from(input, recurrenceId, days), patch, seen),
    },
  ];
}

function withOverride(
  item: ItemInput,
  recurrenceId: string,
  patch: ItemPatch,
  seen: { start: string; end: string },
): ItemInput {
  const known = item.overrides.find((one) => one.recurrenceId === recurrenceId);
  const moves = patch.start !== undefined || patch.end !== undefined;
  const start = patch.start ?? seen.start;
  const length = wallOf(seen.end) - wallOf(seen.start);
  const override: Mutable<Override> = { ...known, recurrenceId };
  for (const name of ['title', 'location', 'remarks'] as const)
    if (patch[name] !== undefined) override[name] = patch[name];
  if (patch.importance !== undefined) override.importance = patch.importance;
  if (patch.showAs !== undefined) override.showAs = patch.showAs;
  if (moves) Object.assign(override, { start, end: patch.end ?? movedBy(start, length) });
  const others = item.overrides.filter((one) => one.recurrenceId !== recurrenceId);
  return {
    ...item,
    overrides: [...others, override].toSorted((a, b) => (a.recurrenceId < b.recurrenceId ? -1 : 1)),
  };
}

const without = (item: ItemInput, recurrenceId: string): ItemInput => ({
  ...item,
  exceptions: [...new Set([...item.exceptions, recurrenceId])].toSorted(),
  overrides: item.overrides.filter((one) => one.recurrenceId !== recurrenceId),
});

/** Writes of a removal, in order. What leaves no occurrence is removed whole. */
export function planRemoval(
  item: ScheduleItem,
  removal: { recurrenceId?: string | undefined; scope: Scope },
  days: WorkingDays,
): ItemWrite[] {
  const input = inputOf(item);
  const whole: ItemWrite[] = [{ op: 'remove', id: item.id, rev: item.rev }];
  const { recurrenceId } = removal;
  if (item.rule === '' || recurrenceId === undefined || removal.scope === 'all') return whole;
  if (removal.scope === 'following' && indexOf(input, recurrenceId, days) === 0) return whole;
  const next = removal.scope === 'this' ? without(input, recurrenceId) : before(input, recurrenceId);
  return isEmpty(next, days) ? whole : [{ op: 'put', id: item.id, rev: item.rev, item: next }];
}

/** Whether a series with an end has no occurrence left. */
function isEmpty(item: ItemInput, days: WorkingDays): boolean {
  if (!/COUNT=|UNTIL=/u.test(item.rule)) return false;
  const gone = new Set(item.exceptions);
  const starts = wallStarts(item, wallOf(item.start), wallOf(item.start) + 20 * 366 * 86_400_000, days);
  return starts.every((at) => gone.has(new Date(at).toISOString().slice(0, item.isAllDay ? 10 : 19)));
}

/** What restores the item as it was, given what the writes came to. */
export function planUndo(
  before_: ScheduleItem | undefined,
  writes: readonly ItemWrite[],
  results: readonly ScheduleItem[],
): ItemWrite[] {
  return writes
    .map((write, index): ItemWrite => {
      const result = results[index];
      const named = { ...(result && { id: result.id, rev: result.rev }) };
      if (write.op === 'create') return { op: 'remove', ...named };
      if (write.op === 'remove') return { op: 'restore', ...named };
      if (write.op === 'restore') return { op: 'remove', ...named };
      return { op: 'put', ...named, item: before_ && inputOf(before_) };
    })
    .toReversed();
}
