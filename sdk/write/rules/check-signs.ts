// Checks of punctuation and of width in Chinese text, by GB/T 15834 and GB/T 9704.
import type { TextBlock } from './blocks.ts';
import type { Finding, FindingKind, FindingReason, Report } from './finding.ts';

const han = '\\u3400-\\u4dbf\\u4e00-\\u9fff';
const fullOf: Readonly<Record<string, string>> = {
  ',': '，',
  ';': '；',
  ':': '：',
  '!': '！',
  '?': '？',
  '.': '。',
};

/** A sign that is wrong wherever its pattern fits, and what should stand there. */
export type SignRule = {
  kind: FindingKind;
  reason: FindingReason;
  pattern: RegExp;
  suggest(found: RegExpExecArray): string | undefined;
};

const rules: readonly SignRule[] = [
  {
    kind: 'punctuation',
    reason: 'doubledSign',
    pattern: /([，。、；：！？])\1+|，[。；：、]|。[，；、]|、[，。；]|；[，。、]|：[，。、；]/gu,
    suggest: ([found]) => {
      if (found === '。。。' || /^。{4,}$/u.test(found)) return '……';
      // The stronger of two signs is the one that was meant.
      return ['。', '！', '？', '；', '：', '，', '、'].find((sign) => found.includes(sign));
    },
  },
  {
    kind: 'punctuation',
    reason: 'dots',
    pattern: /(?<!\.)\.{3,6}(?!\.)|(?<!…)…(?!…)|(?<=[\u4e00-\u9fff])--(?!-)/gu,
    suggest: ([found]) => (found === '--' ? '——' : '……'),
  },
  {
    kind: 'punctuation',
    reason: 'yearBrackets',
    pattern: /[[（(【［](20\d\d)[\]）)】］]第?0*(\d{1,4})号/gu,
    suggest: ([, year = '', number = '']) => `〔${year}〕${number}号`,
  },
  {
    kind: 'punctuation',
    reason: 'yearBrackets',
    pattern: /〔(20\d\d)〕(?:第0*|0+)(\d{1,4})号/gu,
    suggest: ([, year = '', number = '']) => `〔${year}〕${number}号`,
  },
  {
    kind: 'punctuation',
    reason: 'blank',
    pattern: new RegExp(`(?<=[${han}，。、；：！？]) +(?=[${han}])`, 'gu'),
    suggest: () => '',
  },
  {
    kind: 'punctuation',
    reason: 'misplacedSign',
    // Nothing begins with a sign that ends something, and 等 and 和 take the place of the last 、.
    pattern:
      /^[，。、；：！？）》”]|、(?=等(?!级|同|距|候|待|边|温|额|价))|、(?=和(?![谐平解睦美气田善约值硕县服]))/gu,
    suggest: () => '',
  },
  {
    kind: 'width',
    reason: 'halfWidth',
    pattern: new RegExp(
      `(?<=[${han}”’）》%％])[,;:!?](?!/)|(?<![\\d.])[,;!?](?=[${han}“‘（《])|(?<=\\d)[,;!?](?=[${han}])|(?<=[${han}”）》])(?<!^[一二三四五六七八九十]{1,3})\\.(?=[${han}]|$)`,
      'gu',
    ),
    suggest: ([found]) => fullOf[found],
  },
  {
    kind: 'width',
    reason: 'halfWidth',
    pattern: new RegExp(`\\(([^()（）]{0,60}[${han}][^()（）]{0,60})\\)`, 'gu'),
    suggest: ([, inside]) => `（${inside ?? ''}）`,
  },
  {
    kind: 'width',
    reason: 'straightQuotes',
    pattern: new RegExp(`"([^"“”]{0,60}[${han}][^"“”]{0,60})"`, 'gu'),
    suggest: ([, inside]) => `“${inside ?? ''}”`,
  },
  {
    kind: 'width',
    reason: 'fullWidth',
    // A full-width % alone is as good as the other; among full-width figures it goes with them.
    pattern: /[０-９Ａ-Ｚａ-ｚ](?:[．.]?[０-９Ａ-Ｚａ-ｚ％])*/gu,
    suggest: ([found]) =>
      found.replaceAll(/[０-９Ａ-Ｚａ-ｚ％．]/gu, (sign) =>
        String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfee0),
      ),
  },
];

type Pair = readonly [open: string, close: string];
const pairs: readonly Pair[] = [
  ['“', '”'],
  ['《', '》'],
  ['（', '）'],
  ['〔', '〕'],
];

