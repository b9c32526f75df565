// `tangram disk link|links`: links with a password, an end and a count; listed, taken back, opened.
import { OfficeError } from '#sdk/errors.ts';
import type { CommandSpec } from '../../command.ts';
import { CliError } from '../../errors.ts';
import { showPlan } from '../../dry-run.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { linkColumns, linkFields, linkLine, linkUrl, nodeFields, nodeLine } from '../../shapes/disk.ts';
import { actOf, diskOffice, expireOption, found, pathArgument, untilOf } from './place.ts';

/** Characters of a password. */
const passwordLength = { min: 4, max: 32 } as const;

/** A new link. */
export const link: CommandSpec = {
  ...{ name: 'link', summary: 'cliDisk.link.summary', mutates: true, fields: linkFields },
  arguments: [pathArgument],
  options: [
    { name: 'password', value: 'text', shown: 'TEXT', text: 'cliDisk.link.password' },
    expireOption,
    { name: 'most', value: 'count', shown: 'N', text: 'cliDisk.link.most' },
  ],
  examples: [
    { line: 'tangram disk link personal:/a.txt --expire 7d', text: 'cliDisk.link.example' },
    {
      line: 'tangram disk link personal:/a.txt --password 4711 --most 3 --json=token',
      text: 'cliDisk.exampleJson',
    },
  ],
  async run(context, input) {
    const office = await diskOffice(context, 'link');
    const { node } = await found(context, office, input.required('path'));
    const password = input.text('password');
    if (
      password !== undefined &&
      (password.length < passwordLength.min || password.length > passwordLength.max)
    )
      throw new CliError(
        'invalidValue',
        { name: '--password', value: password },
        { param: '--password', valid: [`${passwordLength.min}–${passwordLength.max}`] },
      );
    const mostOpens = input.count('most');
    if (context.flags.dryRun)
      return showPlan(context, [{ call: 'disk.makeLink', input: { id: node.id } }], ['path']);
    const made = await bounded(
      office.disk.makeLink({
        ...{ id: node.id, ...untilOf(context, input) },
        ...(password !== undefined && { password }),
        ...(mostOpens !== undefined && { mostOpens }),
      }),
      timeSignal(context),
    );
    await context.output.done(linkLine(made, context.server), () =>
      linkUrl(made.token ?? '', context.server),
    );
  },
};

const acts = ['list', 'revoke', 'open'];

/** Links that are there: one's own or those of a thing, taken back; and one of somebody else's, opened. */
export const links: CommandSpec = {
  ...{ name: 'links', summary: 'cliDisk.links.summary', mutates: true, lists: true },
  fields: [...linkFields, ...nodeFields.filter((field) => field !== 'id' && field !== 'name')],
  arguments: [
    { name: 'act', required: false, text: 'cliDisk.links.act' },
    { name: 'target', required: false, text: 'cliDisk.links.target' },
  ],
  options: [{ name: 'password', value: 'text', shown: 'TEXT', text: 'cliDisk.link.password' }],
  examples: [
    { line: 'tangram disk links list personal:/a.txt', text: 'cliDisk.links.example' },
    { line: 'tangram disk links revoke 3', text: 'cliDisk.links.exampleRevoke' },
    { line: 'tangram disk links open TOKEN --password 4711 --json', text: 'cliDisk.exampleJson' },
  ],
  async run(context, input) {
    const act = actOf(input, acts);
    const office = await diskOffice(context, 'links');
    const signal = timeSignal(context);
    const { t } = await context.texts();
    const target = act === 'list' ? (input.argument('target') ?? '') : input.required('target');
    if (act === 'list') {
      const id = target === '' ? undefined : (await found(context, office, target)).node.id;
      const rows = await bounded(office.disk.links(id), signal);
      return context.output.rows(
        rows.map((one) => linkLine(one)),
        linkColumns,
        { own: linkFields },
      );
    }
    if (act === 'open') {
      if (context.flags.dryRun)
        return showPlan(context, [{ call: 'disk.openLink', input: { token: target } }], []);
      const node = await bounded(office.disk.openLink(target, input.text('password')), signal);
      const sentence = (): string => t('cliDisk.links.opened', { name: node.name });
      return context.output.done(nodeLine(node), sentence, nodeFields);
    }
    const one = (await bounded(office.disk.links(), signal)).find(({ id }) => id === target);
    if (one === undefined) throw new OfficeError('diskLinkOver', { params: { name: target } });
    if (context.flags.dryRun)
      return showPlan(context, [{ call: 'disk.revokeLink', input: { id: one.id } }], ['link']);
    await bounded(office.disk.revokeLink(one.id), signal);
    await context.output.done(
      linkLine(one),
      () => t('cliDisk.links.revoked', { name: one.node.name }),
      linkFields,
    );
  },
};
