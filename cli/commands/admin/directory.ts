// `tangram admin ldap|oidc`: where people come from, and who else signs them in; for super administrators.
import type { Directory, IdentityProvider } from '#sdk/admin/admin-api.ts';
import { emptyDirectory, emptyProvider } from '#sdk/admin/rules/first-settings.ts';
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import type { Input } from '../../input.ts';
import { settingColumns, settingFields, settingRows, syncFields, syncRow } from '../../shapes/admin.ts';
import { actOf, ask } from './asking.ts';

const directoryOptions = {
  url: 'url',
  bind: 'bindDn',
  'password-env': 'passwordVariable',
  base: 'baseDn',
  people: 'personFilter',
  departments: 'departmentFilter',
  login: 'loginAttribute',
  name: 'nameAttribute',
} as const;

function directoryOf(input: Input, before: Directory | undefined): Directory {
  const said: Record<string, unknown> = { ...(before ?? emptyDirectory) };
  for (const [option, field] of Object.entries(directoryOptions)) {
    const typed = input.text(option);
    if (typed !== undefined) said[field] = typed;
  }
  if (input.has('start-tls')) said['startTls'] = true;
  const directory = said as Directory;
  for (const [option, value] of [
    ['--url', directory.url],
    ['--base', directory.baseDn],
  ] as const)
    if (value === '') throw new CliError('missingOption', { a: option }, { param: option });
  return directory;
}

/** What is set; where nothing is, it says so. */
async function show(
  context: Context,
  said: object | undefined,
  none: 'cliAdmin.ldap.none' | 'cliAdmin.oidc.none',
): Promise<void> {
  if (said === undefined) context.output.hint((await context.texts()).t(none));
  await context.output.rows(settingRows(said), settingColumns);
}

async function sync(context: Context): Promise<void> {
  const office = await context.signedIn('sender');
  const { t } = await context.texts();
  // A dry run is the office's own: it reads the directory and writes nothing.
  const { dryRun } = context.flags;
  const report = await office.admin.syncDirectory({ dryRun }, { signal: context.signal });
  await context.output.one(syncRow(report), () => [
    [
      dryRun ? t('admin.directory.dryRun') : t('admin.directory.sync'),
      t('admin.directory.report', {
        people: report.people,
        departments: report.departments,
        added: report.added,
        changed: report.changed,
        disabled: report.disabled,
        enabled: report.enabled,
        same: report.same,
        ms: report.ms,
      }),
    ],
    ...report.rows
      .slice(0, 50)
      .map(
        ({ name, act, problem }) =>
          [
            t(`admin.directory.act.${act}`),
            problem == null ? name : `${name}: ${t(`admin.importing.problem.${problem as 'nameMissing'}`)}`,
          ] as const,
      ),
  ]);
}

/** The LDAP server. */
export const ldap: CommandSpec = {
  name: 'ldap',
  summary: 'cliAdmin.ldap.summary',
  mutates: true,
  fields: [...syncFields, ...settingFields],
  arguments: [{ name: 'act', required: true, text: 'cliAdmin.ldap.act' }],
  options: [
    { name: 'url', value: 'text', shown: 'URL', text: 'admin.directory.url' },
    { name: 'bind', value: 'text', shown: 'DN', text: 'admin.directory.bindDn' },
    { name: 'password-env', value: 'text', shown: 'NAME', text: 'admin.directory.passwordVariable' },
    { name: 'base', value: 'text', shown: 'DN', text: 'admin.directory.baseDn' },
    { name: 'people', value: 'text', shown: 'FILTER', text: 'admin.directory.personFilter' },
    { name: 'departments', value: 'text', shown: 'FILTER', text: 'admin.directory.departmentFilter' },
    { name: 'login', value: 'text', shown: 'ATTRIBUTE', text: 'admin.directory.loginAttribute' },
    { name: 'name', value: 'text', shown: 'ATTRIBUTE', text: 'admin.directory.nameAttribute' },
    { name: 'start-tls', text: 'admin.directory.startTls' },
  ],
  examples: [
    {
      line: 'tangram admin ldap set --url ldaps://ldap.example --base dc=example --bind cn=reader,dc=example',
      text: 'cliAdmin.ldap.exampleSet',
    },
    { line: 'tangram admin ldap sync --dry-run --json', text: 'cliAdmin.ldap.exampleDry' },
  ],
  async run(context, input) {
    const act = actOf(input, ['show', 'set', 'off', 'sync'] as const);
    context.needsNetwork(`admin ldap ${act}`);
    if (act === 'sync') return sync(context);
    const office = await context.signedIn(act === 'show' ? 'reader' : 'sender');
    const before = await ask(context, (options) => office.admin.directory(options));
    if (act === 'show') return show(context, before, 'cliAdmin.ldap.none');
    const wanted = act === 'off' ? undefined : directoryOf(input, before);
    if (context.flags.dryRun)
      return showPlan(context, [{ call: `admin ldap ${act}`, input: { ...wanted } }], ['settings']);
    const after = await ask(context, (options) => office.admin.setDirectory(wanted, options));
    await context.output.rows(settingRows(after), settingColumns);
  },
};

/** The sign-in service. */
export const oidc: CommandSpec = {
  name: 'oidc',
  summary: 'cliAdmin.oidc.summary',
  mutates: true,
  lists: true,
  fields: settingFields,
  arguments: [{ name: 'act', required: true, text: 'cliAdmin.oidc.act' }],
  options: [
    { name: 'issuer', value: 'text', shown: 'URL', text: 'admin.directory.issuer' },
    { name: 'client', value: 'text', shown: 'ID', text: 'admin.directory.clientId' },
    { name: 'secret-env', value: 'text', shown: 'NAME', text: 'admin.directory.secretVariable' },
    { name: 'claim', value: 'text', shown: 'NAME', text: 'admin.directory.claim' },
    { name: 'label', value: 'text', shown: 'TEXT', text: 'admin.directory.label' },
  ],
  examples: [
    {
      line: 'tangram admin oidc set --issuer https://login.example --client tangram --label 统一登录',
      text: 'cliAdmin.oidc.exampleSet',
    },
    { line: 'tangram admin oidc show --json', text: 'cliAdmin.oidc.exampleShow' },
  ],
  async run(context, input) {
    const act = actOf(input, ['show', 'set', 'off'] as const);
    context.needsNetwork(`admin oidc ${act}`);
    const office = await context.signedIn(act === 'show' ? 'reader' : 'sender');
    const before = await ask(context, (options) => office.admin.identityProvider(options));
    if (act === 'show') return show(context, before, 'cliAdmin.oidc.none');
    const wanted: IdentityProvider | undefined =
      act === 'off'
        ? undefined
        : {
            issuer: input.text('issuer') ?? before?.issuer ?? '',
            clientId: input.text('client') ?? before?.clientId ?? '',
            secretVariable:
              input.text('secret-env') ?? before?.secretVariable ?? emptyProvider.secretVariable,
            claim: input.text('claim') ?? before?.claim ?? emptyProvider.claim,
            label: input.text('label') ?? before?.label ?? emptyProvider.label,
          };
    if (wanted?.issuer === '') throw new CliError('missingOption', { a: '--issuer' }, { param: '--issuer' });
    if (context.flags.dryRun)
      return showPlan(context, [{ call: `admin oidc ${act}`, input: { ...wanted } }], ['settings']);
    const after = await ask(context, (options) => office.admin.setIdentityProvider(wanted, options));
    await context.output.rows(settingRows(after), settingColumns);
  },
};
