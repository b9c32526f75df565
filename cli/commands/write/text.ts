// `tangram write show|set|form|rename`: the text of a document and the parts of its form.
import { OfficeError } from '#sdk/errors.ts';
import { changeDocument } from '#sdk/write/actions/change-document.ts';
import { formFields, toMarkdown } from '#sdk/write/rules/modules.ts';
import { findSection, outlineOf, sectionEnd, setSection } from '#sdk/write/rules/outline.ts';
import { readMarkdown, readTitledMarkdown, withoutRightNumbers } from '#sdk/write/rules/reading.ts';
import { numberingOf } from '#sdk/write/rules/skeleton.ts';
import type { DocumentChange, WrittenDocument } from '#sdk/write/write-api.ts';
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import { safeText } from '../../output/safe-text.ts';
import {
  documentFields,
  documentOut,
  documentWholeFields,
  moduleName,
  outlineOut,
} from '../../shapes/write.ts';
import { typedText } from '../../typed-text.ts';
import { fieldValues } from './template.ts';
import { desk, documentArgument, documentId } from './target.ts';

const sectionOption = {
  name: 'section',
  value: 'text',
  shown: 'N',
  text: 'cliWrite.outline.section',
} as const;

/** One document. */
export const show: CommandSpec = {
  name: 'show',
  summary: 'cliWrite.show.summary',
  fields: documentWholeFields,
  arguments: [documentArgument],
  options: [{ name: 'md', text: 'cliWrite.show.md' }, sectionOption],
  examples: [
    { line: 'tangram write show 12', text: 'cliWrite.show.exampleCard' },
    { line: 'tangram write show 12 --md > 通知.md', text: 'cliWrite.show.exampleMarkdown' },
  ],
  async run(context, input) {
    const at = await desk(context, 'show');
    const id = await documentId(at, input.required('document'));
    const document = await bounded(at.write.get(id, { signal: at.signal }), at.signal);
    const { body, form, language, module } = document;
    const nodes = outlineOf(body.content, numberingOf(form, language, module));
    const wanted = input.text('section');
    const section = wanted === undefined ? undefined : findSection(nodes, wanted);
    if (wanted !== undefined && section === undefined) throw new OfficeError('sectionUnknown');
    const content =
      section === undefined
        ? body.content
        : body.content.slice(section.at + 1, sectionEnd(body.content, section.at));
    const markdown = toMarkdown({ type: 'doc', content });
    if (input.has('md') && !context.flags.json)
      return context.output.text(context.io.outIsTerminal ? safeText(markdown) : markdown);
    const row = { ...documentOut(document), form, outline: nodes.map(outlineOut), markdown };
    const { t } = await context.texts();
    await context.output.one(row, () => [
      [t('cli.column.id'), row.id],
      [t('cliWrite.column.title'), row.title],
      [t('cliWrite.column.module'), moduleName(module, context.language)],
      [t('cliWrite.column.words'), String(row.words)],
      [t('cliWrite.column.owner'), row.owner],
      [t('cliWrite.column.updated'), row.updated?.slice(0, 16).replace('T', ' ') ?? ''],
      ...nodes.map(({ section: path, level, number, title }): [string, string] => [
        path,
        `${'  '.repeat(level - 1)}${number}${title}`,
      ]),
    ]);
  },
};

