// Checks of dates: days that do not exist, wrong weekdays, ranges that run backwards, two dates for the same thing.
import type { TextBlock } from './blocks.ts';
import type { Finding, Report } from './finding.ts';

type Found = {
  block: number;
  start: number;
  end: number;
  text: string;
  year: number | undefined;
  month: number;
  day: number;
};

const form = /(?:(20\d\d|19\d\d)年)?(\d{1,2})月(\d{1,2})日/gu;
const isoForm = /\b(20\d\d)-(\d{2})-(\d{2})\b/gu;
const weekdays = '日一二三四五六';

const exists = (year: number, month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
const dayOf = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day);

/** Every date of a text. */
function datesIn(text: string, block: number): Found[] {
  const found: Found[] = [];
  for (const pattern of [form, isoForm])
    for (const match of text.matchAll(pattern))
      found.push({
        block,
        start: match.index,
        end: match.index + match[0].length,
        text: match[0],
        year: match[1] === undefined ? undefined : Number(match[1]),
        month: Number(match[2]),
        day: Number(match[3]),
      });
  return found.sort((a, b) => a.start - b.start);
}

/** Two runs of characters that share most of their pairs. */
function alike(a: string, b: string): boolean {
  const pairsOf = (text: string): Set<string> =>
    new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));
  const first = pairsOf(a);
  const second = pairsOf(b);
  const shared = [...first].filter((pair) => second.has(pair)).length;
  return first.size > 0 && (2 * shared) / (first.size + second.size) >= 0.75;
}

/** What a date is for: the words from it to the next sign, without those that only say how near. */
function purposeOf(text: string, { end }: Found): string {
  const rest = text
    .slice(end)
    .replace(/^(?:（星期.）|\(星期.\))?(?:上午|下午|晚上?)?(?:\d{1,2}[:：时点]\d{0,2}分?)?/u, '');
  const found = /^(?:之?前|以前|起|后|内|，|前后)?([^，。；：、（）\n]{4,24})/u.exec(rest);
  return found?.[1]?.replaceAll(/[完成将应须要]|\s/gu, '') ?? '';
}

const past = /^(?:上午|下午)?(?:，)?(?:召开了|举行了|已经|已于|下发了|印发了|发生了)/u;
const deadline = /^(?:（星期.）)?(?:之前|以前|前)/u;

/** Looks at the dates of a text; `written` is the date the document carries. */
export function checkDates(blocks: readonly TextBlock[], written: string | undefined, report: Report): void {
  const all = blocks.flatMap(({ text, kind }, block) => (kind === 'code' ? [] : datesIn(text, block)));
  const signed = written === undefined ? undefined : datesIn(written, -1)[0];
  const homeYear = signed?.year ?? all.find(({ year }) => year !== undefined)?.year;
  const say = (date: Found, reason: Finding['reason'], suggestion?: string, text = date.text): void =>
    report({
      kind: 'date',
      reason,
      block: date.block,
      start: date.start,
      end: date.end,
      text,
      ...(suggestion !== undefined && { suggestion }),
    });
  const told = new Set<Found>();
  const once = (date: Found, ...rest: [Finding['reason'], string?, string?]): void => {
    if (told.has(date)) return;
    told.add(date);
    say(date, ...rest);
  };
  if (signed !== undefined && !exists(signed.year ?? 2024, signed.month, signed.day))
    say(signed, 'noSuchDay');
  for (const [index, date] of all.entries()) {
    const text = blocks[date.block]?.text ?? '';
    const year = date.year ?? homeYear;
    if (!exists(year ?? 2024, date.month, date.day)) {
      once(date, 'noSuchDay');
      continue;
    }
    const behind = text.slice(date.end);
    const weekday = /^\s*[（(]?(?:星期|周)([一二三四五六日天])[）)]?/u.exec(behind);
    if (weekday !== null && year !== undefined) {
      const right = weekdays.charAt(new Date(dayOf(year, date.month, date.day)).getUTCDay());
      const said = weekday[1] === '天' ? '日' : weekday[1];
      if (said !== right)
        once(
          { ...date, end: date.end + weekday[0].length },
          'weekday',
          text.slice(date.start, date.end) + weekday[0].replace(/[一二三四五六日天]/u, right),
          date.text + weekday[0],
        );
    }
    const next = all[index + 1];
    if (
      next?.block === date.block &&
      /^(?:[（(](?:星期|周).[）)])?(?:上午|下午)?\s*(?:至|到|—|－|-|～|~)\s*$/u.test(
        text.slice(date.end, next.start),
      )
    ) {
      const from = dayOf(year ?? 2024, date.month, date.day);
      const to = dayOf(next.year ?? year ?? 2024, next.month, next.day);
      const overNewYear = next.year === undefined && date.month >= 10 && next.month <= 3;
      if (exists(next.year ?? year ?? 2024, next.month, next.day) && to < from && !overNewYear) {
        const whole = text.slice(date.start, next.end);
        once({ ...date, end: next.end }, 'backwards', undefined, whole);
        told.add(next);
      }
    }
    if (signed?.year !== undefined && year !== undefined && deadline.test(behind) && !past.test(behind)) {
      const due = dayOf(year, date.month, date.day);
      const home = dayOf(signed.year, signed.month, signed.day);
      // Without a year, a month long gone is next year's.
      if (due < home && (date.year !== undefined || home - due < 150 * 86_400_000))
        once(date, 'beforeDate', undefined, `${date.text}${deadline.exec(behind)?.[0] ?? ''}`);
    }
  }
  checkPurposes(all, blocks, once, homeYear);
}

function checkPurposes(
  all: readonly Found[],
  blocks: readonly TextBlock[],
  once: (date: Found, reason: Finding['reason'], suggestion?: string, text?: string) => void,
  homeYear: number | undefined,
): void {
  const known: { date: Found; purpose: string }[] = [];
  const sameDay = (a: Found, b: Found): boolean =>
    a.month === b.month && a.day === b.day && (a.year ?? homeYear) === (b.year ?? homeYear);
  for (const date of all) {
    const block = blocks[date.block];
    if (block === undefined || block.kind === 'cell') continue;
    const purpose = purposeOf(block.text, date);
    if (purpose.length < 4) continue;
    const other = known.find((each) => alike(each.purpose, purpose) && !sameDay(each.date, date));
    if (other !== undefined) once(date, 'twoDates', other.date.text);
    else known.push({ date, purpose });
  }
}
