// Checks a document, or a file that is none yet, with what the organisation says about its words.
import type { ReadFile, Term, WrittenDocument } from '../../api.ts';
import { textBlocks, type TextBlock } from '../rules/blocks.ts';
import { checkDocument, placeOf } from '../rules/check.ts';
import type { Finding } from '../rules/finding.ts';
import { liftForm } from '../rules/form-lines.ts';

/** What a check found, with the blocks it speaks of. */
export type CheckedText = { findings: readonly Finding[]; blocks: readonly TextBlock[] };

/** Checks a document. Parts of the form that stand in its text count as there. */
export function checkText(
  document: Pick<WrittenDocument, 'title' | 'language' | 'form' | 'body'> &
    Partial<Pick<WrittenDocument, 'module'>>,
  terms: readonly Term[] = [],
): CheckedText {
  const blocks = textBlocks(document.body.content);
  const lifted = liftForm(document.body.content, document.title);
  const form = { ...lifted.form, ...withoutEmpty(document.form) };
  const findings = checkDocument({
    title: document.title,
    module: document.module,
    language: document.language,
    form,
    blocks,
    terms,
  });
  const bare = lifted.bareRecipient;
  if (bare === undefined || (document.form.recipient ?? '') !== '') return { findings, blocks };
  const block = blocks.findIndex(({ text }) => text.trim() === bare.text);
  // Who is addressed is there; only the colon is not.
  const others = findings.filter(({ reason }) => reason !== 'noRecipient');
  const { length } = bare.text;
  const colon: Finding = {
    kind: 'punctuation',
    reason: 'recipientColon',
    block,
    start: length,
    end: length,
    text: bare.text.slice(-12),
    suggestion: '：',
  };
  return { findings: [...others, colon].sort((a, b) => a.block - b.block || a.start - b.start), blocks };
}

/** Checks a file that was read. */
export function checkFile(file: ReadFile, terms: readonly Term[] = []): CheckedText {
  const { title, language, form, body, module } = file;
  return checkText({ title, language, form, body, ...(module !== undefined && { module }) }, terms);
}

const withoutEmpty = <T extends object>(form: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(form).filter(([, value]) => value !== undefined && value !== ''),
  ) as Partial<T>;

/** Where a finding is, for machines. */
export const findingPlace = ({ blocks }: CheckedText, finding: Finding): string => placeOf(blocks, finding);
