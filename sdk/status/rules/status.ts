// Rules of statuses: what may be set, and what of them still holds.
import { isBlank } from '../../contract/shown-name.ts';
import { isOneEmoji, statusLimits, type PersonStatus } from '../../contract/status.ts';
import { OfficeError } from '../../errors.ts';
import type { KnownStatuses } from '../local-entities.ts';

/** Characters that the words of a status may have. */
export const maxStatusWords = statusLimits.words;

/** What is sent of what was typed. @throws OfficeError `statusTooLong`, `statusBlank`, `statusEmoji`, `statusTime` */
export function checkedStatus(
  { emoji = '', text = '', until }: { emoji?: string; text?: string; until?: number },
  now: number,
): { emoji: string; text: string; until?: number } {
  const words = text.replaceAll(/\s+/gu, ' ').trim();
  if ([...words].length > statusLimits.words) throw new OfficeError('statusTooLong');
  // Clearing is said by saying nothing; blanks are a status that nobody would see.
  if (text !== '' && emoji.trim() === '' && isBlank(text)) throw new OfficeError('statusBlank');
  if (emoji.trim() !== '' && !isOneEmoji(emoji.trim())) throw new OfficeError('statusEmoji');
  if (until !== undefined && (until <= now || until > now + statusLimits.furthestMs))
    throw new OfficeError('statusTime');
  return { emoji: emoji.trim(), text: words, ...(until !== undefined && { until }) };
}

/** Whether anything is left of a status at this time. */
export const isEmptyStatus = ({ emoji, text, inMeeting }: PersonStatus): boolean =>
  emoji === '' && text === '' && !inMeeting;

/** A status at this time: what its person set may be over. */
export function statusAt(status: PersonStatus, now: number): PersonStatus {
  if (status.until === undefined || status.until > now) return status;
  const { personId, name, inMeeting } = status;
  return { personId, name, emoji: '', text: '', inMeeting };
}

/** Those that hold at this time, by person. */
export function statusesAt(statuses: readonly PersonStatus[], now: number): KnownStatuses {
  const current = statuses.map((status) => statusAt(status, now)).filter((status) => !isEmptyStatus(status));
  return Object.fromEntries(current.map((status) => [status.personId, status]));
}

/** When the next of them ends, in epoch ms. */
export function nextEnd(known: KnownStatuses): number | undefined {
  const ends = Object.values(known).flatMap(({ until }) => until ?? []);
  return ends.length === 0 ? undefined : Math.min(...ends);
}
