// Checks of punctuation and of width in English text; Chinese names and titles within it keep their own signs.
import type { TextBlock } from './blocks.ts';
import { checkPairs, type SignRule } from './check-signs.ts';
import type { Report } from './finding.ts';

const latinRules: readonly SignRule[] = [
  {
    kind: 'width',
    reason: 'fullWidth',
    pattern: /（([^（）()]{0,80})）/gu,
    suggest: ([, inside]) => `(${inside ?? ''})`,
  },
  {
    kind: 'width',
    reason: 'fullWidth',
    // A run of them is one fault.
    pattern: /[０-９Ａ-Ｚａ-ｚ][０-９Ａ-Ｚａ-ｚ．，]*(?<=[０-９Ａ-Ｚａ-ｚ])|[，；：！？（）。]/gu,
    suggest: ([found]) =>
      found.replaceAll(/[\uff01-\uff5e。]/gu, (sign) =>
        sign === '。' ? '.' : String.fromCodePoint((sign.codePointAt(0) ?? 0xfee0) - 0xfee0),
      ),
  },
  {
    kind: 'punctuation',
    reason: 'doubledSign',
    pattern: /([,;:?])\1+|(?<!\.)\.\.(?!\.)|,[.;:]|\.,(?= [A-Z])/gu,
    // A sentence that goes on in small letters has not ended.
    suggest: ({ 0: found, index, input }) => {
      if (!found.includes('.')) return found.charAt(0);
      return found.length > 1 && found !== '..' && /^ [a-z]/u.test(input.slice(index + found.length))
        ? ','
        : '.';
    },
  },
  {
    kind: 'punctuation',
    reason: 'blank',
    pattern: /(?<=\w) +(?=,|[;:.!?](?:\s|$))/gu,
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
const latinEnds = /[.!?:;…)\]"'”’\uFFFC。！？：；）]\s*$/u;
/** Chinese words within the text, with the signs between and around them. */
const chinese = /[，；：！？（。《]{0,4}[\u4e00-\u9fff][\u4e00-\u9fff，、；：！？。（）《》〔〕０-９\d]*/gu;

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
  checkPairs(text, block, [['“', '”']], report);
  checkBrackets(text, block, report);
}

/** `a)`, `2)` or `iv)` before a word. */
const numbering = /(?:^|[\s,;])(?:(?:[a-z]|[ivx]{2,4})\)[\s,;]?|\d\)\s)$/u;

/** Brackets without their other half; `a)` and `2)` number what follows them. */
function checkBrackets(text: string, block: number, report: Report): void {
  if (/[:;]-?[()]/u.test(text)) return;
  const open: number[] = [];
  const alone: number[] = [];
  for (const { 0: sign, index } of text.matchAll(/[()]/gu))
    if (sign === '(') open.push(index);
    else if (open.pop() === undefined && !numbering.test(text.slice(Math.max(0, index - 5), index + 2)))
      alone.push(index);
  for (const at of [...alone, ...open])
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
    if (kind === 'code') return;
    const latin = text.replaceAll(chinese, (found) => '\uFFFC'.repeat(found.length));
    checkLatinEnd({ ...each, text: latin }, block, report);
    const taken: (readonly [start: number, end: number])[] = [];
    for (const rule of latinRules)
      for (const found of latin.matchAll(rule.pattern)) {
        const [from, until] = [found.index, found.index + found[0].length];
        if (taken.some(([start, end]) => from < end && until > start)) continue;
        taken.push([from, until]);
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
