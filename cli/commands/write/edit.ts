// `tangram write edit|open`: a document in one's own editor as Markdown, or in the window.
import { changeDocument } from '#sdk/write/actions/change-document.ts';
import { toMarkdown } from '#sdk/write/rules/modules.ts';
import { readMarkdown, withoutRightNumbers } from '#sdk/write/rules/reading.ts';
import { numberingOf } from '#sdk/write/rules/skeleton.ts';
import { OfficeError } from '#sdk/errors.ts';
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import { documentFields, documentOut } from '../../shapes/write.ts';
import { openFields, openPlace, printOption } from '../open/index.ts';
import { desk, documentArgument, documentId } from './target.ts';

/** Edits the text outside. Where somebody else wrote meanwhile, nothing is overwritten: it says so. */
export const edit: CommandSpec = {
  name: 'edit',
  summary: 'cliWrite.edit.summary',
  mutates: true,
  fields: documentFields,
  arguments: [documentArgument],
  examples: [
    { line: 'tangram write edit 12', text: 'cliWrite.edit.exampleId' },
    { line: 'EDITOR="code --wait" tangram write edit 周报', text: 'cliWrite.edit.exampleEditor' },
  ],
  async run(context, input) {
    const at = await desk(context, 'edit');
    const { write, signal } = at;
    const id = await documentId(at, input.required('document'));
    const document = await bounded(write.get(id, { signal }), signal);
    if (context.flags.dryRun) return showPlan(context, [{ call: 'write edit', input: { id } }], ['document']);
    if (!context.io.inIsTerminal) throw new CliError('terminalNeeded', { command: 'write edit' });
    const before = toMarkdown(document.body);
    const { editOutside } = await import('../../tui/commands/external-editor.ts');
    const after = await editOutside(before, context.parts.environment, 'document.md');
    const { t } = await context.texts();
    if (after.trim() === before.trim())
      return context.output.done(documentOut(document), () => t('cliWrite.edit.same'));
    const { form, language, module } = document;
    const content = withoutRightNumbers(readMarkdown(after), numberingOf(form, language, module));
    const saved = await changeDocument(write, id, (now) => {
      if (now.rev !== document.rev) throw new OfficeError('documentChanged');
      return { body: { type: 'doc', content } };
    });
    await context.output.done(documentOut(saved), () =>
      t('cliWrite.set.done', { title: saved.title, words: saved.words }),
    );
  },
};

/** Opens it in the window. */
export const open: CommandSpec = {
  name: 'open',
  summary: 'cliWrite.open.summary',
  fields: openFields,
  arguments: [documentArgument],
  options: [printOption],
  examples: [
    { line: 'tangram write open 12', text: 'cliWrite.open.exampleId' },
    { line: 'tangram write open 周报 --print', text: 'cliWrite.open.examplePrint' },
  ],
  async run(context, input) {
    const at = await desk(context, 'open');
    const id = await documentId(at, input.required('document'));
    return openPlace(context, input, `document:${id}`, undefined);
  },
};
