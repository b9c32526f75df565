// `tangram write template list|use|save|rm`: templates of the office and one's own.
import { OfficeError } from '#sdk/errors.ts';
import { startFromTemplate } from '#sdk/write/actions/new-document.ts';
import { fieldsOf } from '#sdk/write/rules/skeleton.ts';
import type { DocumentTemplate } from '#sdk/write/index.ts';
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import {
  documentFields,
  documentOut,
  templateColumns,
  templateFields,
  templateOut,
} from '../../shapes/write.ts';
import { desk, documentId, moduleId, type Desk } from './target.ts';

const acts = ['list', 'use', 'save', 'rm'] as const;

/** The template of a number or a name. @throws OfficeError `templateUnknown` */
export async function findTemplate({ write, signal }: Desk, typed: string): Promise<DocumentTemplate> {
  const all = await bounded(write.templates({}, { signal }), signal);
  const found =
    all.find(({ id }) => id === typed) ??
    all.find(({ title }) => title === typed) ??
    all.find(({ title }) => title.includes(typed));
  if (found === undefined) throw new OfficeError('templateUnknown');
  return found;
}

/** `name=value` words, as values of fields. @throws CliError for one without a name */
export function fieldValues(given: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    given.map((word) => {
      const at = word.indexOf('=');
      if (at < 1) throw new CliError('invalidValue', { name: '--field', value: word }, { param: '--field' });
      return [word.slice(0, at).trim(), word.slice(at + 1)];
    }),
  );
}

const out = (template: DocumentTemplate) =>
  templateOut(template, fieldsOf(template.title, template.form, template.body));

/** See the file's first line. */
export const template: CommandSpec = {
  name: 'template',
  summary: 'cliWrite.template.summary',
  mutates: true,
  lists: true,
  fields: [...new Set([...templateFields, ...documentFields])],
  arguments: [
    { name: 'act', required: true, text: 'cliWrite.template.act' },
    { name: 'target', required: false, text: 'cliWrite.template.target' },
  ],
  options: [
    { name: 'module', value: 'text', shown: 'M', text: 'cliWrite.new.module' },
    { name: 'title', value: 'text', shown: 'T', text: 'cliWrite.new.title' },
    { name: 'field', value: 'many', shown: 'K=V', text: 'cliWrite.new.field' },
  ],
  examples: [
    { line: 'tangram write template list --module 纪要', text: 'cliWrite.template.exampleList' },
    { line: 'tangram write template use 3 --field 会议名称=安全例会', text: 'cliWrite.template.exampleUse' },
  ],
  async run(context, input) {
    const typed = input.required('act');
    const act = acts.find((known) => known === typed);
    if (act === undefined)
      throw new CliError('invalidValue', { name: 'act', value: typed }, { param: 'act', valid: acts });
    const named = input.text('module');
    const module = named === undefined ? undefined : moduleId(named);
    const at = await desk(context, 'template');
    const { write, signal } = at;
    const { t } = await context.texts();
    if (act === 'list') {
      const rows = await bounded(write.templates({ ...(module && { module }) }, { signal }), signal);
      return context.output.rows(rows.map(out), templateColumns(context.language));
    }
    const target = input.required('target');
    if (act === 'use') {
      const found = await findTemplate(at, target);
      const start = startFromTemplate(found, fieldValues(input.many('field')), input.text('title'));
      if (context.flags.dryRun)
        return showPlan(
          context,
          [{ call: 'write new', input: { title: start.title, template: found.id } }],
          ['template'],
        );
      const made = await bounded(write.create(start, { signal }), signal);
      return context.output.done(documentOut(made), () =>
        t('cliWrite.new.done', { id: made.id, title: made.title }),
      );
    }
    if (act === 'rm') {
      const found = await findTemplate(at, target);
      if (context.flags.dryRun)
        return showPlan(context, [{ call: 'write template rm', input: { id: found.id } }], ['template']);
      await bounded(write.removeTemplate(found.id, { signal }), signal);
      return context.output.done(out(found), () => t('cliWrite.template.removed', { title: found.title }));
    }
    const id = await documentId(at, target);
    const document = await bounded(write.get(id, { signal }), signal);
    const title = input.text('title') ?? document.title;
    if (context.flags.dryRun)
      return showPlan(
        context,
        [{ call: 'write template save', input: { title, document: id } }],
        ['document'],
      );
    const { language, form, body } = document;
    const kept = await bounded(
      write.saveTemplate({ title, module: module ?? document.module, language, form, body }, { signal }),
      signal,
    );
    return context.output.done(out(kept), () => t('cliWrite.template.saved', { title: kept.title }));
  },
};
