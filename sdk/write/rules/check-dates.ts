// Checks of dates: days that do not exist, wrong weekdays, ranges that run backwards, two dates for the same thing.
import type { TextBlock } from './blocks.ts';
import { checkSpans } from './check-spans.ts';
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
const isoForm = /(?<![\d./-])(20\d\d|19\d\d)([-/.])(\d{1,2})\2(\d{1,2})(?![\d./-]?\d)/gu;
const months = 'january february march april may june july august september october november december'.split(
  ' ',
);
const monthName =
  '(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';
const dayFirst = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th)? ${monthName}\\.?,?(?: ((?:19|20)\\d\\d))?\\b`,
  'gu',
);
const monthFirst = new RegExp(
  `\\b${monthName}\\.? (\\d{1,2})(?:st|nd|rd|th)?(?:, ?((?:19|20)\\d\\d))?(?![\\d:])`,
  'gu',
);
const latinDays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const weekdays = '日一二三四五六';

const exists = (year: number, month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
const dayOf = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day);

/** Every date of a text. */
function datesIn(written: string, block: number): Found[] {
  // Figures of full width are figures; their width is said elsewhere.
  const text = written.replaceAll(/[０-９]/gu, (digit) =>
    String.fromCodePoint((digit.codePointAt(0) ?? 0xfee0) - 0xfee0),
  );
  const found: Found[] = [];
  const note = (
    match: RegExpExecArray,
    year: string | undefined,
    month: number,
    day: string | undefined,
  ): void =>
    void found.push({
      block,
      start: match.index,
      end: match.index + match[0].length,
      text: written.slice(match.index, match.index + match[0].length),
      year: year === undefined ? undefined : Number(year),
      month,
      day: Number(day),
    });
  const named = (name = ''): number =>
    months.findIndex((each) => each.startsWith(name.slice(0, 3).toLowerCase())) + 1;
  for (const match of text.matchAll(form)) note(match, match[1], Number(match[2]), match[3]);
  for (const match of text.matchAll(isoForm)) note(match, match[1], Number(match[3]), match[4]);
  for (const match of text.matchAll(dayFirst)) note(match, match[3], named(match[2]), match[1]);
  for (const match of text.matchAll(monthFirst))
    if (!found.some(({ start, end }) => match.index < end && match.index + 3 > start))
      note(match, match[3], named(match[1]), match[2]);
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

/** What is done by a date where it stands between: 自查于…前完成, 本办法自…起施行, 报名截止日期为…. */
function framedBy(text: string, { start, end }: Found): string {
  const named = /(?:^|[，。；：、（\n])([^，。；：、（）\n]{2,16}?)(?:日期|时间)(?:定)?[为是：]$/u.exec(
    text.slice(0, start),
  )?.[1];
  if (named !== undefined) return named;
  const begun = /(?:^|[，。；：、（\n])([^，。；：、（）\n]{2,16}?)[自从]$/u.exec(text.slice(0, start))?.[1];
  const begins = /^(?:起|开始)(?:正式)?([^，。；：、（）\n]{2,6})/u.exec(text.slice(end))?.[1];
  if (begun !== undefined && begins !== undefined) return begun + begins.replace(/施行|实施|实行/u, '执行');
  const subject = /(?:^|[，。；：、（\n])([^，。；：、（）\n]{2,16}?)(?:应当|必须|须|将|定)?[于在]$/u.exec(
    text.slice(0, start),
  )?.[1];
  const done =
    /^(?:（星期.）)?(?:上午|下午)?(?:之?前|以前|底前)?((?:全部|全面|基本)?[^，。；：、（）\n]{2,8})(?=[，。；、）\n]|$)/u.exec(
      text.slice(end),
    )?.[1];
  return subject === undefined || done === undefined ? '' : subject + done;
}

/** What a date is for: the words from it to the next sign, without those that only say how near. */
function purposeOf(text: string, date: Found): string {
  const { end } = date;
  // Where a span begins nothing is said yet.
  if (/^(?:（星期.）)?(?:至|到|—|–|－|-|～|~)/u.test(text.slice(end))) return '';
  if (/[A-Za-z]/u.test(date.text)) return latinPurpose(text.slice(0, date.start));
  const framed = framedBy(text, date);
  if (framed !== '') return framed;
  const rest = text
    .slice(end)
    .replace(/^(?:（星期.）|\(星期.\))?(?:上午|下午|晚上?)?(?:\d{1,2}[:：时点]\d{0,2}分?)?/u, '');
  const found = /^(?:之?前|以前|起|后|内|，|前后)?([^，。；：、（）\n]{4,24})/u.exec(rest);
  return found?.[1]?.replaceAll(/[完成将应须要]|\s/gu, '') ?? '';
}

/** In English the words before a date say what for: `the self-check is due on`. Too few of them say nothing. */
function latinPurpose(before: string): string {
  const clause = /[^.,;:!?()\n]*$/u.exec(before)?.[0].toLowerCase() ?? '';
  const words = clause.split(/\s+/u).filter((word) => word !== '');
  const last = words.slice(-5);
  const isSaid = last.length >= 4 && /^(?:on|by|until|before|in|from)$/u.test(last.at(-1) ?? '');
  return isSaid ? last.slice(-4).join(' ') : '';
}

const past = /^(?:上午|下午)?(?:，)?(?:召开了|举行了|已经|已于|下发了|印发了|发生了)/u;
/** Rules hold from a little before their signing at times, never from half a year before it. */
const comesIntoForce = /^(?:起|开始)(?:正式)?(?:施行|执行|实行|实施|生效)/u;
const longBackMs = 180 * 86_400_000;
/** By when something is to be done; 前投运的设备 only says which. */
const deadline = /^(?:（星期.）)?(?:之前|以前|前)(?![^，。；、]{1,8}的(?!情况|通知|报告))/u;
const latinDue = /\b(?:by|no later than|not later than|before)\s$/u;

/** What is told as done is not later than the telling: 已于…完成, 会议于…召开了. */
const passed = /^[^，。；]{0,24}(?:审议|通过|批准|研究|同意|决定)/u;
const happened = /(?:已于|已经于|已在)$/u;

/** Looks at the dates of a text; `written` is the date the document carries, `tells` where its first date is a meeting that was held. */
export function checkDates(
  blocks: readonly TextBlock[],
  written: string | undefined,
  report: Report,
  tells = false,
): void {
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
    const weekday =
      /^\s*(?:(?:上午|下午|晚上?)?\d{0,2}(?:[:：时点]\d{0,2}分?)?)?[（(]?(?:星期|周)([一二三四五六日天])[）)]?/u.exec(
        behind,
      );
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
    const latinBehind = new RegExp(`^ \\((${latinDays.join('|')})\\)`, 'u').exec(behind);
    if (latinBehind !== null && year !== undefined) {
      const right = latinDays[new Date(dayOf(year, date.month, date.day)).getUTCDay()] ?? '';
      if (latinBehind[1] !== right)
        once(
          { ...date, end: date.end + latinBehind[0].length },
          'weekday',
          `${date.text} (${right})`,
          date.text + latinBehind[0],
        );
    }
    const latinDay = new RegExp(`\\b(${latinDays.join('|')}),? (?:the )?$`, 'u').exec(
      text.slice(0, date.start),
    );
    if (latinDay !== null && year !== undefined) {
      const right = latinDays[new Date(dayOf(year, date.month, date.day)).getUTCDay()] ?? '';
      const [said, name] = latinDay;
      if (name !== right)
        once(
          { ...date, start: date.start - said.length },
          'weekday',
          right + said.slice((name ?? '').length) + date.text,
          said + date.text,
        );
    }
    const next = all[index + 1];
    if (
      next?.block === date.block &&
      /^(?:[（(](?:星期|周).[）)])?(?:上午|下午)?\s*(?:至|到|—|–|－|-|～|~|to|until)\s*$/u.test(
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
    const isDue = deadline.test(behind) || latinDue.test(text.slice(0, date.start));
    if (signed?.year !== undefined && year !== undefined && isDue && !past.test(behind)) {
      const due = dayOf(year, date.month, date.day);
      const home = dayOf(signed.year, signed.month, signed.day);
      // Without a year, a month long gone is next year's.
      if (due < home && (date.year !== undefined || home - due < 150 * 86_400_000))
        once(date, 'beforeDate', undefined, `${date.text}${deadline.exec(behind)?.[0] ?? ''}`);
    }
    const before = text.slice(0, date.start);
    if (signed?.year !== undefined && date.year !== undefined && comesIntoForce.test(behind)) {
      const age = dayOf(signed.year, signed.month, signed.day) - dayOf(date.year, date.month, date.day);
      if (age > longBackMs)
        once(date, 'beforeDate', undefined, `${date.text}${comesIntoForce.exec(behind)?.[0] ?? ''}`);
    }
    const isTold =
      happened.test(before) || (before.endsWith('经') && passed.test(behind)) || (tells && index === 0);
    if (isTold && signed?.year !== undefined && year !== undefined) {
      const day = dayOf(year, date.month, date.day);
      if (day > dayOf(signed.year, signed.month, signed.day)) once(date, 'afterDate');
    }
  }
  checkSpans(blocks, report);
  checkPurposes(all, blocks, once, homeYear);
}

function checkPurposes(
  all: readonly Found[],
  blocks: readonly TextBlock[],
  once: (date: Found, reason: Finding['reason'], suggestion?: string, text?: string) => void,
  homeYear: number | undefined,
): void {
  const known: { date: Found; purpose: string; side: string }[] = [];
  const sameDay = (a: Found, b: Found): boolean =>
    a.month === b.month && a.day === b.day && (a.year ?? homeYear) === (b.year ?? homeYear);
  for (const date of all) {
    const block = blocks[date.block];
    if (block === undefined || block.kind === 'cell') continue;
    const purpose = purposeOf(block.text, date);
    if (purpose.length < 4) continue;
    // What was built before a day and what after it are two things.
    const side = /^(?:之|以)?[前后起]/u.exec(block.text.slice(date.end))?.[0].slice(-1) ?? '';
    const isLatin = /[A-Za-z]/u.test(date.text);
    const other = known.find(
      (each) =>
        each.side === side &&
        (isLatin ? each.purpose === purpose : alike(each.purpose, purpose)) &&
        !sameDay(each.date, date),
    );
    if (other !== undefined) once(date, 'twoDates', other.date.text);
    else known.push({ date, purpose, side });
  }
}
