// The schedule as a feature of the SDK: its name, its members, and how it opens.
import type { ReferenceParts } from '../contract/references.ts';
import type { Feature } from '../feature.ts';
import type { ScheduleApi } from './schedule-api.ts';

/** Where an item is shown; an occurrence is named by its start. */
const routeOf = ({ kind, id, occurrence }: ReferenceParts): string | undefined =>
  /^\d{1,15}$/u.test(id)
    ? `/main/schedule?open=${kind}:${id}${occurrence === '' ? '' : `@${occurrence}`}`
    : undefined;

/** Calendars, items that repeat, tasks. */
export const scheduleFeature: Feature<'schedule', ScheduleApi> = {
  name: 'schedule',
  capability: 'schedule',
  shape: {
    calendars: 'call',
    saveCalendar: 'call',
    removeCalendar: 'call',
    setFeed: 'call',
    grants: 'call',
    setGrant: 'call',
    occurrences: 'call',
    item: 'call',
    tasks: 'call',
    create: 'call',
    change: 'call',
    remove: 'call',
    plan: 'call',
    allowed: 'call',
    undo: 'call',
    done: 'call',
    undoLast: 'call',
    act: 'call',
    tick: 'call',
    feedback: 'call',
    givenFeedback: 'call',
    addFeedback: 'call',
    attach: 'call',
    freeBusy: 'call',
    freeSlots: 'call',
    understand: 'call',
    importFile: 'call',
    exportFile: 'call',
    template: 'call',
    workingDays: 'call',
    setWorkingDays: 'call',
    reminders: 'feed',
    dueReminders: 'call',
    settleReminder: 'call',
    changed: 'feed',
  },
  idle: { reminders: [], changed: 0 },
  finds: 'schedule.title',
  things: {
    event: routeOf,
    task: routeOf,
    calendar: () => '/main/schedule',
  },
  opens: 'whenUsed',
  topics: ['schedule.'],
  load: () => import('./service.ts'),
};
