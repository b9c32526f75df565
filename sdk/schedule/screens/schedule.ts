// View model of the schedule: the stretch in view with its occurrences, calendars, what is open, tasks.
import type { Calendar, Feedback, Occurrence, OfficeApi, PersonBusy, ScheduleItem } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';
import { overlapsOf } from '../rules/conflicts.ts';

/** Ways to look at it. `today` is the day view of today. */
export const scheduleViews = ['day', 'week', 'month', 'list', 'people', 'tasks'] as const;
export type ScheduleView = (typeof scheduleViews)[number];
/** Which tasks. */
export type TaskView = 'mine' | 'assigned' | 'all';

/** Somebody whose day is looked at beside one's own. */
export type BesidePerson = { readonly id: string; readonly name: string };
/** How many days fit side by side. */
export const maxBeside = 12;

/** What the schedule shows. */
export type ScheduleSnapshot = {
  personId: string;
  view: ScheduleView;
  /** Any date within what is shown, `2026-11-24`. */
  date: string;
  from: number;
  to: number;
  occurrences: readonly Occurrence[];
  /** Titles of what each occurrence of one's own lies over, by key. */
  overlaps: ReadonlyMap<string, string>;
  calendars: readonly Calendar[];
  hidden: readonly string[];
  /** When those are busy of whom no more may be known, in the colour of their calendar. */
  busy: readonly (PersonBusy & { color: number })[];
  /** Whose days stand side by side, oneself left out; and when everybody there is busy, oneself first. */
  beside: readonly BesidePerson[];
  besideBusy: readonly PersonBusy[];
  /** Whether it could not be asked when others are busy: what looks free then may not be. */
  busyUnknown: boolean;
  loading: boolean;
  error: ErrorData | undefined;
  seenAt: number | undefined;
  /** What is open beside the grid. */
  open: { itemId: string; recurrenceId: string | undefined } | undefined;
  item: ScheduleItem | undefined;
  itemError: ErrorData | undefined;
  /** What was said about the open task; undefined where it could not be asked for. */
  feedback: readonly Feedback[] | undefined;
  /** By when they are due: the next one first, of those that are settled the latest. */
  tasks: readonly ScheduleItem[];
  /** When each of them is due, by id, in epoch ms: of one that repeats, the time that is to be done now. */
  taskDues: ReadonlyMap<string, number>;
  taskView: TaskView;
  showsDone: boolean;
};

