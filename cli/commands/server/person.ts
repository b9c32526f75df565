// `tangram server person`: what an office holds about somebody, as an archive for them, or erased.
import { resolve } from 'node:path';
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import type { Input } from '../../input.ts';
import { actOf, personOf } from '../admin/asking.ts';
import { handsOption, withHands, type Hands } from '../admin/hands.ts';
import { heirOption } from '../admin/people.ts';
import { confirmByName, confirmOption } from '../group/act.ts';
import { progressLine } from './progress-line.ts';

/** The command. */
export const person: CommandSpec = {
  name: 'person',
  summary: 'cliServer.person.summary',
  mutates: true,
  fields: ['path', 'tables', 'rows', 'files', 'bytes', 'loginName', 'erased', 'gone'],
  arguments: [
    { name: 'act', required: true, text: 'cliServer.person.act' },
    { name: 'loginname', required: true, text: 'cliServer.person.login' },
  ],
  options: [
    { name: 'out', short: 'o', value: 'text', shown: 'FILE', text: 'cliServer.person.out' },
    { name: 'messages', text: 'cliServer.person.messages' },
    confirmOption,
    heirOption,
    handsOption,
  ],
  examples: [
    {
      line: 'tangram server person export linruoxi -o linruoxi.zip',
      text: 'cliServer.person.exampleExport',
    },
    {
      line: 'tangram server person erase linruoxi --dry-run --json',
      text: 'cliServer.person.exampleErase',
    },
  ],
  async run(context, input) {
    const act = actOf(input, ['export', 'erase'] as const);
    const asked = { what: `server person ${act}`, reads: false };
    if (act === 'erase') return withHands(context, input, asked, (hands) => erase(context, input, hands));
    const out = input.text('out');
    if (out === undefined) throw new CliError('missingOption', { a: '--out' }, { param: '--out' });
    const path = resolve(context.parts.folder, out);
    if (context.flags.dryRun)
      return showPlan(
        context,
        [{ call: asked.what, input: { loginName: input.required('loginname'), out: path } }],
        ['out'],
      );
    return withHands(context, input, asked, async (hands) => {
      const { t } = await context.texts();
      const { id } = await personOf(context, hands, input.required('loginname'));
      const line = progressLine(context, (progress) => t('cliServer.person.progress', progress));
      const facts = await hands
        .exportPerson(id, path, { signal: context.signal, tell: line.tell })
        .finally(line.end);
      await context.output.done(facts, () => t('cliServer.person.exported', facts));
    });
  },
};

/** Erases, or counts. Whoever is meant is named in the question, and typed as the answer. */
async function erase(context: Context, input: Input, hands: Hands): Promise<void> {
  const { dryRun } = context.flags;
  const { t } = await context.texts();
  const { id, name, loginName } = await personOf(context, hands, input.required('loginname'));
  const typed = input.text('to');
  const heir = typed === undefined ? undefined : await personOf(context, hands, typed);
  if (!dryRun) await confirmByName(context, input, name, t('cliServer.person.question', { name }));
  const line = progressLine(context, (progress) => t('cliServer.person.progress', progress));
  const wanted = {
    ...{ confirm: name, messages: input.has('messages'), dryRun },
    ...(heir !== undefined && { heirId: heir.id }),
  };
  const { tables } = await hands
    .erasePerson(id, wanted, { signal: context.signal, tell: line.tell })
    .finally(line.end);
  await context.output.done({ loginName, erased: !dryRun, gone: tables }, () =>
    [
      ...tables.map(({ table, rows }) => `${table}: ${rows}`),
      dryRun ? t('cliServer.person.would') : t('cliServer.person.erased', { name }),
    ].join('\n'),
  );
}
