// Decides the rows of a timeline: day lines, the unread divider, and which messages stand together.
import type { LocalMessage } from '../../api.ts';
import { isFolded } from './fold.ts';

/**
 * One row to paint. `first` and `last` mark the ends of a run of one person's messages; of a `folded` one the beginning
 * is shown.
 */
export type TimelineRow =
  | { type: 'start'; key: string }
  | { type: 'day'; key: string; time: number }
  | { type: 'unread'; key: string }
  | { type: 'notice'; key: string; message: LocalMessage }
  | { type: 'message'; key: string; message: LocalMessage; first: boolean; last: boolean; folded?: true };

/** Messages of one person within this time stand together (look: grouped without avatar). */
const runMs = 5 * 60_000;

/** Key of the unread divider; faces scroll to it. */
export const unreadKey = 'unread';

/**
 * Builds the rows of a window of messages, oldest first. The divider stands before the first message of somebody
 * else after `unreadAfter`; where nothing is unread there is none. Long messages are folded but for those `unfolded`.
 */
export function timelineRows(
  messages: readonly LocalMessage[],
  options: { unreadAfter?: number; atStart: boolean; unfolded?: ReadonlySet<string> },
): TimelineRow[] {
  const rows: TimelineRow[] = [];
  if (options.atStart) rows.push({ type: 'start', key: 'start' });
  let previous: LocalMessage | undefined;
  let divided = options.unreadAfter === undefined;
  const days = new Set<string>();
  for (const [index, message] of messages.entries()) {
    const newDay = previous === undefined || !sameDay(previous.time, message.time);
    if (newDay) rows.push({ type: 'day', key: keyOfDay(message, days), time: message.time });
    const divides = !divided && message.mid > (options.unreadAfter ?? 0) && !message.mine;
    if (divides) {
      rows.push({ type: 'unread', key: unreadKey });
      divided = true;
    }
    if (message.bySystem) rows.push({ type: 'notice', key: message.key, message });
    else {
      const next = messages[index + 1];
      rows.push({
        type: 'message',
        key: message.key,
        message,
        first: newDay || divides || !inOneRun(previous, message),
        last: next === undefined || !sameDay(message.time, next.time) || !inOneRun(message, next),
        ...(options.unfolded?.has(message.key) !== true && isFolded(message) && { folded: true }),
      });
    }
    previous = message;
  }
  return rows;
}

/** Whether two following messages stand together. */
function inOneRun(before: LocalMessage | undefined, after: LocalMessage): boolean {
  return (
    before !== undefined &&
    !before.bySystem &&
    !after.bySystem &&
    before.senderId === after.senderId &&
    after.time - before.time < runMs
  );
}

function sameDay(a: number, b: number): boolean {
  return dayKey(a) === dayKey(b);
}

/** A day comes again where a clock was set back between two messages; its second line needs a key of its own. */
function keyOfDay({ key, time }: LocalMessage, days: Set<string>): string {
  const day = `day-${dayKey(time)}`;
  if (days.has(day)) return `${day}-${key}`;
  days.add(day);
  return day;
}

/** The local calendar day of a time, as a key. */
function dayKey(time: number): string {
  const date = new Date(time);
  return `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;
}
