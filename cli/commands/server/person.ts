// `tangram server person`: what an office holds about somebody, as an archive for them, or erased.
import { resolve } from 'node:path';
import type { AdminService } from '#fixtures/office/admin/service.ts';
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { actOf, personOf } from '../admin/asking.ts';
import { heirOption } from '../admin/people.ts';
import { dataFolder, folderOption, needsOffice, told } from './keeping.ts';
import { withOfficeFolder } from './office-folder.ts';

const owner = null;

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
    { name: 'yes', text: 'cliGroups.option.yes' },
    heirOption,
    folderOption,
  ],
  examples: [
    {
      line: 'tangram server person export linruoxi -o linruoxi.zip --data ./office',
      text: 'cliServer.person.exampleExport',
    },
    {
      line: 'tangram server person erase linruoxi --dry-run --json --data ./office',
      text: 'cliServer.person.exampleErase',
    },
  ],
  async run(context, input) {
    const act = actOf(input, ['export', 'erase'] as const);
    const word = input.required('loginname');
    const out = input.text('out');
    const { dryRun } = context.flags;
    const data = dataFolder(context, input);
    const { t } = await context.texts();
    if (act === 'export') {
      if (out === undefined) throw new CliError('missingOption', { a: '--out' }, { param: '--out' });
      const path = resolve(context.parts.folder, out);
      if (dryRun)
        return showPlan(context, [{ call: 'server person export', input: { data, out: path } }], ['out']);
      needsOffice(data);
      const { ownersHands } = await import('./owners-hands.ts');
      const facts = await withOfficeFolder(data, async (office) => {
        const { id } = await personOf(context, ownersHands(office), word);
        const { exportPerson } = await import('#fixtures/keeping/person-export.ts');
        return told(path, () => exportPerson(office, Number(id), path));
      });
      return context.output.done(facts, () => t('cliServer.person.exported', facts));
    }
    needsOffice(data);
    const [{ adminFeature }, { ownersHands }, { confirm }] = await Promise.all([
      import('#fixtures/office/admin/feature.ts'),
      import('./owners-hands.ts'),
      import('../group/act.ts'),
    ]);
    return withOfficeFolder(data, async (office) => {
      const hands = ownersHands(office);
      const found = await personOf(context, hands, word);
      const typed = input.text('to');
      const heir = typed === undefined ? undefined : await personOf(context, hands, typed);
      if (!dryRun)
        await confirm(context, input, `${t('cliServer.person.question', { name: found.name })} [y/N]`);
      const { erasure } = office.features.service<AdminService>(adminFeature);
      const wish = { heirId: heir?.id, messages: input.has('messages'), dryRun };
      const { tables } = await erasure.erase(owner, found.id, wish);
      const row = { loginName: found.loginName, erased: !dryRun, gone: tables };
      await context.output.done(row, () =>
        [
          ...tables.map(({ table, rows }) => `${table}: ${rows}`),
          dryRun ? t('cliServer.person.would') : t('cliServer.person.erased', { name: found.name }),
        ].join('\n'),
      );
    });
  },
};
