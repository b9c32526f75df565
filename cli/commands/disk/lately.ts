// `tangram disk star|starred|recent|activity`: what is dear, what was used lately, and what was done to a thing.
import type { DiskHit, OfficeApi } from '#sdk/api.ts';
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import {
  activityColumns,
  activityFields,
  activityLine,
  hitColumns,
  hitFields,
  hitLine,
  nodeFields,
  nodeLine,
} from '../../shapes/disk.ts';
import { diskOffice, found, ownDiskId, pathArgument } from './place.ts';

/** Puts a thing among the favourites, or takes it out. */
export const star: CommandSpec = {
  ...{ name: 'star', summary: 'cliDisk.star.summary', mutates: true, fields: nodeFields },
  arguments: [pathArgument],
  options: [{ name: 'remove', text: 'cliDisk.star.remove' }],
  examples: [
    { line: 'tangram disk star personal:/工作总结', text: 'cliDisk.star.example' },
    { line: 'tangram disk star personal:/工作总结 --remove --json', text: 'cliDisk.exampleJson' },
  ],
  async run(context, input) {
    const office = await diskOffice(context, 'star');
    const { node } = await found(context, office, input.required('path'));
    const starred = !input.has('remove');
    if (context.flags.dryRun)
      return showPlan(context, [{ call: 'disk.star', input: { id: node.id, starred } }], ['path']);
    await bounded(office.disk.star(node.id, starred), timeSignal(context));
    const { t } = await context.texts();
    await context.output.done(nodeLine(node), () =>
      t(starred ? 'cliDisk.star.done' : 'cliDisk.star.removed', { name: node.name }),
    );
  },
};

const list = (
  name: 'starred' | 'recent',
  hits: (office: OfficeApi) => Promise<readonly DiskHit[]>,
): CommandSpec => ({
  ...{ name, summary: `cliDisk.${name}.summary`, lists: true, fields: hitFields },
  examples: [
    { line: `tangram disk ${name}`, text: `cliDisk.${name}.example` },
    { line: `tangram disk ${name} --json=path`, text: 'cliDisk.exampleJson' },
  ],
  async run(context) {
    const office = await diskOffice(context, name);
    const rows = await bounded(hits(office), timeSignal(context));
    const own = await ownDiskId(context, office);
    await context.output.rows(
      rows.map((one) => hitLine(one, own)),
      hitColumns,
    );
  },
});

/** The favourites. */
export const starred = list('starred', (office) => office.disk.starred());
/** What was looked at or fetched lately. */
export const recent = list('recent', (office) => office.disk.recent());

/** What was done to a thing, newest first. */
export const activity: CommandSpec = {
  ...{ name: 'activity', summary: 'cliDisk.activity.summary', lists: true, fields: activityFields },
  arguments: [pathArgument],
  options: [{ name: 'before', value: 'text', shown: 'ID', text: 'cliDisk.activity.before' }],
  examples: [
    { line: 'tangram disk activity personal:/工作总结', text: 'cliDisk.activity.example' },
    { line: 'tangram disk activity dept:/ --json=person,act,time', text: 'cliDisk.exampleJson' },
  ],
  async run(context, input) {
    const office = await diskOffice(context, 'activity');
    const { node } = await found(context, office, input.required('path'));
    const before = input.text('before');
    const rows = await bounded(
      office.disk.activity(node.id, before === undefined ? {} : { before }),
      timeSignal(context),
    );
    await context.output.rows(rows.map(activityLine), activityColumns((await context.texts()).t));
  },
};
