// The check of a document: numbering, signs, width, words, terms, dates, and what its form still lacks.
import type { RichNode } from '../../contract/rich-text.ts';
import { moduleOf, type RequiredPart } from '../../contract/write-modules.ts';
import { textBlocks, replaceText, withNode, type TextBlock } from './blocks.ts';
import { checkDates } from './check-dates.ts';
import { checkNumbers } from './check-numbers.ts';
import { checkLatinSigns } from './check-latin-signs.ts';
import { checkSigns } from './check-signs.ts';
import { checkRepeated, checkTerms } from './check-words.ts';
import { withLiterals, withoutLiterals } from './literal-words.ts';
import type { Checked, Finding, FindingReason } from './finding.ts';

const partReasons: Readonly<Record<RequiredPart, FindingReason>> = {
  number: 'noNumber',
  signer: 'noSigner',
  recipient: 'noRecipient',
  signature: 'noSignature',
  date: 'noDate',
  body: 'noBody',
};

/** Findings beyond this many are no help. */
const maxFindings = 500;

/** Checks a document. Findings come in the order of reading, those of the form first. */
export function checkDocument(given: Checked): Finding[] {
  const checked = { ...given, blocks: withoutLiterals(given.blocks) };
  const { blocks, language, form } = checked;
  const found: Finding[] = [];
  const report = (finding: Finding): void => {
    const { block } = finding;
    if (found.length < maxFindings) found.push(withLiterals(finding, given.blocks[block], blocks[block]));
  };
  checkForm(checked, report);
  checkNumbers(blocks, report);
  if (language === 'zh') checkSigns(blocks, report);
  else checkLatinSigns(blocks, report);
  checkRepeated(blocks, report);
  checkTerms(blocks, checked.terms ?? [], report);
  checkDates(blocks, form.date, report, checked.module === 'minutes');
  checkTitle(checked, report);
  checkFormLines(checked, report);
  checkSources(blocks, report);
  return found
    .filter((finding) => !isEcho(finding, found))
    .sort((a, b) => a.block - b.block || a.start - b.start);
}

/** A number that stands there twice because its whole clause does is said with the clause. */
const isEcho = (finding: Finding, found: readonly Finding[]): boolean =>
  finding.kind === 'numbering' &&
  found.some(
    ({ kind, block, start, end }) =>
      kind === 'repeated' && block === finding.block && start <= finding.start && end >= finding.end,
  );

/** Who issues a document gives it these: a text without a head has them to come. */
const ofHead = new Set<RequiredPart>(['number', 'signer']);
/** Something is attached, and where a list of it stands in the text itself. */
const mentions = /[（(](?:详?见|参见)?附件[一二三四五六七八九十\d]{0,2}[）)]|(?:详见|参见|见|填写|按照)附件/u;
const listed =
  /(?:^|\n)\s*附(?:件|表|录)\s{0,2}[一二三四五六七八九十\d]{0,2}\s{0,2}(?:[：:]|\n|$)|(?:^|\n)\s*附[：:]/u;
/** How a request ends. */
const closing =
  /请(?:予)?(?:批示|批准|批复|审批|审示|审定|审核|审议|指示|核准|核定|示)|(?:妥|当|可)否|是否(?:妥当|可行|同意)|盼复|望(?:予)?(?:批准|批复)/u;

function checkForm(
  { title, module, language, form, blocks }: Checked,
  report: (finding: Finding) => void,
): void {
  const hasHead = [form.org, form.secrecy, form.urgency, form.signer].some(
    (part) => (part ?? '').trim() !== '',
  );
  const missing = (reason: FindingReason, text: string, block = -1): void =>
    report({ kind: 'missing', reason, block, start: 0, end: 0, text });
  if (title.trim() === '') missing('noTitle', '');
  for (const part of module === undefined ? [] : moduleOf(module).parts) {
    if (part === 'body') {
      if (!blocks.some(({ kind, text }) => kind !== 'heading' && text.trim() !== '')) missing('noBody', '');
    } else if ((form[part] ?? '').trim() === '' && !(ofHead.has(part) && !hasHead))
      missing(partReasons[part], part);
  }
  const words = blocks.map(({ text }) => text).join('\n');
  if ((form.attachments ?? '') === '' && mentions.test(words) && !listed.test(words))
    missing('noAttachments', 'attachments');
  if (module === 'request' && language === 'zh' && words.length > 80 && !closing.test(words))
    missing('noClosing', 'closing');
  checkFilled(blocks, report);
  blocks.forEach(({ kind, text, level = 1 }, block) => {
    if (kind !== 'heading' || level > 2 || text.length > 24) return;
    const next = blocks[block + 1];
    const isEmpty = next === undefined || (next.kind === 'heading' && (next.level ?? 1) <= level);
    if (isEmpty) missing('emptySection', text, block);
  });
}

