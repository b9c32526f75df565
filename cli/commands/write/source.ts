// `tangram write source list|add|rm|bases|find`: what a document rests on, and passages of it quoted with their place.
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { referenceProblem, type DocumentSource } from '#sdk/write/index.ts';
import { sourcePlace } from '#sdk/write/rules/suggestion.ts';
import { OfficeError } from '#sdk/errors.ts';
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import { sourceColumns, sourceFields, sourceOut } from '../../shapes/write-assist.ts';
import { namedBases } from '../ask/bases.ts';
import { desk, documentArgument, documentId } from './target.ts';

const acts = ['list', 'add', 'rm', 'bases', 'find'] as const;

/** Kind and size are looked at before a byte is read. @throws OfficeError each with its own sentence */
async function fileOf(path: string, already: number): Promise<{ name: string; file: Blob }> {
  const name = basename(path);
  const found = await stat(path).catch(() => undefined);
  if (found?.isFile() !== true) throw new CliError('fileUnreadable', { path }, { param: path });
  const problem = referenceProblem({ name, size: found.size }, already);
  if (problem !== undefined) throw new OfficeError(problem, { params: { name } });
  return { name, file: new Blob([new Uint8Array(await readFile(path))]) };
}

/** See the file's first line. */
export const source: CommandSpec = {
  name: 'source',
  summary: 'cliWrite.source.summary',
  mutates: true,
  lists: true,
  fields: sourceFields,
  arguments: [
    documentArgument,
    { name: 'act', required: false, text: 'cliWrite.source.act' },
    { name: 'words', required: false, variadic: true, text: 'cliWrite.source.words' },
  ],
  examples: [
    { line: 'tangram write source 12 add 冬季运行方案.docx', text: 'cliWrite.source.exampleAdd' },
    { line: 'tangram write source 12 find "巡检间隔" --json', text: 'cliWrite.source.exampleFind' },
  ],
  async run(context, input) {
    const typed = input.argument('act') ?? 'list';
    const act = acts.find((known) => known === typed);
    if (act === undefined)
      throw new CliError('invalidValue', { name: 'act', value: typed }, { param: 'act', valid: acts });
    const at = await desk(context, 'source');
    const { write, signal, office } = at;
    const id = await documentId(at, input.required('document'));
    const words = input.rest('words');
    const known = await bounded(write.sources(id, { signal }), signal);
    const show = (rows: readonly DocumentSource[]) =>
      context.output.rows(
        rows.map((each) => sourceOut(each)),
        sourceColumns,
      );
    if (act === 'list') return show(known);
    if (act !== 'bases' && words.length === 0)
      throw new CliError('missingOption', { a: 'words' }, { param: 'words' });
    if (act === 'find') {
      const found = await bounded(write.findSources(id, words.join(' '), undefined, { signal }), signal);
      return context.output.rows(
        found.map((each) => ({
          ...sourceOut({ ...each, name: each.document, size: 0, headings: [] }),
          place: sourcePlace(each, context.language),
          quote: each.quote,
        })),
        sourceColumns,
      );
    }
    const already = known.filter(({ kind }) => kind === 'file').length;
    const files =
      act === 'add' ? await Promise.all(words.map((path, place) => fileOf(path, already + place))) : [];
    const baseIds = act === 'bases' && words.length > 0 ? await namedBases(office, words, signal) : [];
    if (context.flags.dryRun)
      return showPlan(context, [{ call: `write source ${act}`, input: { id, words } }], ['kind', 'size']);
    let rows = known;
    for (const { name, file } of files) rows = await write.addReference(id, name, file);
    if (act === 'bases') rows = await bounded(write.setBases(id, baseIds, { signal }), signal);
    if (act === 'rm')
      for (const word of words) {
        const chosen = rows.find((each) => each.id === word || each.name === word);
        if (chosen === undefined) throw new OfficeError('notFound', { params: { target: word } });
        rows = await bounded(write.removeSource(id, chosen.id, { signal }), signal);
      }
    return show(rows);
  },
};
