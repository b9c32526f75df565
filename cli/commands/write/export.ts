// `tangram write export|check`: a document as a file, and what is wrong with one.
import { checkFile, checkText, findingPlace, type CheckedText } from '#sdk/write/actions/check-text.ts';
import { fixFinding } from '#sdk/write/rules/check.ts';
import { changeDocument } from '#sdk/write/actions/change-document.ts';
import type { RichNode } from '#sdk/contract/rich-text.ts';
import { asOfficeError } from '#sdk/errors.ts';
import type { CommandSpec } from '../../command.ts';
import { CliError } from '../../errors.ts';
import { exitCodes } from '../../exit-codes.ts';
import { bounded } from '../../feeds.ts';
import { findingColumns, findingFields, findingOut } from '../../shapes/write.ts';
import { importFile } from '#sdk/write/index.ts';
import { importFileOf, isFile, writeOut } from './files.ts';
import { desk, documentArgument, documentId, moduleId } from './target.ts';

const types = ['docx', 'md', 'html'] as const;

/** A document as a file. */
export const exporting: CommandSpec = {
  name: 'export',
  summary: 'cliWrite.export.summary',
  fields: ['id', 'title', 'format', 'file', 'bytes', 'picturesMissing'],
  arguments: [documentArgument],
  options: [
    { name: 'to', value: 'text', shown: 'F', choices: types, text: 'cliWrite.export.to' },
    { name: 'out', short: 'o', value: 'text', shown: 'FILE', text: 'cliWrite.export.out' },
  ],
  examples: [
    { line: 'tangram write export 12 --to docx -o 通知.docx', text: 'cliWrite.export.exampleWord' },
    { line: 'tangram write export 12 --to md', text: 'cliWrite.export.exampleMarkdown' },
  ],
  async run(context, input) {
    const out = input.text('out');
    const ending = /\.([a-z]+)$/u.exec(out ?? '')?.[1];
    const chosen = input.text('to') ?? ending ?? 'md';
    const type = types.find((known) => known === chosen);
    if (type === undefined)
      throw new CliError('invalidValue', { name: '--to', value: chosen }, { param: '--to', valid: types });
    const at = await desk(context, 'export');
    const id = await documentId(at, input.required('document'));
    const file = await bounded(at.write.export(id, type, { signal: at.signal }), at.signal);
    const { t } = await context.texts();
    if (file.picturesMissing > 0)
      context.output.hint(t('write.picturesMissing', { count: file.picturesMissing }));
    // Text goes to a pipe as well as to a file; a Word file needs a name.
    if ((out === undefined || out === '-') && type !== 'docx')
      return context.output.text(new TextDecoder().decode(file.bytes));
    const path = out === undefined || out === '-' ? file.name : out;
    await writeOut(path, file.bytes);
    const row = {
      id,
      title: file.name.replace(/\.[a-z]+$/u, ''),
      format: type,
      file: path,
      bytes: file.bytes.length,
      picturesMissing: file.picturesMissing,
    };
    await context.output.done(row, () => t('cliWrite.export.done', { file: path }));
  },
};

/** What is wrong with a document or a file. The exit code says whether anything is. */
export const check: CommandSpec = {
  name: 'check',
  summary: 'cliWrite.check.summary',
  lists: true,
  fields: findingFields,
  arguments: [{ name: 'document', required: true, text: 'cliWrite.check.target' }],
  options: [
    { name: 'module', value: 'text', shown: 'M', text: 'cliWrite.check.module' },
    { name: 'fix', text: 'cliWrite.check.fix' },
  ],
  examples: [
    { line: 'tangram write check 12 --json', text: 'cliWrite.check.exampleDocument' },
    { line: 'tangram write check 通知.docx', text: 'cliWrite.check.exampleFile' },
  ],
  async run(context, input) {
    const target = input.required('document');
    const named = input.text('module');
    const module = named === undefined ? undefined : moduleId(named);
    let checked: CheckedText;
    if (target === '-' || (await isFile(target))) {
      const file = await importFileOf(context, target);
      // Files are checked without an office as well; its list of words is used where it can be asked.
      const terms = context.flags.offline ? [] : await organisationTerms(context);
      const read = await importFile(file);
      checked = checkFile(module === undefined ? read : { ...read, module }, terms);
    } else {
      const at = await desk(context, 'check');
      const { write, signal } = at;
      // Neither a document nor a file: what could not be checked is not what was found wanting.
      const unknown = (error: unknown): never => {
        if (asOfficeError(error).code !== 'notFound') throw error;
        throw new CliError('fileUnreadable', { path: target }, { param: target });
      };
      const id = await documentId(at, target).catch(unknown);
      const { terms } = await bounded(write.desk({ signal }), signal);
      let document = await bounded(write.get(id, { signal }).catch(unknown), signal);
      if (input.has('fix'))
        document = await bounded(
          changeDocument(
            write,
            id,
            (now) => ({ body: { type: 'doc', content: fixed(checkText(now, terms), now.body.content) } }),
            { signal },
          ),
          signal,
        );
      checked = checkText(module === undefined ? document : { ...document, module }, terms);
    }
    const { t } = await context.texts();
    const rows = checked.findings.map((finding) => findingOut(finding, findingPlace(checked, finding), t));
    await context.output.rows(rows, findingColumns);
    if (rows.length === 0) {
      if (!context.output.forPrograms) context.output.hint(t('cliWrite.check.none'));
      return exitCodes.ok;
    }
    return exitCodes.refused;
  },
};

/** Puts right what can be, from the end, so that places before stay where they are. */
function fixed({ findings }: CheckedText, content: readonly RichNode[]): RichNode[] {
  let blocks = content;
  for (const finding of [...findings].reverse())
    if (finding.kind !== 'repeated' || finding.reason === 'repeatedWord')
      blocks = fixFinding(blocks, finding);
  return [...blocks];
}

async function organisationTerms(context: Parameters<CommandSpec['run']>[0]) {
  try {
    const { write, signal } = await desk(context, 'check');
    return (await bounded(write.desk({ signal }), signal)).terms;
  } catch {
    return [];
  }
}
