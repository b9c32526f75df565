// A document as Markdown: title, the lines of its form, and its text with numbers.
import { toMarkdown } from '../../contract/rich-markdown.ts';
import type { WrittenDocument } from '../../contract/write.ts';
import { headingOf, paragraphOf } from '../rules/blocks.ts';
import { printedForm } from '../rules/printed-form.ts';
import { withNumbers } from '../rules/reading.ts';
import { numberingOf } from '../rules/skeleton.ts';

/** The document with everything a reader of the file should see. */
export function documentMarkdown(document: WrittenDocument): string {
  const form = printedForm(document);
  const { language, module, body } = document;
  const numbered = withNumbers(body.content, numberingOf(document.form, language, module));
  const lowered = numbered.map((block) =>
    block.type === 'heading'
      ? { ...block, attrs: { ...block.attrs, level: (block.attrs?.level ?? 1) + 1 } }
      : block,
  );
  const lines = (...texts: readonly string[]) => texts.filter((text) => text !== '').map(paragraphOf);
  return toMarkdown({
    type: 'doc',
    content: [
      ...lines(form.number, form.signer),
      headingOf(1, form.title),
      ...lines(form.recipient),
      ...lowered,
      ...lines(...form.attachments, form.signature, form.date, form.note, form.copies, form.printing),
    ],
  });
}
