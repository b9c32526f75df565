// Reads a time that is said in words and nothing else: «周五下午三点», «next Monday», «三天前». For flags and fields that want a moment.
import { understand } from './quick-add.ts';
import { numberOf } from './said-dates.ts';
import { instantOf } from './wall-time.ts';

const day = 86_400_000;
const ago =
  /^(\d{1,4}|[一二两三四五六七八九十]{1,3}|an?)\s*(分钟|个?小时|个?钟头|天|日|周|个?星期|minutes?|mins?|hours?|days?|weeks?)\s*(?:之?前|以前|ago)$/iu;

/** Milliseconds of a unit that somebody named. */
function unitOf(word: string): number {
  if (/^(?:分|m)/iu.test(word)) return 60_000;
  if (/时|钟头|^h/iu.test(word)) return 3_600_000;
  return /周|星期|^w/iu.test(word) ? 7 * day : day;
}

/**
 * The instant on the wall clock of a zone, or undefined where the words say more or less than one.
 * @param side a weekday without more is the next one to come, or the last one that has been
 * @returns with `day`, where no time of day was said, the day's beginning
 */
export function momentInWords(
  text: string,
  now: number,
  side: 'coming' | 'past',
  zone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): { time: number; day?: true } | undefined {
  const typed = text.trim().slice(0, 100);
  const [, amount, unit] = ago.exec(typed) ?? [];
  if (amount !== undefined && unit !== undefined)
    return { time: now - numberOf(amount.toLowerCase()) * unitOf(unit) };
  const found = understand(typed, now, zone);
  if (!found.certain || found.title !== '') return undefined;
  const time = instantOf(found.start, zone);
  const isAhead =
    side === 'past' && time > now && /周|星期|礼拜|day\b|\b(?:mon|tue|wed|thu|fri|sat|sun)\b/iu.test(typed);
  return { time: isAhead ? time - 7 * day : time, ...(found.isAllDay && { day: true }) };
}
