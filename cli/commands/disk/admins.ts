// `tangram disk admins`: who administers the disks, and handing the power on.
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { adminColumns, adminFields, adminLine } from '../../shapes/disk.ts';
import { findPerson } from '../../target.ts';
import { actOf, confirmName, confirmOption, diskOffice } from './place.ts';

const acts = ['list', 'transfer'];

/** The administrators of disks. */
export const admins: CommandSpec = {
  ...{ name: 'admins', summary: 'cliDisk.admins.summary', mutates: true, lists: true, fields: adminFields },
  arguments: [
    { name: 'act', required: false, text: 'cliDisk.admins.act' },
    { name: 'person', required: false, text: 'cliDisk.admins.person' },
  ],
  options: [confirmOption],
  examples: [
    { line: 'tangram disk admins list', text: 'cliDisk.admins.example' },
    { line: 'tangram disk admins transfer 林若溪 --confirm 林若溪 --json', text: 'cliDisk.exampleJson' },
  ],
  async run(context, input) {
    const act = actOf(input, acts);
    const office = await diskOffice(context, 'admins');
    const signal = timeSignal(context);
    const { t } = await context.texts();
    if (act === 'list')
      return context.output.rows(
        (await bounded(office.disk.administrators(), signal)).map(adminLine),
        adminColumns(t),
      );
    const person = await findPerson(office, input.required('person'));
    if (context.flags.dryRun)
      return showPlan(context, [{ call: 'disk.transferPower', input: { personId: person.id } }], ['people']);
    await confirmName(
      context,
      input,
      person.name,
      t('cliDisk.admins.question', { name: person.name }),
      false,
    );
    const left = await bounded(
      office.disk.transferPower({ personId: person.id, confirm: person.name }),
      signal,
    );
    await context.output.rows(left.map(adminLine), adminColumns(t));
  },
};