/** What was left to be filled in. */
function checkFilled(blocks: readonly TextBlock[], report: (finding: Finding) => void): void {
  blocks.forEach(({ text }, block) => {
    for (const each of text.matchAll(
      /\{\{([^{}\n]{1,40})\}\}|\bTB[DC]\b|\[(?:to be |please )?(?:fill(?:ed)?|insert|enter|add|complete)\b[^[\]\n]{0,40}\]|[×Ｘ]{2,}|(?<![A-Za-z\d])[Xx]{2,}(?![A-Za-z\d]|-[A-Za-z\d])|某某|[（(](?:待定|待补充|待填写?|此处填写[^（）()]{0,20})[）)]|_{3,}/gu,
    ))
      report({
        kind: 'missing',
        reason: 'unfilled',
        block,
        start: each.index,
        end: each.index + each[0].length,
        text: each[0],
      });
  });
}

/** The lines around the text are read like the text; their place is the form. */
function checkFormLines({ form, language, terms }: Checked, report: (finding: Finding) => void): void {
  const lines = (
    ['number', 'recipient', 'attachments', 'signature', 'note', 'copies', 'printer'] as const
  ).flatMap((part) => (form[part] ?? '').split('\n').filter((line) => line.trim() !== ''));
  const blocks = withoutLiterals(lines.map((text): TextBlock => ({ path: [], kind: 'cell', text })));
  const asForm = (finding: Finding): void => report({ ...finding, block: -1 });
  const attached = (form.attachments ?? '')
    .split('\n')
    .map((text): TextBlock => ({ path: [], kind: 'item', text }));
  checkNumbers(attached, asForm);
  checkFilled(blocks, asForm);
  if (language === 'zh') checkSigns(blocks, asForm);
  checkRepeated(blocks, asForm);
  checkTerms(blocks, terms ?? [], asForm);
}

/** Numbers a model wrote that neither a source nor the text itself has. */
function checkSources(blocks: readonly TextBlock[], report: (finding: Finding) => void): void {
  blocks.forEach(({ text, unsure = [] }, block) => {
    for (const { start, end } of unsure)
      report({ kind: 'source', reason: 'noSource', block, start, end, text: text.slice(start, end) });
  });
}

/** The title is looked at as a block of its own; its place is −1, like the form's. */
function checkTitle({ title, language, terms }: Checked, report: (finding: Finding) => void): void {
  const block: TextBlock = { path: [], kind: 'heading', level: 1, text: title };
  const asForm = (finding: Finding): void => report({ ...finding, block: -1 });
  if (language === 'zh') checkSigns([block], asForm);
  checkRepeated([block], asForm);
  checkTerms([block], terms ?? [], asForm);
}

/** The document with a finding put right; the same where nothing can be done without a person. */
export function fixFinding(body: readonly RichNode[], finding: Finding): readonly RichNode[] {
  const block = textBlocks(body)[finding.block];
  const { suggestion, start, end } = finding;
  if (block === undefined || suggestion === undefined || start > end) return body;
  return withNode(body, block.path, (node) => replaceText(node, start, end, suggestion));
}

/** Where a finding is, for machines: the section's path and the block's number in it. */
export function placeOf(blocks: readonly TextBlock[], finding: Finding): string {
  if (finding.block < 0) return 'form';
  const counts = [0, 0, 0, 0, 0, 0];
  let paragraph = 0;
  blocks.slice(0, finding.block + 1).forEach(({ kind, level = 1 }) => {
    if (kind === 'heading') {
      counts[level] = (counts[level] ?? 0) + 1;
      counts.fill(0, level + 1);
      paragraph = 0;
    } else paragraph += 1;
  });
  const section = counts
    .slice(1)
    .filter((value) => value > 0)
    .join('.');
  if (section === '') return `¶${paragraph}`;
  return paragraph === 0 ? `§${section}` : `§${section} ¶${paragraph}`;
}
