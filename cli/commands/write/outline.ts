// `tangram write outline`: shows the outline of a document and changes it, five levels at most.
import { OfficeError } from '#sdk/errors.ts';
import { changeDocument } from '#sdk/write/actions/change-document.ts';
import type { RichNode } from '#sdk/contract/rich-text.ts';
import {
  addAtEnd,
  addChild,
  addSibling,
  demote,
  findSection,
  moveBy,
  moveTo,
  outlineOf,
  promote,
  remove,
  rename,
  type OutlineNode,
  type OutlineResult,
} from '#sdk/write/rules/outline.ts';
import { aboutDocument, outlineText } from '#sdk/write/rules/assist-request.ts';
import { numberingOf, skeletonBody } from '#sdk/write/rules/skeleton.ts';
import { adoptOutline, proposedOutline, suggestionText } from '#sdk/write/rules/suggestion.ts';
import { importFile, type WrittenDocument } from '#sdk/write/index.ts';
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import type { Input } from '../../input.ts';
import { outlineColumns, outlineFields, outlineOut } from '../../shapes/write.ts';
import { hear } from './assist.ts';
import { importFileOf } from './files.ts';
import { desk, documentArgument, documentId, type Desk } from './target.ts';

const acts = ['show', 'add', 'move', 'rename', 'rm', 'promote', 'demote', 'generate'] as const;
type Act = (typeof acts)[number];

const nodesOf = ({ body, form, language, module }: WrittenDocument): OutlineNode[] =>
  outlineOf(body.content, numberingOf(form, language, module));

/** @throws OfficeError `sectionUnknown` */
function sectionAt(blocks: readonly RichNode[], wanted: string): number {
  const found = findSection(outlineOf(blocks), wanted);
  if (found === undefined) throw new OfficeError('sectionUnknown', { params: { section: wanted } });
  return found.at;
}

/** The section an act is about: `--section`, or the first word; what is left are the words of a title. */
function chosen(
  input: Input,
  words: readonly string[],
  needed: boolean,
): { section: string | undefined; rest: string } {
  const given = input.text('section');
  if (given !== undefined) return { section: given, rest: words.join(' ') };
  const [first, ...rest] = words;
  if (needed && first === undefined)
    throw new CliError('missingOption', { a: '--section' }, { param: '--section' });
  return needed ? { section: first, rest: rest.join(' ') } : { section: undefined, rest: words.join(' ') };
}

/** What an act leaves of the blocks. */
function apply(act: Act, blocks: readonly RichNode[], input: Input): OutlineResult {
  const words = input.rest('words');
  const at = (wanted: string): number => sectionAt(blocks, wanted);
  const under = input.text('under');
  const after = input.text('after');
  const before = input.text('before');
  if (act === 'add') {
    const { section, rest } = chosen(input, words, false);
    const title = input.text('title') ?? rest;
    const level = input.count('level');
    if (under !== undefined) return addChild(blocks, at(under), title);
    if (level !== undefined) return addAtEnd(blocks, level, title);
    const beside = after ?? section ?? before;
    const added = addSibling(blocks, beside === undefined ? undefined : at(beside), title);
    if (before === undefined || 'problem' in added) return added;
    return moveTo(added.blocks, added.at, at(before), 'before');
  }
  const { section = '', rest } = chosen(input, words, true);
  const place = at(section);
  switch (act) {
    case 'rename':
      return rename(blocks, place, input.text('title') ?? rest);
    case 'rm':
      return remove(blocks, place);
    case 'promote':
      return promote(blocks, place);
    case 'demote':
      return demote(blocks, place);
    default: {
      if (under !== undefined) return moveTo(blocks, place, at(under), 'into');
      if (after !== undefined) return moveTo(blocks, place, at(after), 'after');
      if (before !== undefined) return moveTo(blocks, place, at(before), 'before');
      if (input.has('up')) return moveBy(blocks, place, 'up');
      if (input.has('down')) return moveBy(blocks, place, 'down');
      throw new CliError(
        'missingOption',
        { a: '--before, --after, --under, --up, --down' },
        { param: '--after' },
      );
    }
  }
}

