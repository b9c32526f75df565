// The schedule of one signed-in person: asks and writes, keeps a month for reading without a network, hears what changes.
import type { CallOptions } from '../base/api-shape.ts';
import { feedOf } from '../base/feed.ts';
import { LiveValue } from '../base/live-value.ts';
import type { ItemWrite, Reminder, ScheduleItem } from '../contract/schedule.ts';
import { itemPage, longestRange, maxUids } from '../contract/schedule-limits.ts';
import { asOfficeError, OfficeError } from '../errors.ts';
import type { OpenFeature, PersonGround } from '../feature.ts';
import { digestOf } from '../transfers/index.ts';
import { actUndoing, type Acted } from './rules/act-undo.ts';
import { itemProblem } from './rules/item-form.ts';
import { freeSlots } from './rules/free-slots.ts';
import { mayDo } from './rules/item-rights.ts';
import { understand } from './rules/quick-add.ts';
import { isThere } from './rules/recurrence.ts';
import { wholeItem } from './rules/new-item.ts';
import { planChange, planRemoval, planUndo } from './rules/series-edit.ts';
import { localAt } from './rules/wall-time.ts';
import type { WorkingDays } from './rules/working-days.ts';
import { givenFeedback } from './given-feedback.ts';
import { tickTask } from './tick-task.ts';
import { openKeptItems } from './kept-items.ts';
import { peopleInWords } from './people-in-words.ts';
import { occurrencesOf } from './shown-items.ts';
import type { Done, Occurrence, ScheduleApi } from './schedule-api.ts';
import { openUndoMemory, type Undoable } from './undo-memory.ts';

const day = 86_400_000;
const maxYears = 20;

/** Its calls of the office; the table is loaded with the first of them. */
export const contract = async () => (await import('../contract/schedule.ts')).schedule;

