// Reads a typed sentence as an item: «明天下午三点和财务过预算 1 小时», «Fri 3-4pm review». The one place that knows the library.
import { en, zh, type ParsedComponents, type ParsedResult } from 'chrono-node';
import { localAt, localOf, wallOf } from './wall-time.ts';

/** What was understood; without a time it is today, all day long. */
export type Understood = { title: string; start: string; end: string; isAllDay: boolean; certain: boolean };

const hour = 3_600_000;
const day = 86_400_000;
const numerals: Readonly<Record<string, number>> = {
  半: 0.5,
  一: 1,
  两: 2,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  八: 8,
};
const lengthForms: readonly (readonly [RegExp, number])[] = [
  [/(?:for\s{1,3})?(\d{1,3}(?:\.\d{1,2})?|半|一|两|二|三|四|五|六|八)\s*(?:个半小时)/u, hour],
  [
    /(?:for\s{1,3})?(\d{1,3}(?:\.\d{1,2})?|半|一|两|二|三|四|五|六|八|an)\s{0,3}(?:个)?\s{0,3}(?:小时|钟头|hours?|hrs?|h)(?![a-z])/iu,
    hour,
  ],
  [/(?:for\s{1,3})?(\d{1,4}(?:\.\d{1,2})?)\s{0,3}(?:分钟|minutes?|mins?|m)(?![a-z])/iu, 60_000],
  [/(?:for\s+)?(一)\s*刻钟/u, 900_000],
];

/** Takes a length of time out of a sentence. */
function lengthIn(text: string): { ms: number | undefined; rest: string } {
  for (const [form, unit] of lengthForms) {
    const found = form.exec(text);
    if (found === null) continue;
    const typed = found[1] ?? '';
    const amount = numerals[typed] ?? (typed === 'an' ? 1 : Number(typed));
    const half = found[0].includes('个半小时') ? 0.5 : 0;
    return { ms: Math.round((amount + half) * unit), rest: text.replace(found[0], ' ') };
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
  const { ms, rest } = lengthIn(text);
  const local = localAt(now, zone);
  const reference = { instant: new Date(now), timezone: Math.round((wallOf(local) - now) / 60_000) };
  const isHan = /\p{Script=Han}/u.test(text);
  const read = (parser: Pick<typeof en, 'parse'>): ParsedResult | undefined =>
    parser.parse(rest, reference, { forwardDate: true })[0];
  const found = isHan ? (read(zh.hans) ?? read(en)) : read(en);
  const allDay = /全天|整天|all[ -]day/iu.exec(rest);
  let title = rest;
  if (found !== undefined)
    title = title.slice(0, found.index) + ' ' + title.slice(found.index + found.text.length);
  if (allDay !== null) title = title.replace(allDay[0], ' ');
  title = title
    .replaceAll(/\s+/gu, ' ')
    .replace(/^[\s,，、:：-]+|[\s,，、:：-]+$/gu, '')
    .trim();
  const date = found === undefined ? local.slice(0, 10) : localFrom(found.start).slice(0, 10);
  if (found === undefined || allDay !== null || !found.start.isCertain('hour')) {
    return {
      title,
      start: date,
      end: localOf(wallOf(date) + day, true),
      isAllDay: true,
      certain: found !== undefined,
    };
  }
  const start = localFrom(found.start);
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
