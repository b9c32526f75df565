// Checks of spans that leave something out: days of one month, months of a year, years, hours of a day.
import type { TextBlock } from './blocks.ts';
import type { Report } from './finding.ts';

type Groups = Readonly<Record<string, string | undefined>>;
/** A span as it is written, and where it begins and ends in one unit; undefined where that cannot be told. */
type Span = { pattern: RegExp; ends(groups: Groups): readonly [from: number, until: number] | undefined };

const between = String.raw`\s{0,2}(?:至|到|—|–|－|-|～|~|to|until)\s{0,2}`;
const clock = (name: string): string =>
  String.raw`(?<half${name}>上午|下午|晚上?|早上?|中午)?(?<hour${name}>\d{1,2})(?:[:：](?<minute${name}>\d{2})|[时点](?<more${name}>半|\d{1,2})?分?)`;

/** Minutes since midnight; the later of two times is in the same half of the day where it does not say. */
function minutesOf(groups: Groups, name: 'A' | 'B'): number {
  const hour = Number(groups[`hour${name}`]);
  const half = groups[`half${name}`] ?? (name === 'B' ? groups['halfA'] : undefined) ?? '';
  const more = groups[`minute${name}`] ?? groups[`more${name}`] ?? '0';
  return (hour + (/下午|晚/u.test(half) && hour < 12 ? 12 : 0)) * 60 + (more === '半' ? 30 : Number(more));
}

const spans: readonly Span[] = [
  {
    pattern: new RegExp(String.raw`\d{1,2}月(?<from>\d{1,2})日?${between}(?<until>\d{1,2})日`, 'gu'),
    ends: ({ from, until }) => [Number(from), Number(until)],
  },
  {
    pattern: new RegExp(
      String.raw`(?<year>20\d\d)年(?<month>\d{1,2})月份?${between}(?:(?<nextYear>20\d\d)年)?(?<nextMonth>\d{1,2})月(?!\d)`,
      'gu',
    ),
    ends: ({ year, month, nextYear, nextMonth }) => [
      Number(year) * 12 + Number(month),
      Number(nextYear ?? year) * 12 + Number(nextMonth),
    ],
  },
  {
    pattern: new RegExp(
      String.raw`(?<from>20\d\d)年?${between}(?<until>20\d\d)年(?!\d)|(?<![-/\d])\b(?<since>20\d\d) (?:to|until) (?<till>20\d\d)\b(?![-/\d])`,
      'gu',
    ),
    ends: ({ from, until, since, till }) => [Number(from ?? since), Number(until ?? till)],
  },
  {
    pattern: new RegExp(String.raw`(?<![\d:：.])${clock('A')}${between}${clock('B')}(?![:：]?\d)`, 'gu'),
    ends(groups) {
      const [from, until] = [minutesOf(groups, 'A'), minutesOf(groups, 'B')];
      // What begins in the evening may end on the next day.
      const overNight = from >= 18 * 60 && until < 12 * 60;
      return from > 24 * 60 || until > 24 * 60 || overNight ? undefined : [from, until];
    },
  },
];

/** Looks at spans within a sentence. */
export function checkSpans(blocks: readonly TextBlock[], report: Report): void {
  blocks.forEach(({ kind, text }, block) => {
    if (kind === 'code') return;
    for (const { pattern, ends } of spans)
      for (const { 0: found, index, groups = {} } of text.matchAll(pattern)) {
        const [from, until] = ends(groups) ?? [0, 0];
        if (until >= from) continue;
        const [start, end] = [index, index + found.length];
        report({ kind: 'date', reason: 'backwards', block, start, end, text: found });
      }
  });
}