/** Opens the schedule of a person. */
export function open(ground: PersonGround): OpenFeature<ScheduleApi> {
  const calls = ground.client(contract);
  const kept = openKeptItems(ground.store);
  const memory = openUndoMemory(ground.store);
  const changed = new LiveValue(0);
  const reminders = new LiveValue<readonly Reminder[]>([]);
  const me = ground.person.id;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  let days: Promise<WorkingDays> | undefined;
  const now = (): number => ground.host.clock.now();

  function workingDays(options: CallOptions = {}): Promise<WorkingDays> {
    days ??= calls
      .listWorkingDays({}, { ...options, retry: true })
      .then((found) => kept.keepDays(found))
      .catch((error: unknown) => {
        days = undefined;
        const known = kept.days();
        if (asOfficeError(error).kind !== 'network' || known === undefined) throw error;
        return known;
      });
    return days;
  }

  function moved(): void {
    kept.forget();
    changed.set(changed.get() + 1);
  }

  /** All items of a stretch of time, page by page; the office looks at a year at once. */
  async function asked(from: number, to: number, options: CallOptions): Promise<readonly ScheduleItem[]> {
    if (to - from > maxYears * 366 * day) throw new OfficeError('rangeTooLong');
    const found = new Map<string, ScheduleItem>();
    for (let begin = from; begin < to; begin += longestRange) {
      const stretch = { from: String(begin), to: String(Math.min(to, begin + longestRange)) };
      for (let after: string | undefined; ;) {
        const page = await calls.listItems(
          { ...stretch, ...(after !== undefined && { after }) },
          { ...options, retry: true },
        );
        for (const item of page) found.set(item.id, item);
        after = page.at(-1)?.id;
        if (page.length < itemPage) break;
      }
    }
    return [...found.values()];
  }

  async function items(
    from: number,
    to: number,
    options: CallOptions,
  ): Promise<{ items: readonly ScheduleItem[]; seenAt?: number }> {
    const known = ground.longLived ? kept.remembered(from, to) : undefined;
    if (known !== undefined) return { items: known };
    const asOf = kept.changes();
    try {
      const found = await asked(from, to, options);
      kept.keep({ from, to, items: found, time: now() }, now(), asOf);
      return { items: found };
    } catch (error) {
      const stored = asOfficeError(error).kind === 'network' ? kept.stored(from, to) : undefined;
      if (stored === undefined) throw error;
      return { items: stored.items, seenAt: stored.time };
    }
  }

  async function commit(
    writes: readonly ItemWrite[],
    options: CallOptions & { clientId?: string },
  ): Promise<ScheduleItem[]> {
    const done = await send(writes, options);
    moved();
    return done;
  }

  async function send(
    writes: readonly ItemWrite[],
    options: CallOptions & { clientId?: string },
  ): Promise<ScheduleItem[]> {
    for (const { item } of writes) {
      const problem = item && itemProblem(item);
      if (problem !== undefined) throw new OfficeError(problem.code);
    }
    const { clientId = ground.host.random.uuid(), ...call } = options;
    return calls.commitItems({ writes: [...writes], clientId }, { ...call, retry: true });
  }

  async function perform(
    item: ScheduleItem | undefined,
    writes: readonly ItemWrite[],
    options: CallOptions & { clientId?: string },
  ): Promise<Done> {
    const done = await commit(writes, options);
    const undo = planUndo(item, writes, done);
    const [first = item] = done;
    if (first !== undefined) remember({ id: first.id, title: first.title, time: now(), writes: undo });
    return { items: done, undo };
  }

  /** A program that stays open offers to undo where it shows what was done; of one that ends the next one does. */
  function remember(entry: Undoable): void {
    if (!ground.longLived) memory.remember(entry);
  }

  /** What an item was before an act, where undoing needs it. */
  async function act(
    acted: Acted & { id: string; toId?: string | undefined },
    { clientId = ground.host.random.uuid(), ...options }: CallOptions & { clientId?: string },
    isUndo: boolean,
  ): Promise<ScheduleItem> {
    const before =
      ground.longLived || isUndo
        ? undefined
        : await calls.getItem({ id: acted.id }, { ...options, retry: true });
    const item = await calls.actOnItem({ ...acted, clientId }, { ...options, retry: true });
    const undo = before && actUndoing(before, acted, me);
    if (undo !== undefined) remember({ id: item.id, title: item.title, time: now(), act: undo });
    moved();
    return item;
  }

  async function look(): Promise<void> {
    reminders.set(await calls.listReminders({}, { retry: true }));
  }

  async function planned(
    change: Parameters<ScheduleApi['plan']>[0],
    options: CallOptions,
  ): Promise<{ item: ScheduleItem; writes: ItemWrite[] }> {
    const [item, known] = await Promise.all([
      calls.getItem({ id: change.id }, options),
      workingDays(options),
    ]);
    const { patch, recurrenceId } = change;
    if (item.rule !== '' && recurrenceId !== undefined && !isThere(item, recurrenceId, known))
      throw new OfficeError('scheduleGone');
    const writes =
      patch === undefined ? planRemoval(item, change, known) : planChange(item, { ...change, patch }, known);
    return { item, writes };
  }

  const occurrences: ScheduleApi['occurrences'] = async (range, options = {}) => {
    const [found, known] = await Promise.all([items(range.from, range.to, options), workingDays(options)]);
    return {
      occurrences: occurrencesOf(found.items, range, me, known),
      ...(found.seenAt !== undefined && { seenAt: found.seenAt }),
    };
  };

  const api: ScheduleApi = {
    calendars: async (options = {}) => calls.listCalendars({}, { ...options, retry: true }),
    async saveCalendar(calendar, { clientId = ground.host.random.uuid(), ...options } = {}) {
      if (calendar.name.trim() === '') throw new OfficeError('calendarNameMissing');
      const saved = await calls.saveCalendar({ ...calendar, clientId }, { ...options, retry: true });
      moved();
      return saved;
    },
    async removeCalendar(id, options) {
      await calls.removeCalendar({ id }, options);
      moved();
    },
    async setFeed(id, on, options) {
      const calendar = await calls.setCalendarFeed({ id, on }, options);
      moved();
      return calendar;
    },
    grants: async (id, options) => calls.listCalendarGrants({ id }, options),
    async setGrant(id, grant, options) {
      await calls.setCalendarGrant({ id, ...grant }, options);
      moved();
    },
    occurrences,
    item: async (id, options = {}) => calls.getItem({ id }, { ...options, retry: true }),
    tasks: async ({ which, done }, options = {}) =>
      calls.listTasks({ which, isDone: done ? '1' : '0' }, { ...options, retry: true }),
    create: (item, options = {}) =>
      perform(undefined, [{ op: 'create', item: wholeItem(item, zone) }], options),
    async change({ patch, ...which }, options = {}) {
      const { item, writes } = await planned({ ...which, patch }, options);
      return perform(item, writes, options);
    },
    async remove(removal, options = {}) {
      const { item, writes } = await planned(removal, options);
      return perform(item, writes, options);
    },
    plan: async (change, options = {}) => (await planned(change, options)).writes,
    async allowed({ id, act }, options = {}) {
      const item = await calls.getItem({ id }, { ...options, retry: true });
      if (!mayDo(act, item, me))
        throw new OfficeError(
          act === 'feedback' && item.status !== 'confirmed'
            ? 'feedbackClosed'
            : (act === 'respond' || act === 'propose') && item.organizerId === me
              ? 'ownInvitation'
              : 'actNotAllowed',
        );
      return item;
    },
    async undo(undo, options = {}) {
      await commit(undo, options);
    },
    done: async () => {
      const last = memory.last(now());
      return last && { id: last.id, title: last.title, time: last.time };
    },
    async undoLast(options = {}) {
      const last = memory.last(now());
      if (last === undefined) throw new OfficeError('nothingToUndo');
      try {
        if ('writes' in last) await commit(last.writes, options);
        else await act({ ...last.act, id: last.id }, options, true);
      } catch (error) {
        // What others have gone on with is never undone later; what could not be asked may be.
        if (asOfficeError(error).kind === 'refused') memory.forget(last);
        throw error;
      }
      memory.forget(last);
      return { id: last.id, title: last.title, time: last.time };
    },
    act: (acted, options = {}) => act(acted, options, false),
    tick: (tick, options = {}) => tickTask(api, tick, now(), options),
    feedback: async (id, options) => calls.listFeedback({ id }, options),
    givenFeedback: ({ done }, options = {}) => givenFeedback(api, done, options),
    async addFeedback(
      { files = [], ...feedback },
      { clientId = ground.host.random.uuid(), ...options } = {},
    ) {
      if (feedback.text.trim() === '') throw new OfficeError('feedbackMissing');
      if (feedback.text.length > 2_000) throw new OfficeError('scheduleTextTooLong');
      const added = await calls.addFeedback(
        { ...feedback, files: [...files], clientId },
        { ...options, retry: true },
      );
      moved();
      return added;
    },
    async attach({ name, type, content }, options = {}) {
      const { signal = new AbortController().signal } = options;
      const md5 = await digestOf(content, ground.host.hash('md5'), signal, () => undefined);
      const file = { name, type: type || 'application/octet-stream', size: content.size, content };
      const stored = await ground.api.netdisk.uploadFile({ md5, file }, { ...options, timeoutMs: 0 });
      return { id: stored.id, name, size: content.size };
    },
    freeBusy: async ({ people, from, to }, options) =>
      calls.freeBusy({ people: [...people], from, to }, options),
    async freeSlots(query, options = {}) {
      const { people, from, to } = query;
      const [busy, known] = await Promise.all([
        calls.freeBusy({ people: [...people], from, to }, options),
        workingDays(options),
      ]);
      return freeSlots(
        busy.flatMap((one) => one.busy),
        { ...query, zone: query.zone ?? zone },
        known,
      );
    },
    async understand(text, wanted, options = {}) {
      const found = understand(text.slice(0, 500), now(), wanted ?? zone);
      return { ...found, ...(await peopleInWords(ground, found.title, options)) };
    },
    async importFile(file, { dryRun = false, calendarId, types, ...options } = {}) {
      const { importFile } = await import('./exchange/import.ts');
      const known = async (uids: readonly string[]): Promise<ReadonlySet<string>> => {
        const found = new Set<string>();
        for (let at = 0; at < uids.length; at += maxUids) {
          const page = { uids: uids.slice(at, at + maxUids) };
          for (const uid of await calls.listKnownItems(page, { ...options, retry: true })) found.add(uid);
        }
        return found;
      };
      return importFile(file, {
        dryRun,
        calendarId,
        zone,
        types,
        known,
        write: (writes) => send(writes, options),
      }).finally(moved);
    },
    async exportFile({ from, to }, format, { language = 'zh', ...options } = {}) {
      const [{ exportFile }, found] = await Promise.all([
        import('./exchange/export.ts'),
        items(from, to, options),
      ]);
      const own = found.items.filter(
        (item) => item.organizerId === me || item.people.some((one) => one.personId === me),
      );
      return exportFile(own, format, { language, now: now(), zone }).catch((error: unknown) => {
        throw new OfficeError('exportFailed', {}, error);
      });
    },
    async template(language) {
      return (await import('./exchange/export.ts')).templateFile(language);
    },
    workingDays,
    async setWorkingDays({ off, on }, options) {
      await calls.setWorkingDays({ off: [...off], on: [...on] }, options);
      days = undefined;
      moved();
    },
    reminders: feedOf(reminders),
    dueReminders: (options = {}) => calls.listReminders({}, { ...options, retry: true }),
    async settleReminder(reminder, options) {
      await calls.settleReminder(reminder, options);
      await look();
    },
    changed: feedOf(changed),
  };

  if (ground.longLived) look().catch(ground.reportUnlessOffline);

  return {
    api,
    hears: {
      online: () => {
        days = undefined;
        moved();
        return look();
      },
      async news({ topic }) {
        if (topic === 'schedule.reminder') await look();
        moved();
      },
      begunAnew: moved,
    },
    async finds(query, { limit, signal }) {
      const words = query.trim().toLocaleLowerCase().split(/\s+/u);
      const range = { from: now() - 90 * day, to: now() + 180 * day };
      const { occurrences: all } = await occurrences(range, { ...(signal && { signal }) });
      const found = new Map<string, Occurrence>();
      for (const one of all) {
        const text = `${one.title} ${one.location} ${one.organizerName}`.toLocaleLowerCase();
        // Of a series the next one is meant.
        const isBetter = !found.has(one.itemId) || (one.start <= now() + day && one.end < now());
        if (words.every((word) => text.includes(word)) && isBetter) found.set(one.itemId, one);
      }
      return [...found.values()]
        .toSorted((a, b) => Math.abs(a.start - now()) - Math.abs(b.start - now()))
        .slice(0, limit)
        .map((one, index) => ({
          reference: `${one.type === 'task' ? 'task' : 'event'}:${one.itemId}`,
          title: one.title,
          // On this device's clock, as everything else that stands beside it.
          excerpt: [
            one.isAllDay ? one.startLocal : localAt(one.start, zone).slice(0, 16).replace('T', ' '),
            one.location,
          ]
            .filter((part) => part !== '')
            .join(' · '),
          time: one.start,
          score: limit - index,
          path: `/main/schedule?open=${one.type === 'task' ? 'task' : 'event'}:${one.itemId}`,
        }));
    },
  };
}
