// Reads a time as it was typed at any flag: in figures, or in the words that people use, the same at every command.
import { CliError } from './errors.ts';
import { dayAndClock, isoTime, parseFuture, parseMoment } from './output/times.ts';

/** Whether a time to come is meant, or one that has been: «Monday» is the next one or the last. */
export type TimeSide = 'coming' | 'past';

/** An instant; with `day`, where a day was named without a time, it is that day's beginning. */
export type TypedTime = { time: number; day?: true };

const day = 86_400_000;
const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/u.test(text);

/** What figures alone say. */
function inFigures(text: string, now: number, side: TimeSide): TypedTime | undefined {
  const clock =
    side === 'past' && /^\p{L}/u.test(text) ? dayAndClock(text, (isoTime(now) ?? '').slice(0, 19)) : '';
  const time =
    side === 'coming' ? parseFuture(text, now) : clock ? Date.parse(clock) : parseMoment(text, now);
  return time === undefined ? undefined : { time, ...(isDate(text) && { day: true }) };
}

/** Reads it; undefined where nobody could say what it means. Words are understood by the rule that reads them in the calendar, on the device's clock or that of a zone. */
export async function typedTime(
  typed: string,
  now: number,
  side: TimeSide = 'coming',
  zone?: string,
): Promise<TypedTime | undefined> {
  const text = typed.trim();
  const known = inFigures(text, now, side);
  // What begins like a date in figures, or is a number alone, is no sentence.
  if (known !== undefined || /^\d{4}-|^[\d+.:：]*$/u.test(text)) return known;
  const { momentInWords } = await import('#sdk/schedule/rules/moment-words.ts');
  return momentInWords(text, now, side, zone);
}

/**
 * The same for a flag, or what to write instead.
 * @throws CliError `timeUnreadable`
 */
export async function timeOf(
  name: string,
  typed: string,
  now: number,
  side: TimeSide = 'coming',
): Promise<TypedTime> {
  const found = await typedTime(typed, now, side);
  if (found === undefined) throw new CliError('timeUnreadable', { name, value: typed }, { param: name });
  return found;
}

/**
 * A time until which something holds: a day is within, and it must not be over.
 * @throws CliError `timeUnreadable`, `timeIsOver`
 */
export async function untilOf(name: string, typed: string, now: number): Promise<number> {
  const { time, day: isDay } = await timeOf(name, typed, now);
  return ahead(name, typed, isDay === true ? time + day : time, now);
}

/**
 * A time at which something is to happen.
 * @throws CliError `timeUnreadable`, `timeIsOver`
 */
export async function comingOf(name: string, typed: string, now: number): Promise<number> {
  return ahead(name, typed, (await timeOf(name, typed, now)).time, now);
}

function ahead(name: string, typed: string, time: number, now: number): number {
  if (time <= now) throw new CliError('timeIsOver', { name, value: typed }, { param: name });
  return time;
}