const day = 86_400_000;
const longestList = 340 * day;
const pad = (value: number): string => String(value).padStart(2, '0');
/** The date of an instant on this device. */
export const dateOf = (time: number): string => {
  const at = new Date(time);
  return `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
};
/** When a date begins on this device, in epoch ms. */
export const timeOf = (date: string): number => new Date(`${date}T00:00:00`).getTime();

/** The stretch that a view shows around a date; months with the weeks at their ends. */
export function rangeOf(view: ScheduleView, date: string): { from: number; to: number } {
  const at = new Date(`${date}T00:00:00`);
  const monday = (of: Date): Date =>
    new Date(of.getFullYear(), of.getMonth(), of.getDate() - ((of.getDay() + 6) % 7));
  if (view === 'day' || view === 'people') return { from: at.getTime(), to: at.getTime() + day };
  if (view === 'month') {
    const first = monday(new Date(at.getFullYear(), at.getMonth(), 1));
    return { from: first.getTime(), to: first.getTime() + 42 * day };
  }
  const from = monday(at).getTime();
  return { from, to: from + (view === 'list' ? 28 : 7) * day };
}

/** Which of these calendars an occurrence stands in: what one was invited to stands in one's first. */
export function calendarOf(
  one: Pick<Occurrence, 'calendarId' | 'part'>,
  calendars: readonly Calendar[],
): Calendar | undefined {
  const own = calendars.find(({ isDefault }) => isDefault);
  if (one.part !== 'organizer' && one.part !== 'viewer') return own;
  return calendars.find(({ id }) => id === one.calendarId) ?? own;
}

/** The list before where the one after says the same, so that nothing is drawn anew. */
function unlessSame<Row>(before: readonly Row[], after: readonly Row[]): readonly Row[] {
  const isSame =
    before.length === after.length &&
    before.every((one, index) => JSON.stringify(one) === JSON.stringify(after[index]));
  return isSame ? before : after;
}

/** The schedule of one person. */
export class ScheduleScreen extends Screen<ScheduleSnapshot> {
  readonly #office: OfficeApi;
  readonly #now: () => number;
  #asked = 0;
  readonly #unknown = new Set<'calendars' | 'beside'>();
  #isFirst = true;

  constructor(office: OfficeApi, personId: string, view: ScheduleView, now: () => number) {
    const date = dateOf(now());
    super({
      personId,
      view,
      date,
      ...rangeOf(view, date),
      occurrences: [],
      overlaps: new Map(),
      calendars: [],
      hidden: [],
      busy: [],
      beside: [],
      besideBusy: [],
      busyUnknown: false,
      loading: true,
      error: undefined,
      seenAt: undefined,
      open: undefined,
      item: undefined,
      itemError: undefined,
      feedback: [],
      tasks: [],
      taskDues: new Map(),
      taskView: 'mine',
      showsDone: false,
    });
    this.#office = office;
    this.#now = now;
    this.onDispose(office.schedule.changed(() => void this.refresh()));
  }

  async #tasks(which: TaskView, done: boolean): Promise<Pick<ScheduleSnapshot, 'tasks' | 'taskDues'>> {
    const [tasks, days, { dueOf }] = await Promise.all([
      this.#office.schedule.tasks({ which, done }),
      this.#office.schedule.workingDays(),
      // When something repeats is worked out by much that no other view needs.
      import('../rules/current-occurrence.ts'),
    ]);
    const taskDues = new Map(tasks.map((task) => [task.id, dueOf(task, this.#now(), days)]));
    const due = ({ id }: ScheduleItem): number => taskDues.get(id) ?? 0;
    // What is to be done next stands first, and of what is settled the latest.
    return { tasks: tasks.toSorted((a, b) => (done ? due(b) - due(a) : due(a) - due(b))), taskDues };
  }

  /** Asks again for what is shown. */
  async refresh(): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    const { from, to, taskView, showsDone, view, open } = this.getSnapshot();
    try {
      const [page, calendars, { tasks, taskDues }] = await Promise.all([
        this.#office.schedule.occurrences({ from, to }),
        this.#office.schedule.calendars().catch(() => this.getSnapshot().calendars),
        view === 'tasks' ? this.#tasks(taskView, showsDone) : { tasks: [], taskDues: new Map() },
      ]);
      if (asked !== this.#asked) return;
      const shown = this.getSnapshot();
      const occurrences = unlessSame(shown.occurrences, page.occurrences);
      // Of whom one sees only blocks, one looks when one wants to.
      const hidden = this.#isFirst
        ? calendars.filter(({ level, isOwn }) => level === 'busy' && !isOwn).map(({ id }) => id)
        : this.getSnapshot().hidden;
      this.#isFirst = calendars.length === 0;
      this.update({
        occurrences,
        overlaps: occurrences === shown.occurrences ? shown.overlaps : this.#overlaps(occurrences),
        calendars: unlessSame(shown.calendars, calendars),
        hidden,
        tasks,
        taskDues,
        loading: false,
        error: undefined,
        seenAt: page.seenAt,
      });
    } catch (error) {
      if (asked === this.#asked) this.update({ loading: false, error: asOfficeError(error).data });
    }
    if (open !== undefined) await this.#load(open.itemId);
    await this.#lookBusy();
    await this.#lookBeside();
  }

  /** Shows more of a list: another four weeks, at most a year of it. */
  extend(): void {
    const { from, to, loading } = this.getSnapshot();
    if (loading || to - from > longestList) return;
    this.update({ to: to + 28 * day, loading: true });
    void this.refresh();
  }

  setView(view: ScheduleView): void {
    const old = this.getSnapshot();
    const range = rangeOf(view, old.date);
    // A shorter stretch of what is there is shown at once.
    const isWithin = !old.loading && range.from >= old.from && range.to <= old.to;
    const occurrences = isWithin
      ? old.occurrences.filter(
          (one) => one.start < range.to && (one.end > range.from || one.start >= range.from),
        )
      : old.occurrences;
    this.update({ view, ...range, occurrences });
    void this.refresh();
  }

  goTo(date: string): void {
    this.update({ date, ...rangeOf(this.getSnapshot().view, date) });
    void this.refresh();
  }

  today(): void {
    this.goTo(dateOf(this.#now()));
  }

  /** One stretch earlier or later. */
  step(by: -1 | 1): void {
    const { view, date } = this.getSnapshot();
    const at = new Date(timeOf(date));
    if (view === 'month') at.setMonth(at.getMonth() + by, 1);
    else at.setDate(at.getDate() + by * (view === 'day' || view === 'people' ? 1 : view === 'list' ? 28 : 7));
    this.goTo(dateOf(at.getTime()));
  }

  toggleCalendar(id: string): void {
    const { hidden } = this.getSnapshot();
    this.update({ hidden: hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id] });
    void this.#lookBusy();
  }

  /** Whose days stand side by side. */
  setBeside(people: readonly BesidePerson[]): void {
    this.update({ beside: people.slice(0, maxBeside) });
    void this.#lookBeside();
  }

  showAll(): void {
    this.update({ hidden: [] });
  }

  setTasks(taskView: TaskView, showsDone: boolean): void {
    this.update({ taskView, showsDone });
    void this.refresh();
  }

  /** Opens an item; without an occurrence the whole of it. */
  async select(itemId: string | undefined, recurrenceId?: string): Promise<void> {
    if (itemId === undefined)
      return this.update({ open: undefined, item: undefined, itemError: undefined, feedback: [] });
    const isOther = this.getSnapshot().item?.id !== itemId;
    this.update({
      open: { itemId, recurrenceId },
      itemError: undefined,
      ...(isOther && { item: undefined, feedback: [] }),
    });
    await this.#load(itemId);
  }

  /** Which calendar an occurrence stands in. */
  calendarOf(one: Pick<Occurrence, 'calendarId' | 'part'>): Calendar | undefined {
    return calendarOf(one, this.getSnapshot().calendars);
  }

  /** Where it could not be asked when others are busy; either makes what is shown less than all. */
  #note(where: 'calendars' | 'beside', isUnknown: boolean): void {
    if (isUnknown) this.#unknown.add(where);
    else this.#unknown.delete(where);
    const busyUnknown = this.#unknown.size > 0;
    if (busyUnknown !== this.getSnapshot().busyUnknown) this.update({ busyUnknown });
  }

  /** Asks when those are busy whose calendars show no more than that. */
  async #lookBusy(): Promise<void> {
    const { calendars, hidden, from, to, personId } = this.getSnapshot();
    const wanted = new Map(
      calendars
        .filter((one) => one.level === 'busy' && !hidden.includes(one.id) && one.ownerId !== personId)
        .map((one) => [one.ownerId, one.color]),
    );
    const people = [...wanted.keys()].slice(0, 50);
    const found =
      people.length === 0
        ? []
        : await this.#office.schedule.freeBusy({ people, from, to }).catch(() => undefined);
    if (from !== this.getSnapshot().from || to !== this.getSnapshot().to) return;
    this.#note('calendars', found === undefined);
    if (found === undefined) return this.update({ busy: [] });
    if (found.length === 0 && this.getSnapshot().busy.length === 0) return;
    // What one is in oneself stands there already.
    const own = new Set(this.getSnapshot().occurrences.map((one) => `${one.start}-${one.end}`));
    this.update({
      busy: found.map((one) => ({
        ...one,
        busy: one.busy.filter(({ start, end }) => !own.has(`${start}-${end}`)),
        color: wanted.get(one.personId) ?? 4,
      })),
    });
  }

  /** Asks when those are busy whose days stand side by side; at first those whose calendars one sees. */
  async #lookBeside(): Promise<void> {
    const { view, calendars, personId, from, to } = this.getSnapshot();
    if (view !== 'people') return this.#note('beside', false);
    let { beside } = this.getSnapshot();
    if (beside.length === 0) {
      const others = calendars.filter(({ isOwn }) => !isOwn);
      beside = [...new Map(others.map((one) => [one.ownerId, one.ownerName]))]
        .slice(0, maxBeside)
        .map(([id, name]) => ({ id, name }));
      this.update({ beside });
    }
    const people = [personId, ...beside.map(({ id }) => id)];
    const found = await this.#office.schedule.freeBusy({ people, from, to }).catch(() => undefined);
    const now = this.getSnapshot();
    if (now.from !== from || now.beside !== beside) return;
    this.#note('beside', found === undefined);
    this.update({ besideBusy: found ?? [] });
  }

  async #load(itemId: string): Promise<void> {
    try {
      const item = await this.#office.schedule.item(itemId);
      const feedback =
        item.type === 'task' ? await this.#office.schedule.feedback(itemId).catch(() => undefined) : [];
      if (this.getSnapshot().open?.itemId === itemId) this.update({ item, feedback, itemError: undefined });
    } catch (error) {
      if (this.getSnapshot().open?.itemId === itemId)
        this.update({ item: undefined, itemError: asOfficeError(error).data });
    }
  }

  #overlaps(occurrences: readonly Occurrence[]): ReadonlyMap<string, string> {
    const own = occurrences.filter(
      (one) => one.showAs === 'busy' && !one.isAllDay && one.part !== 'viewer' && one.part !== 'informed',
    );
    const titles = new Map(own.map((one) => [one.key, one.title]));
    const found = overlapsOf(own);
    return new Map([...found].map(([key, [other = '']]) => [key, titles.get(other) ?? '']));
  }
}
