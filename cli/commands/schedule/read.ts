// `tangram schedule agenda|show|free|freebusy`: what takes place, and when people are free.
import { instantOf, isoAt, isZone, localAt } from '#sdk/schedule/rules/wall-time.ts';
import type { CommandSpec, OptionSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import type { Input } from '../../input.ts';
import { clockOf } from '../../output/times.ts';
import { hintText } from '#sdk/locales/hints.ts';
import { repeatText } from '#sdk/locales/repeat-text.ts';
import {
  busyFields,
  itemFields,
  itemRow,
  occurrenceFields,
  occurrenceRow,
  slotFields,
} from '../../shapes/schedule.ts';
import {
  answerText,
  timeAnswerText,
  occurrenceColumns,
  standingText,
  typeText,
  whenText,
} from '../../shapes/schedule-words.ts';
import { office as ask, ownZone, typedInstant, typedPeople } from './typed.ts';

const day = 86_400_000;
const rangeOptions: readonly OptionSpec[] = [
  { name: 'from', value: 'text', shown: 'TIME', text: 'cliSchedule.option.from' },
  { name: 'to', value: 'text', shown: 'TIME', text: 'cliSchedule.option.to' },
  { name: 'tz', value: 'text', shown: 'ZONE', text: 'cliSchedule.option.zone' },
];

/** The zone that was typed, or the device's. @throws CliError `invalidValue` */
function typedZone(input: Input): string {
  const zone = input.text('tz') ?? ownZone();
  if (!isZone(zone)) throw new CliError('invalidValue', { name: '--tz', value: zone }, { param: '--tz' });
  return zone;
}

/** The stretch of time that was asked for; a date as the end is within. */
export async function typedRange(
  context: Context,
  input: Input,
  usualDays: number,
): Promise<{ from: number; to: number }> {
  const zone = typedZone(input);
  const today = instantOf(localAt(context.now(), zone).slice(0, 10), zone);
  const [typedFrom, typedTo] = [input.text('from'), input.text('to')];
  const from = typedFrom === undefined ? today : await typedInstant(context, typedFrom, zone);
  const isDate = typedTo !== undefined && /^\d{4}-\d{2}-\d{2}$/u.test(typedTo);
  const to =
    typedTo === undefined
      ? from + usualDays * day
      : (await typedInstant(context, typedTo, zone)) + (isDate ? day : 0);
  if (to <= from)
    throw new CliError('invalidValue', { name: '--to', value: typedTo ?? '' }, { param: '--to' });
  return { from, to };
}

/** What takes place. */
export const agenda: CommandSpec = {
  name: 'agenda',
  aliases: ['list'],
  summary: 'cliSchedule.agenda.summary',
  lists: true,
  fields: occurrenceFields,
  options: [
    { name: 'day', text: 'cliSchedule.agenda.day' },
    { name: 'week', text: 'cliSchedule.agenda.week' },
    { name: 'month', text: 'cliSchedule.agenda.month' },
    ...rangeOptions,
    { name: 'rejected', text: 'cliSchedule.agenda.rejected' },
  ],
  examples: [
    { line: 'tangram schedule agenda --day', text: 'cliSchedule.agenda.exampleDay' },
    {
      line: 'tangram schedule agenda --from 2026-12-01 --to 2026-12-31 --json',
      text: 'cliSchedule.agenda.exampleRange',
    },
  ],
  async run(context, input) {
    const office = await context.signedIn();
    const signal = timeSignal(context);
    const days = input.has('day') ? 1 : input.has('month') ? 31 : 7;
    const range = await typedRange(context, input, days);
    const [page, calendars] = await bounded(
      Promise.all([
        office.schedule.occurrences({ ...range, rejected: input.has('rejected') }, { signal }),
        office.schedule.calendars({ signal }).catch(() => []),
      ]),
      signal,
    );
    if (page.seenAt !== undefined) context.output.hint(hintText(context.language, 'cliHints.storedOnly'));
    const names = new Map(calendars.map(({ id, name }) => [id, name]));
    const { t } = await context.texts();
    await context.output.rows(
      page.occurrences.map((one) => occurrenceRow(one, names)),
      occurrenceColumns(t, typedZone(input)),
    );
  },
};

/** One item. */
export const show: CommandSpec = {
  name: 'show',
  summary: 'cliSchedule.show.summary',
  fields: itemFields,
  arguments: [{ name: 'id', required: true, text: 'cliSchedule.argument.id' }],
  examples: [
    { line: 'tangram schedule show 812', text: 'cliSchedule.show.exampleOne' },
    { line: 'tangram schedule show 812 --json=title,people', text: 'cliSchedule.show.exampleJson' },
  ],
  async run(context, input) {
    const office = await ask(context, 'schedule show');
    const signal = timeSignal(context);
    const row = itemRow(await bounded(office.schedule.item(input.required('id'), { signal }), signal));
    const { t, timeLocale } = await context.texts();
    const repeats = { rule: row.rrule, workdays: row.workdays };
    await context.output.one(row, () => [
      [t('cli.column.id'), row.id],
      [t('cliSchedule.column.title'), row.title],
      [t('cliSchedule.column.type'), typeText(t, row.type)],
      [t('cliSchedule.column.when'), `${whenText(row)} ${row.zone}`],
      [t('cliSchedule.column.rule'), row.rrule === '' ? '' : repeatText(t, repeats, timeLocale)],
      [t('cliSchedule.column.location'), row.location],
      [t('cliSchedule.column.status'), standingText(t, row, context.now())],
      [
        t('cliSchedule.column.people'),
        row.people.map((one) => answerText(t, one)).join(t('schedule.listComma')),
      ],
      [t('cliSchedule.column.answers'), row.answers.map((one) => timeAnswerText(t, one)).join('\n')],
      [t('cliSchedule.column.text'), row.remarks],
    ]);
  },
};

const peopleArgument = {
  name: 'people',
  required: true,
  variadic: true,
  text: 'cliSchedule.argument.people',
} as const;
const words = (input: Input): string[] =>
  input
    .rest('people')
    .flatMap((word) => word.split(/[,，]/u))
    .filter((word) => word !== '');

/** When people are all free. */
export const free: CommandSpec = {
  name: 'free',
  summary: 'cliSchedule.free.summary',
  lists: true,
  fields: slotFields,
  arguments: [peopleArgument],
  options: [
    ...rangeOptions,
    { name: 'duration', value: 'duration', shown: '45m', text: 'cliSchedule.free.duration' },
    { name: 'limit', value: 'count', shown: 'N', text: 'cliHelp.option.limit' },
  ],
  examples: [
    { line: 'tangram schedule free 林若溪,唐可欣 --duration 45m', text: 'cliSchedule.free.exampleTwo' },
    {
      line: 'tangram schedule free 数字化平台组 --from 2026-12-01 --to 2026-12-03 --json',
      text: 'cliSchedule.free.exampleGroup',
    },
  ],
  async run(context, input) {
    const office = await ask(context, 'schedule free');
    const signal = timeSignal(context);
    const range = await typedRange(context, input, 7);
    const people = await typedPeople(context, office, words(input));
    const slots = await bounded(
      office.schedule.freeSlots(
        {
          people,
          ...range,
          from: Math.max(range.from, context.now()),
          durationMs: input.duration('duration') ?? 1_800_000,
          most: input.count('limit') ?? 30,
          zone: typedZone(input),
        },
        { signal },
      ),
      signal,
    );
    const zone = typedZone(input);
    await context.output.rows(
      slots.map(({ start, end }) => ({ start: isoAt(start, zone), end: isoAt(end, zone) })),
      [
        { title: 'cliSchedule.column.start', cell: (row) => clockOf(row.start) },
        { title: 'cliSchedule.column.end', cell: (row) => clockOf(row.end) },
      ],
    );
  },
};

/** When people are busy. */
export const freebusy: CommandSpec = {
  name: 'freebusy',
  summary: 'cliSchedule.freebusy.summary',
  lists: true,
  fields: busyFields,
  arguments: [peopleArgument],
  options: rangeOptions,
  examples: [
    { line: 'tangram schedule freebusy 林若溪', text: 'cliSchedule.freebusy.exampleOne' },
    {
      line: 'tangram schedule freebusy 林若溪 唐可欣 --from 2026-12-01 --to 2026-12-05 --json',
      text: 'cliSchedule.freebusy.exampleTwo',
    },
  ],
  async run(context, input) {
    const office = await ask(context, 'schedule freebusy');
    const signal = timeSignal(context);
    const range = await typedRange(context, input, 7);
    const people = await typedPeople(context, office, words(input));
    const found = await bounded(office.schedule.freeBusy({ people, ...range }, { signal }), signal);
    const zone = typedZone(input);
    const rows = found.flatMap(({ personId, name, busy }) =>
      busy.map(({ start, end, state }) => ({
        personId,
        name,
        start: isoAt(start, zone),
        end: isoAt(end, zone),
        state,
      })),
    );
    await context.output.rows(rows, [
      { title: 'cliSchedule.column.name', person: true, cell: (row) => row.name },
      { title: 'cliSchedule.column.start', cell: (row) => clockOf(row.start) },
      { title: 'cliSchedule.column.end', cell: (row) => clockOf(row.end) },
    ]);
  },
};
