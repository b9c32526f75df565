// `tangram admin overview|words|parameters|limits|devices`: how an office stands, and what its administrators set.
import type { OfficeLimits, ParameterType } from '#sdk/admin/admin-api.ts';
import { rateNames } from '#sdk/admin/rules/limit-texts.ts';
import { OfficeError } from '#sdk/errors.ts';
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { isoTime } from '../../output/times.ts';
import { overviewColumns, settingColumns, settingFields, settingRows } from '../../shapes/admin.ts';
import { actOf, ask, personOf, wordOf } from './asking.ts';
import { handsOption, withHands } from './hands.ts';

/** How the office stands: people, departments, licence, work that fails. */
export const overview: CommandSpec = {
  name: 'overview',
  summary: 'cliAdmin.overview.summary',
  lists: true,
  fields: settingFields,
  examples: [
    { line: 'tangram admin overview', text: 'cliAdmin.overview.exampleAll' },
    {
      line: `tangram admin overview --jq '.[] | select(.name=="licenceNotAfter").value'`,
      text: 'cliAdmin.overview.exampleLicence',
    },
  ],
  async run(context) {
    context.needsNetwork('admin overview');
    const office = await context.signedIn();
    const { since, lastBackup, ...told } = await ask(context, (options) => office.admin.overview(options));
    const found = settingRows({
      ...told,
      ...(since !== undefined && { since: isoTime(since) }),
      ...(told.problems !== undefined && {
        lastBackup: lastBackup === undefined ? null : isoTime(lastBackup),
      }),
    });
    const { t } = await context.texts();
    // For people, how many days are left stands in the date, and what they may do in what they can do.
    const isForPrograms = (name: string): boolean => ['licenceDays', 'isSuper'].includes(name);
    const shown = context.output.forPrograms ? found : found.filter(({ name }) => !isForPrograms(name));
    await context.output.rows(shown, overviewColumns(t));
  },
};

/** The words that messages must not hold. */
export const words: CommandSpec = {
  name: 'words',
  summary: 'cliAdmin.words.summary',
  mutates: true,
  lists: true,
  fields: ['word'],
  arguments: [
    { name: 'act', required: true, text: 'cliAdmin.words.act' },
    { name: 'words', required: false, variadic: true, text: 'cliAdmin.words.words' },
  ],
  examples: [
    { line: 'tangram admin words list', text: 'cliAdmin.words.exampleList' },
    { line: 'tangram admin words add 内部价格', text: 'cliAdmin.words.exampleAdd' },
  ],
  async run(context, input) {
    const act = actOf(input, ['list', 'add', 'remove'] as const);
    context.needsNetwork(`admin words ${act}`);
    const office = await context.signedIn(act === 'list' ? 'reader' : 'sender');
    const given = input.rest('words');
    if (act !== 'list') wordOf(given, 0, 'words');
    if (act !== 'list' && context.flags.dryRun)
      return showPlan(context, [{ call: `admin words ${act}`, input: { words: given } }], ['words']);
    const after = await ask(context, (options) =>
      act === 'list' ? office.admin.words(options) : office.admin.changeWords({ [act]: given }, options),
    );
    await context.output.rows(
      after.map((word) => ({ word })),
      [{ title: 'cliAdmin.column.word', cell: (row) => row.word }],
    );
  },
};

/** What clients follow. */
export const parameters: CommandSpec = {
  name: 'parameters',
  summary: 'cliAdmin.parameters.summary',
  mutates: true,
  lists: true,
  fields: settingFields,
  arguments: [
    { name: 'act', required: true, text: 'cliAdmin.parameters.act' },
    { name: 'name', required: false, text: 'cliAdmin.parameters.name' },
    { name: 'value', required: false, text: 'cliAdmin.parameters.value' },
  ],
  options: [
    { name: 'outer', text: 'cliAdmin.parameters.outer' },
    { name: 'office', text: 'cliAdmin.parameters.office' },
    handsOption,
  ],
  examples: [
    { line: 'tangram admin parameters list', text: 'cliAdmin.parameters.exampleList' },
    { line: 'tangram admin parameters set revert_time 5', text: 'cliAdmin.parameters.exampleSet' },
    {
      line: 'tangram admin parameters set supplies https://supplies.example --outer',
      text: 'cliAdmin.parameters.exampleOuter',
    },
    {
      line: 'tangram admin parameters set licenceNotAfter 2028-12-31 --office',
      text: 'cliAdmin.parameters.exampleOffice',
    },
  ],
  async run(context, input) {
    const act = actOf(input, ['list', 'set', 'unset'] as const);
    if (input.has('outer') && input.has('office'))
      throw new CliError('conflictingOptions', { a: '--outer', b: '--office' }, { param: '--office' });
    const type: ParameterType = input.has('office')
      ? 'office'
      : input.has('outer')
        ? 'sys_outer_params'
        : 'sys_pc_client_params';
    const name = act === 'list' ? '' : input.argument('name');
    if (name === undefined) throw new CliError('missingArgument', { name: 'name' }, { param: 'name' });
    const value = act === 'set' ? input.argument('value') : undefined;
    if (act === 'set' && value === undefined)
      throw new CliError('missingArgument', { name: 'value' }, { param: 'value' });
    await withHands(
      context,
      input,
      { what: `admin parameters ${act}`, reads: act === 'list' },
      async ({ admin }) => {
        if (act !== 'list' && context.flags.dryRun)
          return showPlan(
            context,
            [{ call: `admin parameters ${act}`, input: { type, name, value: value ?? null } }],
            ['name'],
          );
        const rows = await ask(context, (options) =>
          act === 'list' ? admin.parameters(type, options) : admin.setParameter(type, name, value, options),
        );
        return context.output.rows([...rows], settingColumns);
      },
    );
  },
};

