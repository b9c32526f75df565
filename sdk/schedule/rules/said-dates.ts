// Turns what people say of days and times into what the library of dates reads: «下下周一», «月底», «两小时后», «in half an hour».
import { localOf, wallOf } from './wall-time.ts';

const day = 86_400_000;
const hour = 3_600_000;
const minute = 60_000;
const digits = '零一二三四五六七八九';

/** The number that digits or Chinese numerals up to 99 say; `半` and `half` are halves. */
export function numberOf(said: string): number {
  if (said === '半' || said === 'half') return 0.5;
  if (said === 'an' || said === 'a') return 1;
  if (/^[\d.]+$/u.test(said)) return Number(said);
  const [tens, ones] = said.includes('十') ? said.split('十') : ['', said];
  const of = (sign: string): number => digits.indexOf(sign.replace('两', '二'));
  const head = said.includes('十') ? (tens === '' ? 1 : of(tens ?? '')) * 10 : 0;
  return head + (ones === '' || ones === undefined ? 0 : of(ones));
}

const spoken = String.raw`\d{1,3}(?:\.\d)?|半|[一二两三四五六七八九十]{1,3}`;
const unitMs = (unit: string): number =>
  /^(?:分|m)/iu.test(unit) ? minute : /^(?:天|日|d)/iu.test(unit) ? day : hour;

type Rule = readonly [form: RegExp, plain: (found: readonly string[], now: number) => string];
const dayOf = (now: number): number => Math.floor(now / day) * day;
/** Monday of the week, of 1 January 1970, which was a Thursday, three days before. */
const mondayOf = (now: number): number => dayOf(now) - ((Math.floor(now / day) + 3) % 7) * day;
const chinese = (at: number): string => {
  const [year, month, date] = localOf(at, true).split('-').map(Number);
  return `${year}年${month}月${date}日`;
};
const english = (at: number): string => localOf(at, true);
/** Midnight of a date of the month that is so many ahead; day 0 is the last of the one before. */
const inMonth = (now: number, ahead: number, date: number): number => {
  const at = new Date(now);
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + ahead, date);
};
const weekday = (sign: string): number => (/[日天末]/u.test(sign) ? 6 : numberOf(sign) - 1);
const clockOf = (at: number): string => localOf(at).slice(11, 16);

const chineseRules: readonly Rule[] = [
  [
    new RegExp(String.raw`(${spoken})\s?(?:个)?(半)?\s?(小时|钟头|分钟)(?:之后|以后|后)`, 'u'),
    ([amount = '', half, unit = ''], now) => {
      const at = now + (numberOf(amount) + (half === undefined ? 0 : 0.5)) * unitMs(unit);
      return `${chinese(at)} ${clockOf(at)} `;
    },
  ],
  [
    /(?:本|这)个?(?:周|星期|礼拜)([一二三四五六日天末])/u,
    ([sign = ''], now) => chinese(mondayOf(now) + (sign === '末' ? 5 : weekday(sign)) * day),
  ],
  [
    /(下{1,3})个?(?:周|星期|礼拜)([一二三四五六日天末])/u,
    ([next = '', sign = ''], now) =>
      chinese(mondayOf(now) + (7 * next.length + (sign === '末' ? 5 : weekday(sign))) * day),
  ],
  [/(?<![本这下个])周末/u, (_, now) => chinese(Math.max(dayOf(now), mondayOf(now) + 5 * day))],
  [/下个?月(?:底|末)(?:之?前)?/u, (_, now) => chinese(inMonth(now, 2, 0))],
  [/(?:这个|本)?月(?:底|末)(?:之?前)?/u, (_, now) => chinese(inMonth(now, 1, 0))],
  [/(?:今|本)?年底(?:之?前)?/u, (_, now) => `${new Date(now).getUTCFullYear()}年12月31日`],
  [
    /(下|本|这)个?月(\d{1,2}|[一二三四五六七八九十]{1,3})[号日]/u,
    ([which = '', date = ''], now) => chinese(inMonth(now, which === '下' ? 1 : 0, numberOf(date))),
  ],
  [
    /(?<![\d/])(\d{1,2})\/(\d{1,2})(?![\d/])/u,
    ([month = '', date = ''], now) => {
      const at = Date.UTC(new Date(now).getUTCFullYear(), Number(month) - 1, Number(date));
      return chinese(at < dayOf(now) ? inMonth(at, 12, Number(date)) : at);
    },
  ],
  [/元旦/u, (_, now) => `${new Date(now).getUTCFullYear() + 1}年1月1日`],
  [/点([一三])刻/u, ([quarters = '']) => `点${quarters === '一' ? 15 : 45}分`],
  [/中午(?!\s?(?:\d|十|一|两))/u, () => '中午12点'],
];

const englishRules: readonly Rule[] = [
  [
    /\bin\s(\d{1,3}(?:\.\d)?|an?|half)\s?(?:an?\s)?(hours?|hrs?|h|minutes?|mins?|m)\b/iu,
    ([amount = '', unit = ''], now) => {
      const at = now + numberOf(amount.toLowerCase()) * unitMs(unit);
      return `${english(at)} ${clockOf(at)}`;
    },
  ],
  // Of hours without more, those of a weekday: «Thu 11-12».
  [
    /\b((?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?)\s(\d{1,2})\s?[-–]\s?(\d{1,2})(?![\d:/-]|\s?[ap]\.?m)/iu,
    ([name = '', from = '', to = '']) => `${name} from ${from} to ${to}`,
  ],
];

/** The sentence with such words said plainly; `local` is the wall clock that it is said at. */
export function saidPlainly(text: string, local: string): string {
  const now = wallOf(local);
  let plain = text;
  for (const [form, say] of /\p{Script=Han}/u.test(text) ? chineseRules : englishRules)
    plain = plain.replace(form, (...found: string[]) => say(found.slice(1), now));
  return plain;
}
