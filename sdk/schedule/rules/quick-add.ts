// Reads a typed sentence as an item: «明天下午三点和财务过预算 1 小时», «Fri 3-4pm review». The one place that knows the library.
import { en, zh, type ParsedComponents, type ParsedResult } from 'chrono-node';
import { numberOf, saidPlainly } from './said-dates.ts';
import { localAt, localOf, wallOf } from './wall-time.ts';

/** What was understood; without a time it is today, all day long. */
export type Understood = { title: string; start: string; end: string; isAllDay: boolean; certain: boolean };

const hour = 3_600_000;
const day = 86_400_000;
const amount = String.raw`\d{1,3}(?:\.\d{1,2})?|半|[一二两三四五六七八九十]{1,3}`;
const lengthForms: readonly (readonly [RegExp, number])[] = [
  [new RegExp(String.raw`(${amount})\s*(?:个半小时)`, 'u'), hour],
  [/(?:for\s{1,3})?(half)\s{1,3}an\s{1,3}hour/iu, hour],
  [
    new RegExp(
      String.raw`(?:for\s{1,3})?(${amount}|\ban?)\s{0,3}(?:个)?\s{0,3}(?:小时|钟头|hours?|hrs?|h)(?![a-z])`,
      'iu',
    ),
    hour,
  ],
  [new RegExp(String.raw`(?:for\s{1,3})?(${amount})\s{0,3}(?:分钟|minutes?|mins?|m)(?![a-z])`, 'iu'), 60_000],
  [/(?:for\s{1,3})?(一)\s{0,3}刻钟/u, 900_000],
];
/** When a part of a day begins that is named without an hour. */
const dayParts: readonly (readonly [RegExp, string])[] = [
  [/早|上午|morning/iu, '09:00:00'],
  [/下午|afternoon/iu, '14:00:00'],
  [/晚|evening|tonight/iu, '19:00:00'],
];
/** Words and forms that say which half of the day an hour is of. */
const saysHalf = /[ap]\.?m|早|晨|上午|中午|下午|晚|夜|noon|night|morning|afternoon|evening|\b[01]?0:|\b0\d/iu;

/** Takes a length of time out of a sentence. */
function lengthIn(text: string): { ms: number | undefined; rest: string } {
  for (const [form, unit] of lengthForms) {
    const found = form.exec(text);
    if (found === null) continue;
    const said = numberOf((found[1] ?? '').toLowerCase());
    const half = found[0].includes('个半小时') ? 0.5 : 0;
    return { ms: Math.round((said + half) * unit), rest: text.replace(found[0], ' ') };
  }
  return { ms: undefined, rest: text };
}

const pad = (value: number): string => String(value).padStart(2, '0');
function localFrom(parts: ParsedComponents): string {
  const date = `${parts.get('year')}-${pad(parts.get('month') ?? 1)}-${pad(parts.get('day') ?? 1)}`;
  return `${date}T${pad(parts.get('hour') ?? 0)}:${pad(parts.get('minute') ?? 0)}:00`;
}

/** Reads a sentence at a moment, on the wall clock of a zone. Nothing typed is lost: what is no time is the title. */
export function understand(text: string, now: number, zone: string): Understood {
  const local = localAt(now, zone);
  const { ms, rest } = lengthIn(saidPlainly(text, local));
  const reference = { instant: new Date(now), timezone: Math.round((wallOf(local) - now) / 60_000) };
  const isHan = /\p{Script=Han}/u.test(text);
  const read = (parser: Pick<typeof en, 'parse'>): ParsedResult | undefined =>
    parser.parse(rest, reference, { forwardDate: true })[0];
  const found = isHan ? (read(zh.hans) ?? read(en)) : read(en);
  const allDay = /全天|整天|all[ -]day/iu.exec(rest);
  let title = rest;
  // What is said of every week stays: the item is one until its form says how it repeats.
  if (found !== undefined && !/(?:每|every\s)$/iu.test(rest.slice(0, found.index)))
    title = title.slice(0, found.index) + ' ' + title.slice(found.index + found.text.length);
  if (allDay !== null) title = title.replace(allDay[0], ' ');
  title = title
    .replaceAll(/\s+/gu, ' ')
    .replace(/^[\s,，、:：-]+|[\s,，、:：-]+$/gu, '')
    .trim()
    // «和财务过预算» stands well behind a time, and badly alone.
    .replace(/^和(?![解谈平气睦谐服声美])/u, '与');
  const date = found === undefined ? local.slice(0, 10) : localFrom(found.start).slice(0, 10);
  const part =
    found === undefined || found.start.isCertain('hour') || found.end ? undefined : partOfDay(found.text);
  if (part !== undefined && allDay === null) {
    const begins = `${date}T${part}`;
    return {
      title,
      start: begins,
      end: localOf(wallOf(begins) + (ms ?? hour)),
      isAllDay: false,
      certain: true,
    };
  }
  if (found === undefined || allDay !== null || !found.start.isCertain('hour')) {
    const last = found?.end ? localFrom(found.end).slice(0, 10) : date;
    return {
      title,
      start: date,
      end: localOf(wallOf(last > date ? last : date) + day, true),
      isAllDay: true,
      certain: found !== undefined,
    };
  }
  const start = inDaytime(localFrom(found.start), found);
  return { title, start, end: endOf(start, found, ms), isAllDay: false, certain: true };
}

function endOf(start: string, found: ParsedResult, ms: number | undefined): string {
  if (ms !== undefined) return localOf(wallOf(start) + ms);
  if (found.end === null || found.end === undefined) return localOf(wallOf(start) + hour);
  const clock = wallOf(`${start.slice(0, 10)}${localFrom(found.end).slice(10)}`);
  // «下午 2 点到 4 点»: what ends before it begins ends in the same half of the day.
  const fits = [0, hour * 12, day].map((later) => clock + later).find((at) => at > wallOf(start));
  return localOf(fits ?? wallOf(start) + hour);
}

const partOfDay = (text: string): string | undefined => dayParts.find(([form]) => form.test(text))?.[1];

/** «三点», «at 3»: hours before seven that nobody calls morning are those of the afternoon. */
function inDaytime(start: string, { text }: ParsedResult): string {
  const typed = Number(start.slice(11, 13));
  return typed >= 1 && typed < 7 && !saysHalf.test(text) ? localOf(wallOf(start) + 12 * hour) : start;
}
