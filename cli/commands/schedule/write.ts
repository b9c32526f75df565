// `tangram schedule create|update|cancel|rm`: makes, changes and removes items of the schedule.
import type { Availability, Importance, ItemPatch, NewItem, OfficeApi, ScheduleItem } from '#sdk/api.ts';
import { OfficeError } from '#sdk/errors.ts';
import { statusAt } from '#sdk/schedule/rules/current-occurrence.ts';
import { itemProblem } from '#sdk/schedule/rules/item-form.ts';
import { wholeItem } from '#sdk/schedule/rules/new-item.ts';
import { movedBy, wallOf } from '#sdk/schedule/rules/wall-time.ts';
import type { CommandSpec, OptionSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { showPlan } from '../../dry-run.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import type { Input } from '../../input.ts';
import { itemFields, itemRow, typedTypes } from '../../shapes/schedule.ts';
import { whenText } from '../../shapes/schedule-words.ts';
import { attached, attachOption } from '../../attached.ts';
import { offeredType } from './offered.ts';
import {
  inRole,
  namedScope,
  office as ask,
  ownZone,
  scopeOptions,
  typedInvited,
  typedLocal,
  typedReminders,
  typedRule,
} from './typed.ts';

const importances = ['ordinary', 'important', 'veryImportant'] as const;
const availabilities = ['busy', 'free'] as const;
/** The item a command is about. */
export const idArgument = { name: 'id', required: true, text: 'cliSchedule.argument.id' } as const;
/** Flags of what an item says. */
export const contentOptions: readonly OptionSpec[] = [
  { name: 'title', value: 'text', shown: 'T', text: 'cliSchedule.option.title' },
  { name: 'start', value: 'text', shown: 'TIME', text: 'cliSchedule.option.start' },
  { name: 'end', value: 'text', shown: 'TIME', text: 'cliSchedule.option.end' },
  { name: 'tz', value: 'text', shown: 'ZONE', text: 'cliSchedule.option.zone' },
  { name: 'rrule', value: 'text', shown: 'RULE', text: 'cliSchedule.option.rule' },
  { name: 'workdays', text: 'cliSchedule.option.workdays' },
  { name: 'location', value: 'text', shown: 'PLACE', text: 'cliSchedule.option.location' },
  { name: 'remarks', value: 'text', shown: 'TEXT', text: 'cliSchedule.option.remarks' },
  {
    name: 'importance',
    value: 'text',
    shown: importances.join('|'),
    choices: importances,
    text: 'cliSchedule.option.importance',
  },
  { name: 'remind', value: 'list', shown: '10m,1d', text: 'cliSchedule.option.remind' },
  { name: 'with', value: 'list', shown: 'NAMES', text: 'cliSchedule.option.with' },
  { name: 'inform', value: 'list', shown: 'NAMES', text: 'cliSchedule.option.inform' },
  { name: 'calendar', value: 'text', shown: 'ID', text: 'cliSchedule.option.calendar' },
];

/** The parts of an item that flags say, without its people and times. */
export function typedContent(input: Input, repeats = true): ItemPatch {
  const text = (name: string): string | undefined => input.text(name);
  const rule = typedRule(repeats ? text('rrule') : undefined);
  const reminders = typedReminders(input.list('remind'));
  return {
    ...(text('title') !== undefined && { title: text('title') ?? '' }),
    ...(text('tz') !== undefined && { zone: text('tz') ?? '' }),
    ...(repeats && input.has('workdays')
      ? { rule: rule ?? 'FREQ=DAILY', workdays: true }
      : rule !== undefined && { rule, workdays: false }),
    ...(text('location') !== undefined && { location: text('location') ?? '' }),
    ...(text('remarks') !== undefined && { remarks: text('remarks') ?? '' }),
    ...(text('importance') !== undefined && { importance: text('importance') as Importance }),
    ...(reminders !== undefined && { reminders }),
    ...(text('calendar') !== undefined && { calendarId: text('calendar') ?? '' }),
  };
}

/** Names that a line has room for. */
const mostNames = 5;

/** When it takes place, and who was invited. */
function made(row: ReturnType<typeof itemRow>): string[] {
  const names = row.people.map(({ name }) => name).filter((name) => name !== row.organizer);
  const shown = names.slice(0, mostNames).join(', ');
  return [
    `${whenText(row)} ${row.zone}`,
    ...(names.length === 0
      ? []
      : [names.length > mostNames ? `${shown}, +${names.length - mostNames}` : shown]),
  ];
}

/** Prints an item that was written, and one sentence for people. */
export async function showItem(
  context: Context,
  item: ScheduleItem,
  key: 'created' | 'changed' | 'removed' | 'answered' | 'done',
): Promise<void> {
  const { t } = await context.texts();
  const row = itemRow(item);
  await context.output.done(row, () => {
    const said = t(`cliSchedule.done.${key}`, { title: item.title, id: item.id });
    // What a sentence was understood as is seen at once, not at the meeting.
    return key === 'created' && item.type !== 'task' ? [said, ...made(row)].join(' · ') : said;
  });
}

/** Makes an item, or shows what would be asked for. */
export async function make(
  context: Context,
  office: OfficeApi,
  item: NewItem,
  paths: readonly string[] = [],
): Promise<void> {
  const problem = itemProblem(wholeItem(item, item.zone ?? ownZone()));
  if (problem !== undefined) throw new OfficeError(problem.code);
  if (context.flags.dryRun)
    return showPlan(context, [{ call: 'schedule create', input: item }], ['title', 'time', 'people', 'rule']);
  const signal = timeSignal(context);
  const files = await attached(context, office, paths);
  const { items } = await bounded(office.schedule.create({ ...item, files }, { signal }), signal);
  const [made] = items;
  if (made !== undefined) await showItem(context, made, 'created');
}

const showAsOption: OptionSpec = {
  name: 'show-as',
  value: 'text',
  shown: availabilities.join('|'),
  choices: availabilities,
  text: 'cliSchedule.option.showAs',
};
const typeOption: OptionSpec = {
  name: 'type',
  value: 'text',
  shown: typedTypes.join('|'),
  choices: typedTypes,
  text: 'cliSchedule.option.type',
};

const typedAvailability = (input: Input): Pick<ItemPatch, 'showAs'> => {
  const showAs = input.text('show-as') as Availability | undefined;
  return showAs === undefined ? {} : { showAs };
};

/** Makes an item. */
export const create: CommandSpec = {
  name: 'create',
  summary: 'cliSchedule.create.summary',
  mutates: true,
  fields: itemFields,
  arguments: [{ name: 'sentence', required: false, text: 'cliSchedule.create.sentence' }],
  options: [
    ...contentOptions,
    attachOption,
    typeOption,
    showAsOption,
    { name: 'all-day', text: 'cliSchedule.option.allDay' },
  ],
  examples: [
    {
      line: 'tangram schedule create --title 周会 --start 2026-12-01T09:00 --end 2026-12-01T10:00 --rrule "FREQ=WEEKLY;BYDAY=TU;COUNT=5"',
      text: 'cliSchedule.create.exampleRule',
    },
    {
      line: 'tangram schedule create "明天下午三点和财务过预算 1 小时" --with 林若溪',
      text: 'cliSchedule.create.exampleSentence',
    },
  ],
  async run(context, input) {
    const office = await ask(context, 'schedule create');
    const zone = input.text('tz') ?? ownZone();
    const sentence = input.argument('sentence');
    const understood = sentence === undefined ? undefined : await office.schedule.understand(sentence, zone);
    const { t } = await context.texts();
    for (const { words, why } of understood?.unknown ?? [])
      context.output.hint(`${t(`schedule.unknownName.${why}`, { words })} ${t('cliSchedule.useWith')}`);
    const type = await offeredType(context, input.text('type') ?? 'schedule');
    const typedStart = input.text('start');
    const title = input.text('title') ?? understood?.title ?? '';
    if (title.trim() === '')
      throw new OfficeError(type === 'task' ? 'taskTitleMissing' : 'scheduleTitleMissing');
    // A sentence without a time is no item of today; a window would show its form, a command cannot ask.
    const told = understood?.certain === true ? understood.start : undefined;
    const begins = typedStart === undefined ? told : await typedLocal(context.now(), typedStart, zone);
    if (begins === undefined) throw new OfficeError('scheduleTimeInvalid');
    const isAllDay = input.has('all-day') || begins.length === 10;
    const start = isAllDay ? begins.slice(0, 10) : begins;
    const typedEnd = input.text('end');
    const usual = typedStart === undefined ? understood?.end : undefined;
    const ends =
      typedEnd === undefined
        ? (usual ?? movedBy(start, isAllDay ? 86_400_000 : 3_600_000))
        : await typedLocal(context.now(), typedEnd, zone);
    const end = isAllDay ? ends.slice(0, 10) : ends;
    const named = (understood?.people ?? []).map(({ id }) => ({
      personId: id,
      role: 'participant' as const,
    }));
    const invited = await typedInvited(context, office, input.list('with') ?? []);
    const people = [
      ...named,
      ...invited.people.map((personId) => ({ personId, role: 'participant' as const })),
      ...(await inRole(context, office, input.list('inform'), 'informed')),
    ].filter((one, index, all) => all.findIndex((other) => other.personId === one.personId) === index);
    const { groups } = invited;
    const item = {
      ...typedContent(input),
      ...typedAvailability(input),
      type,
      title,
      start,
      end,
      zone,
      isAllDay,
      people,
      groups,
    };
    return make(context, office, item, input.many('attach'));
  },
};

/** Changes an item, or part of a series. */
export const update: CommandSpec = {
  name: 'update',
  summary: 'cliSchedule.update.summary',
  mutates: true,
  fields: itemFields,
  arguments: [idArgument],
  options: [
    ...contentOptions,
    typeOption,
    showAsOption,
    { name: 'all-day', text: 'cliSchedule.option.allDay' },
    ...scopeOptions,
  ],
  examples: [
    { line: 'tangram schedule update 812 --title 新标题', text: 'cliSchedule.update.exampleTitle' },
    {
      line: 'tangram schedule update 812 --occurrence 2026-12-08T09:00 --scope this --start 2026-12-08T10:00',
      text: 'cliSchedule.update.exampleScope',
    },
  ],
  async run(context, input) {
    const office = await ask(context, 'schedule update');
    const signal = timeSignal(context);
    const item = await bounded(office.schedule.item(input.required('id'), { signal }), signal);
    const scope = namedScope(item, input);
    const zone = input.text('tz') ?? item.zone;
    const time = async (name: string): Promise<string | undefined> => {
      const typed = input.text(name);
      return typed === undefined ? undefined : typedLocal(context.now(), typed, zone);
    };
    const typed = { start: await time('start'), end: await time('end') };
    const becomesDay = input.has('all-day') && !item.isAllDay;
    const word = input.text('type');
    const type = word === undefined ? undefined : await offeredType(context, word);
    const start = becomesDay ? (typed.start ?? scope.recurrenceId ?? item.start).slice(0, 10) : typed.start;
    const end =
      becomesDay && start !== undefined ? (typed.end?.slice(0, 10) ?? movedBy(start, 86_400_000)) : typed.end;
    const kept = item.people
      .filter(({ role }) => role === 'executor')
      .map(({ personId, role }) => ({ personId, role }));
    const changesPeople = input.text('with') !== undefined || input.text('inform') !== undefined;
    const invited = await typedInvited(context, office, input.list('with') ?? []);
    const people = changesPeople && [
      ...kept,
      ...invited.people.map((personId) => ({ personId, role: 'participant' as const })),
      ...(await inRole(context, office, input.list('inform'), 'informed')),
    ];
    const patch: ItemPatch = {
      ...typedContent(input),
      ...typedAvailability(input),
      ...(type !== undefined && { type }),
      ...(becomesDay && { isAllDay: true }),
      ...(start !== undefined && { start }),
      ...(end !== undefined && { end }),
      ...(people !== false && { people, groups: invited.groups }),
    };
    // A start alone moves the item, and does not stretch it.
    const change = keepLength(item, { id: item.id, ...scope, patch });
    if (context.flags.dryRun) {
      const writes = await bounded(office.schedule.plan(change, { signal }), signal);
      return showPlan(
        context,
        writes.map((write) => ({ call: `schedule ${write.op}`, input: { ...write } })),
        ['scope', 'time', 'rights'],
      );
    }
    const { items } = await bounded(office.schedule.change(change, { signal }), signal);
    const changed = items.at(-1);
    if (changed === undefined) return;
    // Of a change to one time of a series that time is told.
    const isOne = scope.scope === 'this' && changed.id === item.id && changed.rule !== '';
    await showItem(context, isOne ? asSeenAt(changed, scope.recurrenceId ?? '') : changed, 'changed');
  },
};

/** A series as one of its times has it. */
export function asSeenAt(item: ScheduleItem, recurrenceId: string): ScheduleItem {
  const own = item.overrides.find((one) => one.recurrenceId === recurrenceId);
  const start = own?.start ?? recurrenceId;
  return {
    ...item,
    title: own?.title ?? item.title,
    location: own?.location ?? item.location,
    remarks: own?.remarks ?? item.remarks,
    importance: own?.importance ?? item.importance,
    showAs: own?.showAs ?? item.showAs,
    status: statusAt(item, own),
    start,
    end: own?.end ?? movedBy(start, wallOf(item.end) - wallOf(item.start)),
  };
}

type Change = Parameters<OfficeApi['schedule']['change']>[0];
/** Where only the start was typed, the end goes along. */
function keepLength(item: ScheduleItem, change: Change): Change {
  const { start, end } = change.patch;
  if (start === undefined || end !== undefined) return change;
  const length = Date.parse(`${item.end}Z`) - Date.parse(`${item.start}Z`);
  return {
    ...change,
    patch: { ...change.patch, end: movedBy(start, Number.isNaN(length) ? 86_400_000 : length) },
  };
}

/** Removes an item, or part of a series. */
export const rm: CommandSpec = {
  name: 'rm',
  aliases: ['delete', 'remove'],
  summary: 'cliSchedule.rm.summary',
  mutates: true,
  fields: itemFields,
  arguments: [idArgument],
  options: scopeOptions,
  examples: [
    { line: 'tangram schedule rm 812', text: 'cliSchedule.rm.exampleOne' },
    {
      line: 'tangram schedule rm 812 --occurrence 2026-12-08T09:00 --scope following',
      text: 'cliSchedule.rm.exampleScope',
    },
  ],
  run: (context, input) => removal(context, input, 'schedule rm'),
};

async function removal(context: Context, input: Input, name: string): Promise<void> {
  const office = await ask(context, name);
  const signal = timeSignal(context);
  const item = await bounded(office.schedule.item(input.required('id'), { signal }), signal);
  const scope = namedScope(item, input);
  if (context.flags.dryRun) {
    const writes = await bounded(office.schedule.plan({ id: item.id, ...scope }, { signal }), signal);
    return showPlan(
      context,
      writes.map((write) => ({ call: `schedule ${write.op}`, input: { ...write } })),
      ['scope', 'rights'],
    );
  }
  const { items } = await bounded(office.schedule.remove({ id: item.id, ...scope }, { signal }), signal);
  await showItem(context, items[0] ?? item, 'removed');
}

/** Cancels a meeting; of a series also one of its times. */
export const cancel: CommandSpec = {
  name: 'cancel',
  summary: 'cliSchedule.cancel.summary',
  mutates: true,
  fields: itemFields,
  arguments: [idArgument],
  options: scopeOptions,
  examples: [
    { line: 'tangram schedule cancel 812', text: 'cliSchedule.cancel.exampleOne' },
    {
      line: 'tangram schedule cancel 812 --occurrence 2026-12-08T09:00 --scope this',
      text: 'cliSchedule.cancel.exampleScope',
    },
  ],
  async run(context, input) {
    const office = await ask(context, 'schedule cancel');
    const signal = timeSignal(context);
    const item = await bounded(office.schedule.item(input.required('id'), { signal }), signal);
    if (item.type !== 'meeting' && item.type !== 'videoMeeting') throw new OfficeError('onlyMeetingsCancel');
    if (item.rule !== '' && namedScope(item, input).scope !== 'all')
      return removal(context, input, 'schedule cancel');
    if (context.flags.dryRun) {
      await bounded(office.schedule.allowed({ id: item.id, act: 'cancel' }, { signal }), signal);
      return showPlan(context, [{ call: 'schedule cancel', input: { id: item.id } }], ['rights']);
    }
    const done = await bounded(office.schedule.act({ id: item.id, act: 'cancel' }, { signal }), signal);
    await showItem(context, done, 'removed');
  },
};
