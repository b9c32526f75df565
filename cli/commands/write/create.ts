// `tangram write new|modules|import`: a document from a module, a template or a file.
import { importFile } from '#sdk/write/index.ts';
import { bringDocument } from '#sdk/write/actions/bring-document.ts';
import { importFileOf } from './files.ts';
import { startFromTemplate, startOf } from '#sdk/write/actions/new-document.ts';
import { writeModules } from '#sdk/write/rules/modules.ts';
import { OfficeError } from '#sdk/errors.ts';
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { bounded } from '../../feeds.ts';
import { documentFields, documentOut, moduleFields } from '../../shapes/write.ts';
import { fieldValues, findTemplate } from './template.ts';
import { desk, moduleId, today } from './target.ts';

/** What can be written. */
export const modules: CommandSpec = {
  name: 'modules',
  summary: 'cliWrite.modules.summary',
  lists: true,
  offline: true,
  fields: moduleFields,
  examples: [
    { line: 'tangram write modules', text: 'cliWrite.modules.exampleAll' },
    { line: 'tangram write modules --json=id,zh', text: 'cliWrite.modules.exampleJson' },
  ],
  async run(context) {
    const { language } = context;
    const rows = writeModules.map(({ id, kind, zh, en, about, parts }) => ({
      id,
      kind,
      zh,
      en,
      about: about[language],
      parts,
    }));
    await context.output.rows(rows, [
      { title: 'cli.column.id', cell: (row) => row.id },
      { title: 'cliWrite.column.module', cell: (row) => row[language] },
      { title: 'cliWrite.column.about', cell: (row) => row.about, shrinks: true },
    ]);
  },
};

/** Begins a document. */
export const create: CommandSpec = {
  name: 'new',
  aliases: ['create'],
  summary: 'cliWrite.new.summary',
  mutates: true,
  fields: documentFields,
  options: [
    { name: 'module', value: 'text', shown: 'M', text: 'cliWrite.new.module' },
    { name: 'topic', value: 'text', shown: 'T', text: 'cliWrite.new.topic' },
    { name: 'title', value: 'text', shown: 'T', text: 'cliWrite.new.title' },
    { name: 'language', value: 'text', shown: 'L', choices: ['zh', 'en'], text: 'cliWrite.new.language' },
    { name: 'template', value: 'text', shown: 'ID', text: 'cliWrite.new.template' },
    { name: 'field', value: 'many', shown: 'K=V', text: 'cliWrite.new.field' },
    { name: 'wishes', value: 'text', shown: 'TEXT', text: 'cliWrite.new.wishes' },
    { name: 'blank', text: 'cliWrite.new.blank' },
  ],
  examples: [
    {
      line: 'tangram write new --module 通知 --topic 做好冬季能源保供工作',
      text: 'cliWrite.new.exampleTopic',
    },
    {
      line: 'tangram write new --template 3 --field 会议名称=安全例会',
      text: 'cliWrite.new.exampleTemplate',
    },
  ],
  async run(context, input) {
    const template = input.text('template');
    const topic = input.text('topic') ?? input.text('title') ?? '';
    const module = moduleId(input.text('module') ?? (template === undefined ? '' : 'notice'));
    const given = input.text('language');
    // Topics in Latin letters are written about in English.
    const guessed = topic !== '' && !/[\u4e00-\u9fff]/u.test(topic) ? 'en' : 'zh';
    const language = given === 'zh' || given === 'en' ? given : guessed;
    if (template === undefined && topic.trim() === '') throw new OfficeError('documentTitleMissing');
    if (context.flags.dryRun)
      return showPlan(
        context,
        [{ call: 'write new', input: { module, topic, language, ...(template && { template }) } }],
        ['module', 'title'],
      );
    const at = await desk(context, 'new');
    const { write, signal } = at;
    const title = input.text('title');
    const start =
      template === undefined
        ? {
            ...startOf(
              { module, topic, language, wishes: input.text('wishes'), blank: input.has('blank') },
              await bounded(write.desk({ signal }), signal),
              today(context),
            ),
            ...(title !== undefined && { title }),
          }
        : startFromTemplate(
            await findTemplate(at, template),
            fieldValues(input.many('field')),
            title ?? topic,
          );
    const made = await bounded(write.create(start, { signal }), signal);
    const { t } = await context.texts();
    await context.output.done(documentOut(made), () =>
      t('cliWrite.new.done', { id: made.id, title: made.title }),
    );
  },
};

/** Makes a document of a file. */
export const bring: CommandSpec = {
  name: 'import',
  summary: 'cliWrite.import.summary',
  mutates: true,
  fields: documentFields,
  arguments: [{ name: 'file', required: true, text: 'cliWrite.import.file' }],
  options: [
    { name: 'module', value: 'text', shown: 'M', text: 'cliWrite.import.module' },
    { name: 'title', value: 'text', shown: 'T', text: 'cliWrite.new.title' },
  ],
  examples: [
    { line: 'tangram write import 通知.docx --json', text: 'cliWrite.import.exampleWord' },
    { line: 'tangram write import report.md --module 报告', text: 'cliWrite.import.exampleModule' },
  ],
  async run(context, input) {
    const file = await importFileOf(context, input.required('file'));
    const named = input.text('module');
    const chosen = named === undefined ? undefined : moduleId(named);
    const read = await importFile(file);
    const { write, signal } = await desk(context, 'import');
    const title = input.text('title') ?? read.title;
    const module = chosen ?? read.module ?? 'notice';
    if (context.flags.dryRun)
      return showPlan(
        context,
        [
          {
            call: 'write import',
            input: { title, module, language: read.language, pictures: read.pictures.length },
          },
        ],
        ['file', 'outline'],
      );
    const { document: made, lost } = await bounded(
      bringDocument(write, read, { title, module }, { signal }),
      signal,
    );
    const { t } = await context.texts();
    if (lost > 0) context.output.hint(t('write.picturesLost', { count: lost }));
    await context.output.done(documentOut(made), () =>
      t('cliWrite.new.done', { id: made.id, title: made.title }),
    );
  },
};
