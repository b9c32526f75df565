// `tangram schedule calendar list|create|rename|rm|share|unshare|feed`: calendars of one's own and those one may see.
import type { OfficeApi } from '#sdk/api.ts';
import type { CommandSpec } from '../../command.ts';
import { CliError } from '../../errors.ts';
import { showPlan } from '../../dry-run.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { calendarColumns, calendarFields, calendarRow, type CalendarRow } from '../../shapes/schedule.ts';
import { findGrantee } from '../../grantee.ts';
import { office as ask } from './typed.ts';

const acts = ['list', 'create', 'rename', 'rm', 'share', 'unshare', 'feed', 'unfeed'] as const;
type Act = (typeof acts)[number];

type Grantee = { kind: 'person' | 'group' | 'department' | 'everybody'; granteeId?: string };

/** Whom a word means: `everybody`, a person, a chat group, or a department by its name. */
async function granteeOf(office: OfficeApi, word: string): Promise<Grantee> {
  if (word === 'everybody') return { kind: 'everybody' };
  const { kind, id } = await findGrantee(office, word);
  return { kind, granteeId: id };
}

/** The command. */
export const calendar: CommandSpec = {
  name: 'calendar',
  summary: 'cliSchedule.calendar.summary',
  mutates: true,
  lists: true,
  fields: calendarFields,
  arguments: [
    { name: 'act', required: true, text: 'cliSchedule.calendar.act' },
    { name: 'target', required: false, text: 'cliSchedule.calendar.target' },
  ],
  options: [
    { name: 'to', value: 'list', shown: 'NAMES', text: 'cliSchedule.calendar.to' },
    {
      name: 'level',
      value: 'text',
      shown: 'busy|details',
      choices: ['busy', 'details'],
      text: 'cliSchedule.calendar.level',
    },
    { name: 'name', value: 'text', shown: 'NAME', text: 'cliSchedule.calendar.name' },
    { name: 'color', value: 'count', shown: '1-7', text: 'cliSchedule.calendar.color' },
  ],
  examples: [
    { line: 'tangram schedule calendar list', text: 'cliSchedule.calendar.exampleList' },
    { line: 'tangram schedule calendar create 家庭 --color 6', text: 'cliSchedule.calendar.exampleCreate' },
    {
      line: 'tangram schedule calendar share p1001 --to 林若溪 --level details',
      text: 'cliSchedule.calendar.exampleShare',
    },
  ],
  async run(context, input) {
    const act = input.required('act') as Act;
    if (!acts.includes(act))
      throw new CliError('invalidValue', { name: 'act', value: act }, { param: 'act', valid: acts });
    const office = await ask(context, 'schedule calendar');
    const signal = timeSignal(context);
    const all = await bounded(office.schedule.calendars({ signal }), signal);
    const color = input.count('color');
    if (color !== undefined && (color < 1 || color > 7))
      throw new CliError(
        'invalidValue',
        { name: '--color', value: String(color) },
        { param: '--color', valid: ['1', '2', '3', '4', '5', '6', '7'] },
      );
    const typed = input.argument('target');
    const found =
      typed === undefined
        ? all.find((one) => one.isDefault)
        : all.find((one) => one.id === typed || one.name === typed);
    const target = (): { id: string; name: string; color: number } => {
      if (found === undefined)
        throw new CliError(
          'invalidValue',
          { name: 'target', value: typed ?? '' },
          { param: 'target', valid: all.filter(({ isOwn }) => isOwn).map(({ id, name }) => `${id} ${name}`) },
        );
      return found;
    };
    if (act !== 'list' && context.flags.dryRun)
      return showPlan(
        context,
        [{ call: `calendar ${act}`, input: { target: typed ?? '', to: input.list('to') ?? [] } }],
        ['name', 'rights'],
      );
    if (act === 'create')
      await office.schedule.saveCalendar({ name: typed ?? '', color: color ?? 5 }, { signal });
    if (act === 'rename') {
      const { id, name, color: known } = target();
      await office.schedule.saveCalendar(
        { id, name: input.text('name') ?? name, color: color ?? known },
        { signal },
      );
    }
    if (act === 'rm') await office.schedule.removeCalendar(target().id, { signal });
    if (act === 'feed' || act === 'unfeed')
      await office.schedule.setFeed(target().id, act === 'feed', { signal });
    if (act === 'share' || act === 'unshare') {
      const { id } = target();
      const people = input.list('to');
      if (people === undefined) throw new CliError('missingOption', { a: '--to' }, { param: '--to' });
      const level = act === 'share' ? ((input.text('level') ?? 'details') as 'busy' | 'details') : undefined;
      for (const word of people) {
        const grantee = await bounded(granteeOf(office, word), signal);
        await office.schedule.setGrant(id, { ...grantee, level }, { signal });
      }
      const { t } = await context.texts();
      const seen = await bounded(office.schedule.grants(id, { signal }), signal);
      const names = seen.map((one) => {
        const name = one.kind === 'everybody' ? t('schedule.everybody') : one.name;
        return `${name} (${t(`schedule.level.${one.level}`)})`;
      });
      context.output.hint(
        names.length === 0
          ? t('schedule.nobodyAuthorised')
          : `${t('schedule.authorised')}: ${names.join(', ')}`,
      );
    }
    const { pickVariant, resolveAddresses } = await import('#variants/index.ts');
    const variant = pickVariant(context.settings.values.variant.value);
    const { userCentre } = resolveAddresses(variant, context.server);
    // Other programs need the whole address.
    const rows: CalendarRow[] = [];
    for (const one of await bounded(office.schedule.calendars({ signal }), signal)) {
      const grants = one.isOwn ? await bounded(office.schedule.grants(one.id, { signal }), signal) : [];
      const row = calendarRow(one, grants);
      rows.push(row.feed === '' ? row : { ...row, feed: `${userCentre}${row.feed}` });
    }
    await context.output.rows(rows, calendarColumns);
  },
};
