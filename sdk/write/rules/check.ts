// The check of a document: numbering, signs, width, words, terms, dates, and what its form still lacks.
import type { RichNode } from '../../contract/rich-text.ts';
import { moduleOf, type RequiredPart } from '../../contract/write-modules.ts';
import { textBlocks, replaceText, withNode, type TextBlock } from './blocks.ts';
import { checkDates } from './check-dates.ts';
import { checkNumbers } from './check-numbers.ts';
import { checkLatinSigns, checkSigns } from './check-signs.ts';
import { checkRepeated, checkTerms } from './check-words.ts';
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
export function checkDocument(checked: Checked): Finding[] {
  const { blocks, language, form } = checked;
  const found: Finding[] = [];
  const report = (finding: Finding): void => {
    if (found.length < maxFindings) found.push(finding);
  };
  checkForm(checked, report);
  checkNumbers(blocks, report);
  if (language === 'zh') checkSigns(blocks, report);
  else checkLatinSigns(blocks, report);
  checkRepeated(blocks, report);
  checkTerms(blocks, checked.terms ?? [], report);
  checkDates(blocks, form.date, report);
  checkTitle(checked, report);
  checkSources(blocks, report);
  return found.sort((a, b) => a.block - b.block || a.start - b.start);
}

function checkForm({ title, module, form, blocks }: Checked, report: (finding: Finding) => void): void {
  const missing = (reason: FindingReason, text: string, block = -1): void =>
    report({ kind: 'missing', reason, block, start: 0, end: 0, text });
  if (title.trim() === '') missing('noTitle', '');
  for (const part of module === undefined ? [] : moduleOf(module).parts) {
    if (part === 'body') {
      if (!blocks.some(({ kind, text }) => kind !== 'heading' && text.trim() !== '')) missing('noBody', '');
    } else if ((form[part] ?? '').trim() === '') missing(partReasons[part], part);
  }
  blocks.forEach(({ kind, text, level = 1 }, block) => {
    for (const each of text.matchAll(
      /\{\{([^{}\n]{1,40})\}\}|[×Ｘ]{2,}|(?<![A-Za-z])[Xx]{2,}(?![A-Za-z])|某某/gu,
    ))
      report({
        kind: 'missing',
        reason: 'unfilled',
        block,
        start: each.index,
        end: each.index + each[0].length,
        text: each[0],
      });
    if (kind !== 'heading' || level > 2 || text.length > 24) return;
    const next = blocks[block + 1];
    const isEmpty = next === undefined || (next.kind === 'heading' && (next.level ?? 1) <= level);
    if (isEmpty) missing('emptySection', text, block);
  });
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
