// `tangram disk access`: asks whose thing it is for access, and answers who asks.
import type { DiskLevel } from '#sdk/api.ts';
import type { CommandSpec } from '../../command.ts';
import { CliError } from '../../errors.ts';
import { showPlan } from '../../dry-run.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { accessFields } from '../../shapes/disk.ts';
import { findPerson } from '../../target.ts';
import { diskOffice, levelOf, roleOption } from './place.ts';

const acts = ['ask', 'grant', 'refuse'];

/** Requests for access. */
export const access: CommandSpec = {
  ...{ name: 'access', summary: 'cliDisk.access.summary', mutates: true, fields: accessFields },
  arguments: [
    { name: 'act', required: true, text: 'cliDisk.access.act' },
    { name: 'id', required: true, text: 'cliDisk.access.id' },
    { name: 'person', required: false, text: 'cliDisk.access.person' },
  ],
  options: [roleOption],
  examples: [
    { line: 'tangram disk access ask 146', text: 'cliDisk.access.example' },
    { line: 'tangram disk access grant 146 林若溪 --role r --json', text: 'cliDisk.exampleJson' },
  ],
  async run(context, input) {
    const act = input.required('act');
    if (!acts.includes(act))
      throw new CliError('invalidValue', { name: 'act', value: act }, { param: 'act', valid: acts });
    const id = input.required('id');
    if (!/^\d{1,15}$/.test(id))
      throw new CliError('invalidValue', { name: 'id', value: id }, { param: 'id' });
    const office = await diskOffice(context, 'access');
    const signal = timeSignal(context);
    const { t } = await context.texts();
    if (act === 'ask') {
      if (context.flags.dryRun) return showPlan(context, [{ call: 'disk.askAccess', input: { id } }], ['id']);
      await bounded(office.disk.askAccess(id), signal);
      return context.output.done({ id, person: null, level: null }, () => t('cliDisk.access.asked'));
    }
    const person = await findPerson(office, input.required('person'));
    const level: DiskLevel = levelOf(input) ?? 'download';
    const grants = act === 'grant';
    const answer = { id, personId: person.id, grants, ...(grants && { level }) };
    if (context.flags.dryRun)
      return showPlan(context, [{ call: 'disk.answerAccess', input: answer }], ['id', 'people']);
    await bounded(office.disk.answerAccess(answer), signal);
    await context.output.done({ id, person: person.name, level: grants ? level : null }, () =>
      t(grants ? 'cliDisk.access.granted' : 'cliDisk.access.refused', { name: person.name }),
    );
  },
};
