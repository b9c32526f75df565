// `tangram ask app`: published assistants, by those who look after their bases: made, changed, opened to people, removed.
import type { OfficeApi } from '#sdk/api.ts';
import type { PublishedApp } from '#sdk/ask/ask-api.ts';
import { OfficeError } from '#sdk/errors.ts';
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { exitCodes, type ExitCode } from '../../exit-codes.ts';
import { timeSignal } from '../../fresh.ts';
import type { Input } from '../../input.ts';
import { appFields, appRow } from '../../shapes/ask.ts';
import { kbOption, labelled, namedBases } from './bases.ts';

const acts = ['list', 'publish', 'change', 'grant', 'remove'] as const;

/** The command. */
export const app: CommandSpec = {
  name: 'app',
  summary: 'cliAsk.app.summary',
  mutates: true,
  lists: true,
  fields: appFields,
  arguments: [
    { name: 'act', required: true, text: 'cliAsk.app.act' },
    { name: 'name', required: false, text: 'cliAsk.app.name' },
  ],
  options: [
    kbOption,
    { name: 'introduction', value: 'text', shown: 'TEXT', text: 'cliAsk.kb.introduction' },
    { name: 'model', value: 'text', shown: 'NAME', text: 'cliAsk.option.model' },
    { name: 'starter', value: 'many', shown: 'QUESTION', text: 'cliAsk.app.starter' },
    { name: 'rename', value: 'text', shown: 'NAME', text: 'cliAsk.app.rename' },
    { name: 'everybody', text: 'cliAsk.app.everybody' },
    { name: 'person', value: 'text', shown: 'ID', text: 'cliAsk.app.person' },
    { name: 'department', value: 'text', shown: 'ID', text: 'cliAsk.app.department' },
    { name: 'group', value: 'text', shown: 'ID', text: 'cliAsk.app.group' },
    { name: 'take', text: 'cliAsk.app.take' },
    { name: 'yes', text: 'cliAsk.kb.yes' },
  ],
  examples: [
    { line: 'tangram ask app publish 制度问答 --kb 员工手册 --everybody', text: 'cliAsk.app.examplePublish' },
    { line: 'tangram ask app grant 制度问答 --department 12', text: 'cliAsk.app.exampleGrant' },
    { line: 'tangram ask app list --json', text: 'cliAsk.app.exampleList' },
  ],
  async run(context, input): Promise<ExitCode | void> {
    const typed = input.required('act');
    const act = acts.find((known) => known === typed);
    if (act === undefined)
      throw new CliError('invalidValue', { name: 'act', value: typed }, { param: 'act', valid: acts });
    const office = await context.signedIn();
    const signal = timeSignal(context);
    if (act === 'list') return showApps(context, await office.ask.apps({ signal }));
    const name = input.required('name');
    if (act === 'publish') return publish(context, input, office, name);
    const found = pick(await office.ask.apps({ signal }), name);
    if (act === 'change') return publish(context, input, office, input.text('rename') ?? found.name, found);
    if (act === 'grant') return grant(context, input, office, found);
    if (context.flags.dryRun)
      return showPlan(context, [{ call: 'userCentre:/ask/app/remove', input: { id: found.id } }], ['target']);
    if (!input.has('yes')) {
      const { t } = await context.texts();
      const said = await context.io.ask(`${t('ask.removeAppQuestion', { name: found.name })} (y/N) `);
      if (said === undefined) throw new CliError('needsYes', {}, { param: '--yes' });
      if (!/^y(?:es)?$/i.test(said.trim())) return exitCodes.confirm;
    }
    await office.ask.removeApp(found.id, { signal });
    return showApps(context, [found]);
  },
};

/** One of them by its number or whole name. */
function pick(apps: readonly PublishedApp[], typed: string): PublishedApp {
  const lower = typed.trim().toLowerCase();
  const found = apps.find(({ id, name }) => id === typed || name.toLowerCase() === lower);
  if (found === undefined) throw new OfficeError('notFound', { where: typed });
  return found;
}

type Audience = { kind: 'person' | 'department' | 'group' | 'everybody'; granteeId?: string };

function audienceOf(input: Input): Audience | undefined {
  if (input.has('everybody')) return { kind: 'everybody' };
  for (const kind of ['person', 'department', 'group'] as const) {
    const granteeId = input.text(kind);
    if (granteeId !== undefined) return { kind, granteeId };
  }
  return undefined;
}

async function publish(
  context: Context,
  input: Input,
  office: OfficeApi,
  name: string,
  old?: PublishedApp,
): Promise<void> {
  const signal = timeSignal(context);
  const named = input.many('kb');
  const baseIds =
    old !== undefined && named.length === 0 ? old.baseIds : await namedBases(office, named, signal);
  const starters = input.many('starter');
  const [introduction, model] = [input.text('introduction'), input.text('model')];
  const wanted = {
    name,
    baseIds,
    ...(old !== undefined && { id: old.id, rev: old.rev }),
    ...(introduction !== undefined && { introduction }),
    ...(model !== undefined && { model }),
    ...(starters.length > 0 && { starters }),
  };
  const audience = audienceOf(input);
  if (context.flags.dryRun)
    return showPlan(
      context,
      [
        { call: 'userCentre:/ask/app/put', input: wanted },
        ...(audience === undefined ? [] : [{ call: 'userCentre:/ask/app/audience', input: audience }]),
      ],
      ['name', 'bases'],
    );
  let made = await office.ask.putApp(wanted, { signal });
  if (audience !== undefined)
    made = await office.ask.setAppAudience({ id: made.id, ...audience, allowed: true }, { signal });
  await showApp(context, made);
}

async function grant(context: Context, input: Input, office: OfficeApi, found: PublishedApp): Promise<void> {
  const audience = audienceOf(input);
  if (audience === undefined) return showApp(context, found);
  const wanted = { id: found.id, ...audience, allowed: !input.has('take') };
  if (context.flags.dryRun)
    return showPlan(context, [{ call: 'userCentre:/ask/app/audience', input: wanted }], ['target']);
  await showApp(context, await office.ask.setAppAudience(wanted, { signal: timeSignal(context) }));
}

const showApps = (context: Context, apps: readonly PublishedApp[]): Promise<void> =>
  context.output.rows(apps.map(appRow), [
    { title: 'cliAsk.column.id', cell: ({ id }) => id },
    { title: 'cliAsk.column.name', cell: ({ name }) => name, shrinks: true },
    { title: 'cliAsk.column.audience', cell: ({ audience }) => String(audience.length), right: true },
  ]);

const showApp = (context: Context, made: PublishedApp): Promise<void> =>
  context.output.one(
    appRow(made),
    labelled(context, [
      ['cliAsk.column.id', made.id],
      ['cliAsk.column.name', made.name],
      ['cliAsk.column.audience', String(made.audience.length)],
    ]),
  );
