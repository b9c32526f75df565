// What the SDK offers of the schedule: calendars, occurrences, items with their acts, tasks, free and busy, files in and out.
import type { CallOptions, ValueFeed } from '../base/api-shape.ts';
import type {
  Attendee,
  Availability,
  BusyBlock,
  Calendar,
  CalendarLevel,
  Feedback,
  Importance,
  ItemAct,
  ItemInput,
  ItemStatus,
  ItemType,
  ItemWrite,
  PersonRole,
  Reminder,
  Response,
  ScheduleItem,
} from '../contract/schedule.ts';
import type { ErrorCode } from '../errors.ts';
import type { OfferedAct, Part } from './rules/item-rights.ts';
import type { NamedPeople } from './rules/named-people.ts';
import type { Understood } from './rules/quick-add.ts';
import type { NewItem } from './rules/new-item.ts';
import type { ItemPatch, Scope } from './rules/series-edit.ts';

export type {
  Attendee,
  Availability,
  BusyBlock,
  Calendar,
  CalendarLevel,
  Feedback,
  Importance,
  ItemAct,
  ItemInput,
  ItemPatch,
  ItemStatus,
  ItemType,
  ItemWrite,
  NewItem,
  PersonRole,
  Reminder,
  Response,
  ScheduleItem,
  Scope,
  Understood,
};

/** One time at which an item takes place. Times are epoch ms; `startLocal` and `endLocal` are the clocks of its zone. */
export type Occurrence = {
  /** Identity on screens: item and occurrence. */
  key: string;
  itemId: string;
  /** RECURRENCE-ID on the wall clock; of what does not repeat its start. */
  recurrenceId: string;
  title: string;
  location: string;
  start: number;
  end: number;
  startLocal: string;
  endLocal: string;
  zone: string;
  isAllDay: boolean;
  isRepeating: boolean;
  type: ItemType;
  calendarId: string;
  organizerId: string;
  organizerName: string;
  importance: Importance;
  /** Whether it takes up the time of who is in it; tasks never do. */
  showAs: Availability;
  status: ItemStatus;
  /** What this person is to it: who only looks at somebody's calendar is a viewer. */
  part: Part;
  /** How this person answered; undefined for what they organise or only look at. */
  response: Response | undefined;
  /** Whether this person may change it. */
  mayEdit: boolean;
  progress: number;
};

/** Occurrences of a stretch of time; `seenAt` says from when they are where the office could not be asked. */
export type OccurrencePage = { occurrences: readonly Occurrence[]; seenAt?: number };

/** Work that was done, and what undoes it. */
export type Done = { items: readonly ScheduleItem[]; undo: readonly ItemWrite[] };

/** Whom a calendar is opened to. */
export type CalendarGrant = {
  kind: 'person' | 'department' | 'group' | 'everybody';
  granteeId?: string | undefined;
  name: string;
  level: CalendarLevel;
};

/** When somebody is busy. */
export type PersonBusy = { personId: string; name: string; busy: readonly BusyBlock[] };

/** A row of a file that was read. */
export type ImportRow = {
  /** Line of the table, or place in the file, from 1. */
  row: number;
  title: string;
  outcome: 'new' | 'known' | 'refused';
  /** Why it is refused. */
  problem?: ErrorCode;
};
/** What an import came to, or would come to. */
export type ImportReport = { rows: readonly ImportRow[]; added: number; known: number; refused: number };
/** A file that was made. */
export type MadeFile = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> };

/** What was said about a task that one has given, and who of those who act on it has said nothing. */
export type TaskFeedback = {
  task: ScheduleItem;
  feedback: readonly Feedback[];
  silent: readonly { personId: string; name: string; role: PersonRole }[];
};

/** A task after a tick; with the time of it that was meant, where it repeats. */
export type Ticked = { item: ScheduleItem; recurrenceId?: string };

