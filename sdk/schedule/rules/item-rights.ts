// What somebody may do to an item, for menus and buttons; the office decides for itself.
import type { ItemAct, ItemStatus, ItemType, Response, ScheduleItem } from '../../contract/schedule.ts';

/** What one is to an item. */
export type Part = 'organizer' | 'executor' | 'participant' | 'informed' | 'viewer';
/** Acts that are offered. */
export type OfferedAct = ItemAct | 'edit' | 'remove' | 'feedback';

/** What somebody is to an item. */
export function partOf(item: Pick<ScheduleItem, 'organizerId' | 'people'>, personId: string): Part {
  if (item.organizerId === personId) return 'organizer';
  return item.people.find((one) => one.personId === personId)?.role ?? 'viewer';
}

const invited: readonly Part[] = ['executor', 'participant', 'informed'];
const acting: readonly Part[] = ['organizer', 'executor'];
const open: readonly ItemStatus[] = ['confirmed'];
const rows: Readonly<
  Record<
    OfferedAct,
    { parts: readonly Part[]; statuses?: readonly ItemStatus[]; types?: readonly ItemType[] }
  >
> = {
  edit: { parts: ['organizer'], statuses: open },
  remove: { parts: ['organizer'] },
  cancel: { parts: ['organizer'], statuses: open, types: ['meeting', 'videoMeeting'] },
  terminate: { parts: ['organizer'], statuses: open },
  complete: { parts: acting, statuses: open, types: ['task'] },
  reopen: { parts: acting, statuses: ['completed', 'terminated', 'cancelled'] },
  exit: { parts: ['participant', 'informed'] },
  respond: { parts: invited, statuses: open },
  propose: { parts: invited, statuses: open, types: ['schedule', 'meeting', 'videoMeeting'] },
  progress: { parts: acting, statuses: open, types: ['task'] },
  check: { parts: acting, statuses: open, types: ['task'] },
  handOver: { parts: acting, statuses: open },
  urge: { parts: ['organizer'], statuses: open, types: ['task'] },
  takeBack: { parts: [] },
  feedback: { parts: ['organizer', 'executor', 'participant'], statuses: open, types: ['task'] },
};

/** Whether somebody may do this now. */
export function mayDo(act: OfferedAct, item: ScheduleItem, personId: string): boolean {
  const { parts, statuses, types } = rows[act];
  return (
    parts.includes(partOf(item, personId)) &&
    (statuses?.includes(item.status) ?? true) &&
    (types?.includes(item.type) ?? true)
  );
}

/** How somebody answered an occurrence; undefined for whoever was not asked. */
export function responseOf(item: ScheduleItem, personId: string, recurrenceId: string): Response | undefined {
  const person = item.people.find((one) => one.personId === personId);
  if (person === undefined) return undefined;
  const own = item.answers.find((one) => one.personId === personId && one.recurrenceId === recurrenceId);
  return own?.response ?? person.response;
}
