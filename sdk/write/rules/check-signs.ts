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

type Rule = {
  kind: FindingKind;
  reason: FindingReason;
  pattern: RegExp;
  suggest(found: RegExpExecArray): string | undefined;
};

const rules: readonly Rule[] = [
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
    pattern: /[０-９Ａ-Ｚａ-ｚ％](?:[．.]?[０-９Ａ-Ｚａ-ｚ％])*/gu,
    suggest: ([found]) =>
      found.replaceAll(/[０-９Ａ-Ｚａ-ｚ％．]/gu, (sign) =>
        String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfee0),
      ),
  },
];

const pairs: readonly (readonly [open: string, close: string])[] = [
  ['“', '”'],
  ['《', '》'],
  ['（', '）'],
  ['〔', '〕'],
];

function checkPairs(text: string, block: number, report: Report): void {
  for (const [open, close] of pairs) {
    const waiting: number[] = [];
    const alone: number[] = [];
    for (let at = 0; at < text.length; at += 1) {
      const sign = text.charAt(at);
      if (sign === open) waiting.push(at);
      else if (sign === close && waiting.pop() === undefined) alone.push(at);
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
    checkPairs(text, block, report);
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
  const isLabelled = /^[^，。；：]{2,8}[：:]/u.test(words) && words.length < 60;
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

const latinRules: readonly Rule[] = [
  {
    kind: 'width',
    reason: 'fullWidth',
    pattern: /[，；：！？（）。０-９Ａ-Ｚａ-ｚ]/gu,
    suggest: ([sign]) =>
      sign === '。' ? '.' : String.fromCodePoint((sign.codePointAt(0) ?? 0xfee0) - 0xfee0),
  },
  {
    kind: 'punctuation',
    reason: 'doubledSign',
    pattern: /([,;:?])\1+|(?<!\.)\.\.(?!\.)|,[.;:]|\.,(?= [A-Z])/gu,
    suggest: ([found]) => (found.includes('.') ? '.' : found.charAt(0)),
  },
  {
    kind: 'punctuation',
    reason: 'blank',
    pattern: /(?<=\w) +(?=[,;:.!?](?:\s|$))/gu,
    suggest: () => '',
  },
  {
    kind: 'punctuation',
    reason: 'blank',
    pattern: /(?<=[\w,;:.]) {2,}(?=\w)/gu,
    suggest: () => ' ',
  },
  {
    kind: 'punctuation',
    reason: 'noBlank',
    pattern: /(?<=[a-z]{2})[,;](?=[A-Za-z])|(?<=[a-z]{3})[.](?=[A-Z][a-z]+[ ,])/gu,
    suggest: ([sign]) => `${sign} `,
  },
];
const latinEnds = /[.!?:;…)\]"'”’\uFFFC]\s*$/u;

/** A paragraph of sentences that ends without a sign, and a bracket without its other half. */
function checkLatinEnd({ kind, text }: TextBlock, block: number, report: Report): void {
  const words = text.trimEnd();
  if (kind === 'paragraph' && words.length >= 50 && /[.,;] /u.test(words) && !latinEnds.test(words))
    report({
      kind: 'punctuation',
      reason: 'noEnd',
      block,
      start: words.length,
      end: words.length,
      text: words.slice(-16),
      suggestion: '.',
    });
  // `a)` begins an item.
  const open = text.replace(/^\s*(?:\w{1,3}\)|\d+\.)/u, (found) => ' '.repeat(found.length));
  const balance =
    [...open].filter((sign) => sign === '(').length - [...open].filter((sign) => sign === ')').length;
  const at = balance > 0 ? open.lastIndexOf('(') : open.indexOf(')');
  if (balance !== 0 && !/[:;]-?[()]/u.test(open))
    report({
      kind: 'punctuation',
      reason: 'unpaired',
      block,
      start: at,
      end: at + 1,
      text: text.slice(Math.max(0, at - 8), at + 12),
    });
}

/** Looks at the signs of an English text. */
export function checkLatinSigns(blocks: readonly TextBlock[], report: Report): void {
  blocks.forEach((each, block) => {
    const { text, kind } = each;
    if (kind === 'code' || /[\u4e00-\u9fff]/u.test(text)) return;
    checkLatinEnd(each, block, report);
    for (const rule of latinRules)
      for (const found of text.matchAll(rule.pattern)) {
        const suggestion = rule.suggest(found as RegExpExecArray);
        report({
          kind: rule.kind,
          reason: rule.reason,
          block,
          start: found.index,
          end: found.index + found[0].length,
          text: found[0].trim() === '' ? text.slice(Math.max(0, found.index - 6), found.index + 3) : found[0],
          ...(suggestion !== undefined && { suggestion }),
        });
      }
  });
}