/** The schedule of the person who is signed in. */
export interface ScheduleApi {
  /** Calendars of one's own, the first one first, then those that others have opened. */
  calendars(options?: CallOptions): Promise<readonly Calendar[]>;
  /** Makes or changes a calendar. Throws `calendarNameMissing`, `calendarNameTaken`. */
  saveCalendar(
    calendar: { id?: string | undefined; name: string; color: number },
    options?: CallOptions & { clientId?: string },
  ): Promise<Calendar>;
  /** Removes a calendar of one's own with what stands in it. Throws `calendarLast` for the first one. */
  removeCalendar(id: string, options?: CallOptions): Promise<void>;
  /** Gives a calendar a read-only address for other programs, or takes it away; the address is in `feedPath`. */
  setFeed(id: string, on: boolean, options?: CallOptions): Promise<Calendar>;
  grants(calendarId: string, options?: CallOptions): Promise<readonly CalendarGrant[]>;
  /** Opens a calendar to somebody, or closes it where there is no level. */
  setGrant(
    calendarId: string,
    grant: {
      kind: CalendarGrant['kind'];
      granteeId?: string | undefined;
      level?: 'busy' | 'details' | undefined;
    },
    options?: CallOptions,
  ): Promise<void>;
  /** What takes place in a stretch of time, the first first. Rejected and removed occurrences are left out. */
  occurrences(
    range: { from: number; to: number; rejected?: boolean },
    options?: CallOptions,
  ): Promise<OccurrencePage>;
  /** An item. Throws `scheduleGone` for what is not there or not for this person. */
  item(id: string, options?: CallOptions): Promise<ScheduleItem>;
  /** Tasks that one executes (`mine`), has given (`assigned`), or is in at all. */
  tasks(
    query: { which: 'mine' | 'assigned' | 'all'; done: boolean },
    options?: CallOptions,
  ): Promise<readonly ScheduleItem[]>;
  /** Makes an item. Throws what it breaks of spec §5 before it is sent. */
  create(item: NewItem, options?: CallOptions & { clientId?: string }): Promise<Done>;
  /** Changes one, the following, or all occurrences of an item. Throws `scheduleChanged` where it has moved on. */
  change(
    change: { id: string; recurrenceId?: string | undefined; scope: Scope; patch: ItemPatch },
    options?: CallOptions & { clientId?: string },
  ): Promise<Done>;
  /** Removes one, the following, or all occurrences. */
  remove(
    removal: { id: string; recurrenceId?: string | undefined; scope: Scope },
    options?: CallOptions & { clientId?: string },
  ): Promise<Done>;
  /** What a change or removal would write, without writing. */
  plan(
    change: { id: string; recurrenceId?: string | undefined; scope: Scope; patch?: ItemPatch | undefined },
    options?: CallOptions,
  ): Promise<readonly ItemWrite[]>;
  /** The item, if this person may do that to it now; without doing it. Throws `actNotAllowed`, `feedbackClosed`. */
  allowed(request: { id: string; act: OfferedAct }, options?: CallOptions): Promise<ScheduleItem>;
  /** Takes back what was done. */
  undo(undo: readonly ItemWrite[], options?: CallOptions): Promise<void>;
  /** What was done last by a program that has ended, within a day, and can be undone. */
  done(options?: CallOptions): Promise<{ id: string; title: string; time: number } | undefined>;
  /** Takes that back. Throws `nothingToUndo`, and `scheduleChanged` where others have gone on with it. */
  undoLast(options?: CallOptions): Promise<{ id: string; title: string; time: number }>;
  /** Answers, completes, cancels, hands over: an act of one's role. Throws `actNotAllowed`, `scheduleGone`. */
  act(
    act: {
      id: string;
      act: ItemAct;
      recurrenceId?: string | undefined;
      response?: Response | undefined;
      note?: string | undefined;
      start?: string | undefined;
      end?: string | undefined;
      progress?: number | undefined;
      point?: string | undefined;
      isDone?: boolean | undefined;
      toId?: string | undefined;
    },
    options?: CallOptions & { clientId?: string },
  ): Promise<ScheduleItem>;
  /**
   * Ticks a task, or takes its tick back: of one that repeats one time, the one to do now where none is named. Throws
   * `actNotAllowed`, `scheduleGone`.
   */
  tick(
    tick: { id: string; isDone: boolean; recurrenceId?: string | undefined },
    options?: CallOptions & { clientId?: string },
  ): Promise<Ticked>;
  /** What was said about a task; private words only where one may read them. */
  feedback(id: string, options?: CallOptions): Promise<readonly Feedback[]>;
  /** Everything that was said about the open, or the settled, tasks that one has given; the first one due at the front. */
  givenFeedback(query: { done: boolean }, options?: CallOptions): Promise<readonly TaskFeedback[]>;
  /** Says something about a task. Throws `feedbackClosed` once it is settled. */
  addFeedback(
    feedback: { id: string; text: string; isPrivate: boolean; files?: readonly string[] },
    options?: CallOptions & { clientId?: string },
  ): Promise<Feedback>;
  /** Uploads a file that an item or a feedback is to hold; what nothing holds is gone after a week. */
  attach(
    file: { name: string; type: string; content: Blob },
    options?: CallOptions,
  ): Promise<{ id: string; name: string; size: number }>;
  /** When people are busy; never with what. */
  freeBusy(
    query: { people: readonly string[]; from: number; to: number },
    options?: CallOptions,
  ): Promise<readonly PersonBusy[]>;
  /** When people are all free, within working hours of working days. */
  freeSlots(
    query: {
      people: readonly string[];
      from: number;
      to: number;
      durationMs: number;
      zone?: string;
      most?: number;
    },
    options?: CallOptions,
  ): Promise<readonly { start: number; end: number }[]>;
  /**
   * Reads a typed sentence as an item, Chinese or English; `people` are those it names, where the directory knows just one
   * called so, `unknown` whom else it names.
   */
  understand(text: string, zone?: string, options?: CallOptions): Promise<Understood & NamedPeople>;
  /** Reads an ICS or XLSX file; nothing is imported twice, nobody is invited. With `dryRun` nothing is written; rows of other `types` are refused. */
  importFile(
    file: { name: string; bytes: Uint8Array<ArrayBuffer> },
    options?: CallOptions & {
      dryRun?: boolean;
      calendarId?: string | undefined;
      types?: readonly ItemType[];
    },
  ): Promise<ImportReport>;
  /** Writes what takes place in a stretch of time as a file. */
  exportFile(
    range: { from: number; to: number },
    format: 'xlsx' | 'ics',
    options?: CallOptions & { language?: 'zh' | 'en' },
  ): Promise<MadeFile>;
  /** The table to fill in for an import. */
  template(language: 'zh' | 'en'): Promise<MadeFile>;
  /** Public holidays and the weekend days that are worked for them, as the office has them. */
  workingDays(options?: CallOptions): Promise<{ off: readonly string[]; on: readonly string[] }>;
  /** Replaces them for everybody; empty lists bring back what was announced. Throws `forbidden` for who is no administrator. */
  setWorkingDays(
    days: { off: readonly string[]; on: readonly string[] },
    options?: CallOptions,
  ): Promise<void>;
  /** Reminders that have come due, the newest first. */
  reminders: ValueFeed<readonly Reminder[]>;
  /** Asks for them anew; what a one-shot command does. */
  dueReminders(options?: CallOptions): Promise<readonly Reminder[]>;
  /** Puts a reminder away on all devices; with a time it comes again then. */
  settleReminder(
    reminder: { itemId: string; recurrenceId: string; again?: number | undefined },
    options?: CallOptions,
  ): Promise<void>;
  /** Grows whenever something of the schedule may have changed: ask again. */
  changed: ValueFeed<number>;
}
