// `tangram disk mkdir|rename`: new folders and other names.
import { OfficeError } from '#sdk/errors.ts';
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { nodeFields, nodeLine } from '../../shapes/disk.ts';
import { checkName, diskOffice, follow, found, pathArgument } from './place.ts';

/** A new folder. */
export const mkdir: CommandSpec = {
  ...{ name: 'mkdir', summary: 'cliDisk.mkdir.summary', mutates: true, fields: nodeFields },
  arguments: [pathArgument],
  options: [{ name: 'parents', short: 'p', text: 'cliDisk.mkdir.parents' }],
  examples: [
    { line: 'tangram disk mkdir personal:/2026', text: 'cliDisk.mkdir.example' },
    { line: 'tangram disk mkdir -p personal:/2026/11 --json', text: 'cliDisk.exampleJson' },
  ],
  async run(context, input) {
    const office = await diskOffice(context, 'mkdir');
    const typed = input.required('path');
    // What is made has no number yet: digits are its name.
    const path = /^\d+$/.test(typed) ? `/${typed}` : typed;
    const { node, above, missing } = await follow(context, office, path);
    if (node !== undefined && !(input.has('parents') && node.isFolder))
      throw new OfficeError('diskSameName', { params: { name: node.name } });
    for (const name of missing) checkName(name);
    if (missing.length > 1 && !input.has('parents')) throw new OfficeError('diskGone', { params: { path } });
    if (context.flags.dryRun)
      return showPlan(
        context,
        missing.map((name) => ({ call: 'disk.mkdir', input: { name } })),
        ['name'],
      );
    let made = node ?? above;
    for (const name of missing) made = await bounded(office.disk.mkdir(made, name), timeSignal(context));
    const { t } = await context.texts();
    await context.output.done(nodeLine(made), () => t('cliDisk.mkdir.done', { name: made.name }));
  },
};

/** Another name. */
export const rename: CommandSpec = {
  ...{ name: 'rename', summary: 'cliDisk.rename.summary', mutates: true, fields: nodeFields },
  arguments: [pathArgument, { name: 'name', required: true, text: 'cliDisk.argument.name' }],
  examples: [
    { line: 'tangram disk rename personal:/a.txt b.txt', text: 'cliDisk.rename.example' },
    { line: 'tangram disk rename personal:/a 归档 --json', text: 'cliDisk.exampleJson' },
  ],
  async run(context, input) {
    const office = await diskOffice(context, 'rename');
    const { node } = await found(context, office, input.required('path'));
    const name = input.required('name');
    checkName(name, node.name);
    if (context.flags.dryRun)
      return showPlan(context, [{ call: 'disk.rename', input: { id: node.id, name } }], ['name']);
    const renamed = await bounded(office.disk.rename(node, name), timeSignal(context));
    const { t } = await context.texts();
    await context.output.done(nodeLine(renamed), () => t('cliDisk.rename.done', { name: renamed.name }));
  },
};
