// What a status usually says, when one ends that is set for a while, and what is typed to take one away.
import type { PersonStatus } from '../../contract/status.ts';

/** How long a status may be set for, as faces offer it. */
export const statusEnds = ['halfHour', 'hour', 'fourHours', 'today', 'week', 'never'] as const;
/** One of them. */
export type StatusEnd = (typeof statusEnds)[number];

/** What is chosen where one's status is set: how long, the end it has already, or a moment of one's own. */
export type EndChoice = StatusEnd | 'kept' | 'moment';

/** What is chosen before anything was: a status that is there goes on as it is. */
export function firstEnd(own: PersonStatus | undefined): EndChoice {
  if (own === undefined || (own.text === '' && own.emoji === '')) return 'today';
  return own.until === undefined ? 'never' : 'kept';
}

/** What is offered to say (locale key `status.suggestions.<name>`), with its emoji and how long it usually holds. */
export const usualStatuses = [
  { name: 'home', emoji: '🏠', end: 'today' },
  { name: 'out', emoji: '🚗', end: 'fourHours' },
  { name: 'focus', emoji: '🎧', end: 'hour' },
  { name: 'meal', emoji: '🍚', end: 'hour' },
  { name: 'leave', emoji: '🌴', end: 'week' },
  { name: 'sick', emoji: '🤒', end: 'today' },
] as const satisfies readonly { name: string; emoji: string; end: StatusEnd }[];

const minuteMs = 60_000;
const lasting = { halfHour: 30 * minuteMs, hour: 60 * minuteMs, fourHours: 240 * minuteMs } as const;

/**
 * The end in epoch ms, by the device's days; undefined for «until cleared». A week ends with its Sunday; on a
 * Sunday it is the one to come, for today has a choice of its own.
 * @param now epoch ms
 */
export function statusEnd(end: StatusEnd, now: number): number | undefined {
  if (end === 'never') return undefined;
  if (end !== 'today' && end !== 'week') return now + lasting[end];
  const day = new Date(now);
  const days = end === 'today' ? 1 : 8 - day.getDay();
  const midnight = new Date(day.getFullYear(), day.getMonth(), day.getDate() + days).getTime();
  // The last minute of a day names that day; within it there is midnight alone.
  return midnight - minuteMs > now ? midnight - minuteMs : midnight;
}

const clearing = ['clear', 'none', '清除', '清空'];

/** Whether what was typed for a status means to have none; `label` is how taking it away is called to this reader. */
export function asksToClear(typed: string, label: string): boolean {
  const words = typed.trim().toLowerCase();
  return clearing.some(
    (word) => words === word || (words.startsWith(word) && label.toLowerCase().startsWith(words)),
  );
}