/** Headings of the model, of the module's own outline, or of a file. @throws OfficeError `outlineTooDeep` */
async function madeOutline(
  context: Context,
  at: Desk,
  id: string,
  from: string,
  isPlan: boolean,
): Promise<readonly { level: number; title: string }[]> {
  const headingsOf = (content: readonly RichNode[]) =>
    outlineOf(content).map(({ level, title }) => ({ level, title }));
  if (from !== 'model' && from !== 'template')
    return headingsOf((await importFile(await importFileOf(context, from))).body.content);
  const document = await bounded(at.write.get(id, { signal: at.signal }), at.signal);
  if (from === 'template') return headingsOf(skeletonBody(document.module, document.language).content);
  if (isPlan) return headingsOf(document.body.content);
  const heard = await hear(context, at.office, {
    tool: 'outline',
    ...aboutDocument(document),
    place: outlineText(document.body.content),
    wish: document.form.wishes ?? '',
  });
  const proposed = proposedOutline(suggestionText(heard.sentences));
  if ('problem' in proposed) throw new OfficeError(proposed.problem);
  return proposed.headings;
}

/** See the file's first line. */
export const outline: CommandSpec = {
  name: 'outline',
  summary: 'cliWrite.outline.summary',
  mutates: true,
  lists: true,
  fields: outlineFields,
  arguments: [
    documentArgument,
    { name: 'act', required: false, text: 'cliWrite.outline.act' },
    { name: 'words', required: false, variadic: true, text: 'cliWrite.outline.words' },
  ],
  options: [
    { name: 'section', value: 'text', shown: 'N', text: 'cliWrite.outline.section' },
    { name: 'title', value: 'text', shown: 'T', text: 'cliWrite.outline.title' },
    { name: 'under', value: 'text', shown: 'N', text: 'cliWrite.outline.under' },
    { name: 'after', value: 'text', shown: 'N', text: 'cliWrite.outline.after' },
    { name: 'before', value: 'text', shown: 'N', text: 'cliWrite.outline.before' },
    { name: 'level', value: 'count', shown: '1-5', text: 'cliWrite.outline.level' },
    { name: 'up', text: 'cliWrite.outline.up' },
    { name: 'down', text: 'cliWrite.outline.down' },
    { name: 'from', value: 'text', shown: 'W', text: 'cliWrite.outline.from' },
  ],
  examples: [
    { line: 'tangram write outline 12 show --json', text: 'cliWrite.outline.exampleShow' },
    { line: 'tangram write outline 12 add "强化设备巡检" --under 2', text: 'cliWrite.outline.exampleAdd' },
    { line: 'tangram write outline 12 move 2.3 --before 2.1', text: 'cliWrite.outline.exampleMove' },
    { line: 'tangram write outline 12 generate --from 旧稿.docx', text: 'cliWrite.outline.exampleGenerate' },
  ],
  async run(context, input) {
    const typed = input.argument('act') ?? 'show';
    const act = acts.find((known) => known === typed);
    if (act === undefined)
      throw new CliError('invalidValue', { name: 'act', value: typed }, { param: 'act', valid: acts });
    const at = await desk(context, 'outline');
    const { write, signal } = at;
    const id = await documentId(at, input.required('document'));
    const made =
      act === 'generate'
        ? await madeOutline(context, at, id, input.text('from') ?? 'model', context.flags.dryRun)
        : undefined;
    const changed = (document: WrittenDocument) => {
      if (made !== undefined)
        return { body: { type: 'doc' as const, content: adoptOutline(document.body.content, made) } };
      const done = apply(act, document.body.content, input);
      if ('problem' in done) throw new OfficeError(done.problem);
      return { body: { type: 'doc' as const, content: done.blocks } };
    };
    let document: WrittenDocument;
    if (act === 'show' || context.flags.dryRun) {
      document = await bounded(write.get(id, { signal }), signal);
      if (act !== 'show') {
        changed(document);
        return showPlan(
          context,
          [{ call: `write outline ${act}`, input: { id } }],
          ['section', 'depth', 'title'],
        );
      }
    } else document = await bounded(changeDocument(write, id, changed, { signal }), signal);
    await context.output.rows(nodesOf(document).map(outlineOut), outlineColumns);
  },
};