/** Looks for signs whose other half is not there. One that opens while another is open has lost the one before it. */
export function checkPairs(text: string, block: number, of: readonly Pair[], report: Report): void {
  for (const [open, close] of of) {
    const waiting: number[] = [];
    const alone: number[] = [];
    for (let at = 0; at < text.length; at += 1) {
      const sign = text.charAt(at);
      if (sign === open) {
        // Quotation marks of one kind do not stand within each other.
        if (open === '“' && waiting.length > 0) alone.push(waiting.pop() ?? at);
        waiting.push(at);
      } else if (sign === close && waiting.pop() === undefined) alone.push(at);
    }
    for (const at of [...alone, ...waiting])
      report({
        kind: 'punctuation',
        reason: 'unpaired',
        block,
        start: at,
        end: at + 1,
        text: text.slice(Math.max(0, at - 4), at + 9),
      });
  }
}

const ends = /[。！？：；…”）》—~\uFFFC]\s*$/u;

/** Looks at the signs of a Chinese text. */
export function checkSigns(blocks: readonly TextBlock[], report: Report): void {
  blocks.forEach((each, block) => {
    if (each.kind === 'code') return;
    const { text } = each;
    const taken: Finding[] = [];
    for (const { kind, reason, pattern, suggest } of rules) {
      for (const found of text.matchAll(pattern)) {
        const suggestion = suggest(found as RegExpExecArray);
        const start = found.index;
        const end = start + found[0].length;
        if (taken.some((other) => start < other.end && end > other.start)) continue;
        // A name or a signature may be spread by blanks.
        if (reason === 'blank' && text.length <= 12) continue;
        const finding: Finding = {
          kind,
          reason,
          block,
          start,
          end,
          text: reason === 'blank' ? text.slice(Math.max(0, start - 3), end + 3) : found[0],
          ...(suggestion !== undefined && { suggestion }),
        };
        taken.push(finding);
        report(finding);
      }
    }
    checkPairs(text, block, pairs, report);
    checkEnd(each, block, report);
  });
  checkItemEnds(blocks, report);
}

function checkEnd({ kind, text, level = 1 }: TextBlock, block: number, report: Report): void {
  const words = text.trimEnd();
  const last = words.charAt(words.length - 1);
  if (kind === 'heading') {
    // Deeper headings may be the first sentence of their paragraph.
    if (level > 2 || !/[。；，、：]/u.test(last)) return;
    report({
      kind: 'punctuation',
      reason: 'headingEnd',
      block,
      start: words.length - 1,
      end: words.length,
      text: words.slice(-8),
      suggestion: '',
    });
    return;
  }
  // Names and numbers behind a colon are no sentence.
  const isLabelled = /^[^，。；：]{2,8}[：:][^。！？]*$/u.test(words) && words.length < 60;
  const isSentence =
    kind === 'paragraph' && words.length >= 14 && /[，。；]/u.test(words.slice(0, -1)) && !isLabelled;
  if (!isSentence || ends.test(words) || /[,.;!?:]$/u.test(words)) return;
  if (/[，、]$/u.test(words))
    report({
      kind: 'punctuation',
      reason: 'noEnd',
      block,
      start: words.length - 1,
      end: words.length,
      text: words.slice(-8),
      suggestion: '。',
    });
  else
    report({
      kind: 'punctuation',
      reason: 'noEnd',
      block,
      start: words.length,
      end: words.length,
      text: words.slice(-8),
      suggestion: '。',
    });
}

/** Of items of one list most of which end with a sign, those that end without one. */
function checkItemEnds(blocks: readonly TextBlock[], report: Report): void {
  const lists = new Map<string, { block: number; words: string }[]>();
  blocks.forEach(({ kind, path, text }, block) => {
    const words = text.trimEnd();
    if (kind !== 'item' || words.length < 6) return;
    const list = path.slice(0, -2).join('.');
    lists.set(list, [...(lists.get(list) ?? []), { block, words }]);
  });
  for (const items of lists.values()) {
    const without = items.filter(({ words }) => !/[，,.;!?:]$/u.test(words) && !ends.test(words));
    if (without.length * 2 >= items.length) continue;
    for (const { block, words } of without)
      report({
        kind: 'punctuation',
        reason: 'noEnd',
        block,
        start: words.length,
        end: words.length,
        text: words.slice(-8),
        suggestion: items.some((item) => item.words.endsWith('；')) ? '；' : '。',
      });
  }
}