/** How often accounts may do what. */
export const limits: CommandSpec = {
  name: 'limits',
  summary: 'cliAdmin.limits.summary',
  mutates: true,
  lists: true,
  fields: settingFields,
  arguments: [
    { name: 'act', required: true, text: 'cliAdmin.limits.act' },
    { name: 'name', required: false, text: 'cliAdmin.limits.name' },
    { name: 'value', required: false, text: 'cliAdmin.limits.value' },
  ],
  examples: [
    { line: 'tangram admin limits show', text: 'cliAdmin.limits.exampleShow' },
    { line: 'tangram admin limits set messages 2000/50', text: 'cliAdmin.limits.exampleSet' },
    { line: 'tangram admin limits set storageMb none', text: 'cliAdmin.limits.exampleNone' },
  ],
  async run(context, input) {
    const act = actOf(input, ['show', 'set'] as const);
    context.needsNetwork(`admin limits ${act}`);
    const office = await context.signedIn(act === 'show' ? 'reader' : 'sender');
    const before = await ask(context, (options) => office.admin.limits(options));
    const said = (value: OfficeLimits): Promise<void> =>
      context.output.rows(
        Object.entries(value).map(([name, limit]) => ({
          name,
          value:
            limit === null
              ? 'none'
              : typeof limit === 'number'
                ? String(limit)
                : `${limit.burst}/${limit.perSecond}`,
        })),
        settingColumns,
      );
    if (act === 'show') return said(before);
    const after = changedLimits(before, input.argument('name') ?? '', input.argument('value') ?? '');
    if (context.flags.dryRun)
      return showPlan(context, [{ call: 'admin limits set', input: { ...after } }], ['limits']);
    return said(await ask(context, (options) => office.admin.setLimits(after, options)));
  },
};

/** @throws CliError `invalidValue`, OfficeError `limitsWrong` */
function changedLimits(before: OfficeLimits, name: string, value: string): OfficeLimits {
  if (name === 'storageMb') {
    if (value === 'none') return { ...before, storageMb: null };
    if (!/^[1-9]\d{0,9}$/u.test(value)) throw new OfficeError('limitsWrong');
    return { ...before, storageMb: Number(value) };
  }
  const known = rateNames.find((each) => each === name);
  if (known === undefined)
    throw new CliError(
      'invalidValue',
      { name: 'name', value: name },
      { param: 'name', valid: [...rateNames, 'storageMb'] },
    );
  if (value === 'none') return { ...before, [known]: null };
  const found = /^([1-9]\d{0,7})\/(\d{1,6}(?:\.\d+)?)$/u.exec(value);
  if (found === null) throw new OfficeError('limitsWrong');
  return { ...before, [known]: { burst: Number(found[1]), perSecond: Number(found[2]) } };
}

/** What somebody is signed in with. */
export const devices: CommandSpec = {
  name: 'devices',
  summary: 'cliAdmin.devices.summary',
  mutates: true,
  lists: true,
  fields: ['id', 'kind', 'name', 'createdAt', 'usedAt'],
  arguments: [
    { name: 'act', required: true, text: 'cliAdmin.devices.act' },
    { name: 'person', required: true, text: 'cliAdmin.devices.person' },
    { name: 'device', required: false, text: 'cliAdmin.devices.device' },
  ],
  examples: [
    { line: 'tangram admin devices list linruoxi', text: 'cliAdmin.devices.exampleList' },
    { line: 'tangram admin devices end linruoxi', text: 'cliAdmin.devices.exampleEnd' },
  ],
  async run(context, input) {
    const act = actOf(input, ['list', 'end'] as const);
    context.needsNetwork(`admin devices ${act}`);
    const office = await context.signedIn(act === 'list' ? 'reader' : 'sender');
    const person = await personOf(context, office, input.required('person'));
    const device = input.argument('device');
    if (act === 'end') {
      if (context.flags.dryRun)
        return showPlan(
          context,
          [{ call: 'admin devices end', input: { personId: person.id, device: device ?? null } }],
          ['person', 'rights'],
        );
      await ask(context, (options) => office.admin.endSessions(person.id, device, options));
    }
    const rows = await ask(context, (options) => office.admin.devices(person.id, options));
    const { t } = await context.texts();
    await context.output.rows(
      rows.map(({ id, kind, name, createdTime, usedTime }) => ({
        id,
        kind,
        name,
        createdAt: createdTime == null ? null : isoTime(createdTime),
        usedAt: isoTime(usedTime),
      })),
      [
        { title: 'cli.column.id', cell: (row) => row.id },
        { title: 'cliAdmin.column.kind', cell: (row) => t(`admin.person.deviceKind.${row.kind}`) },
        { title: 'cli.column.name', cell: (row) => row.name, shrinks: true },
        { title: 'cliAdmin.column.used', cell: (row) => row.usedAt ?? '' },
      ],
    );
  },
};