/** Writes the text of a section, or of the whole document, from Markdown. */
export const set: CommandSpec = {
  name: 'set',
  summary: 'cliWrite.set.summary',
  mutates: true,
  fields: documentFields,
  arguments: [documentArgument, { name: 'text', required: false, text: 'cliWrite.set.text' }],
  options: [sectionOption, { name: 'append', text: 'cliWrite.set.append' }],
  examples: [
    { line: 'tangram write set 12 --section 2.1 - < 第二节.md', text: 'cliWrite.set.examplePipe' },
    { line: 'tangram write set 12 --section 1 "坚持安全第一、民生优先。"', text: 'cliWrite.set.exampleText' },
  ],
  async run(context, input) {
    const markdown = await typedText(context, input.argument('text'));
    const wanted = input.text('section');
    // A sixth level is refused before anybody is asked.
    if (wanted === undefined) readTitledMarkdown(markdown);
    else readMarkdown(markdown);
    const at = await desk(context, 'set');
    const { write, signal } = at;
    const id = await documentId(at, input.required('document'));
    const change = (document: WrittenDocument): DocumentChange => {
      const { body, form, language, module } = document;
      const numbering = numberingOf(form, language, module);
      if (wanted === undefined) {
        const { title, blocks } = readTitledMarkdown(markdown);
        const written = withoutRightNumbers(blocks, numbering);
        const content = input.has('append') ? [...body.content, ...written] : written;
        return { body: { type: 'doc', content }, ...(title !== '' && { title }) };
      }
      const section = findSection(outlineOf(body.content), wanted);
      if (section === undefined) throw new OfficeError('sectionUnknown', { params: { section: wanted } });
      const before = input.has('append') ? body.content.slice(section.at + 1, section.end) : [];
      const done = setSection(body.content, section.at, [...before, ...readMarkdown(markdown)]);
      if ('problem' in done) throw new OfficeError(done.problem);
      return { body: { type: 'doc', content: withoutRightNumbers(done.blocks, numbering) } };
    };
    if (context.flags.dryRun) {
      change(await bounded(write.get(id, { signal }), signal));
      return showPlan(
        context,
        [{ call: 'write set', input: { id, section: wanted ?? null, characters: markdown.length } }],
        ['section', 'depth'],
      );
    }
    const saved = await bounded(changeDocument(write, id, change, { signal }), signal);
    const { t } = await context.texts();
    await context.output.done(documentOut(saved), () =>
      t('cliWrite.set.done', { title: saved.title, words: saved.words }),
    );
  },
};

/** Fills parts of the form. */
export const form: CommandSpec = {
  name: 'form',
  summary: 'cliWrite.form.summary',
  mutates: true,
  fields: documentFields,
  arguments: [
    documentArgument,
    { name: 'parts', required: true, variadic: true, text: 'cliWrite.form.parts' },
  ],
  examples: [
    {
      line: 'tangram write form 12 recipient=各部门、各所属单位 date=2026-11-24',
      text: 'cliWrite.form.exampleParts',
    },
    { line: 'tangram write form 12 number=远衡办发〔2026〕38号', text: 'cliWrite.form.exampleNumber' },
  ],
  async run(context, input) {
    const parts = fieldValues(input.rest('parts'));
    for (const part of Object.keys(parts))
      if (!formFields.some((known) => known === part))
        throw new CliError(
          'invalidValue',
          { name: 'parts', value: part },
          { param: part, valid: formFields },
        );
    const at = await desk(context, 'form');
    const { write, signal } = at;
    const id = await documentId(at, input.required('document'));
    if (context.flags.dryRun)
      return showPlan(context, [{ call: 'write form', input: { id, ...parts } }], ['parts']);
    const saved = await bounded(
      changeDocument(write, id, (document) => ({ form: { ...document.form, ...parts } }), { signal }),
      signal,
    );
    const { t } = await context.texts();
    await context.output.done(documentOut(saved), () => t('cliWrite.form.done', { title: saved.title }));
  },
};

/** Gives a document another title. */
export const rename: CommandSpec = {
  name: 'rename',
  summary: 'cliWrite.rename.summary',
  mutates: true,
  fields: documentFields,
  arguments: [
    documentArgument,
    { name: 'title', required: true, variadic: true, text: 'cliWrite.rename.title' },
  ],
  examples: [
    { line: 'tangram write rename 12 "关于做好冬季能源保供工作的通知"', text: 'cliWrite.rename.exampleId' },
    { line: 'tangram write rename 周报 "第 47 周周报"', text: 'cliWrite.rename.exampleTitle' },
  ],
  async run(context, input) {
    const title = input.rest('title').join(' ').trim();
    if (title === '') throw new OfficeError('documentTitleMissing');
    const at = await desk(context, 'rename');
    const { write, signal } = at;
    const id = await documentId(at, input.required('document'));
    if (context.flags.dryRun)
      return showPlan(context, [{ call: 'write rename', input: { id, title } }], ['title']);
    const saved = await bounded(
      changeDocument(write, id, () => ({ title }), { signal }),
      signal,
    );
    const { t } = await context.texts();
    await context.output.done(documentOut(saved), () => t('cliWrite.rename.done', { title: saved.title }));
  },
};
