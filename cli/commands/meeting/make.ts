// `tangram meeting quick|create|invite|end|cancel|join`: meetings are made, filled, ended, and opened in the window.
import { randomInt } from 'node:crypto';
import type { MeetingPlan, OfficeApi } from '#sdk/api.ts';
import { expandPicked } from '#sdk/contacts/screens/picker-expand.ts';
import { OfficeError } from '#sdk/errors.ts';
import { meetingProblem, mostInvited } from '#sdk/meeting/rules/meeting-form.ts';
import type { CommandSpec, OptionSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import type { Input } from '../../input.ts';
import { madeFields, meetingFields, meetingRow } from '../../shapes/meeting.ts';
import { findDepartment } from '../../department.ts';
import { findChat, findPerson } from '../../target.ts';
import { futureTime } from '../chat/future-time.ts';
import { confirm, yesOption } from '../group/act.ts';
import { typedRule } from '../schedule/typed.ts';
import { findMeeting, linked, meetingArgument, needsMeetings } from './find.ts';

/** Its subject. */
export const subjectOption: OptionSpec = {
  name: 'subject',
  value: 'text',
  shown: 'TEXT',
  text: 'cliMeeting.subject',
};
const peopleOption: OptionSpec = { name: 'people', value: 'text', shown: 'NAMES', text: 'cliMeeting.people' };
const departmentOption: OptionSpec = {
  name: 'department',
  value: 'list',
  shown: 'NAMES',
  text: 'cliMeeting.department',
};
const making: readonly OptionSpec[] = [
  subjectOption,
  peopleOption,
  departmentOption,
  { name: 'group', value: 'text', shown: 'CHAT', text: 'cliMeeting.group' },
  { name: 'password', value: 'text', mayLack: true, shown: 'TEXT', text: 'cliMeeting.password' },
  { name: 'waiting-room', text: 'cliMeeting.waitingRoom' },
  { name: 'invited-only', text: 'cliMeeting.invitedOnly' },
  { name: 'guests', text: 'cliMeeting.guests' },
];

/** The password as it was typed; six digits where it was left to us. */
export function passwordOf(input: Input): string | undefined {
  if (!input.has('password')) return undefined;
  return input.text('password') ?? String(randomInt(1_000_000)).padStart(6, '0');
}

/** In which zone a meeting is planned, and how it repeats. */
function repeating(input: Input): Pick<MeetingPlan, 'zone' | 'rule' | 'workdays'> {
  const rule = typedRule(input.text('rrule'));
  const workdays = input.has('workdays');
  const zone = input.text('tz');
  return {
    ...(zone !== undefined && { zone }),
    ...(workdays ? { rule: rule ?? 'FREQ=DAILY', workdays } : rule !== undefined && { rule }),
  };
}

/** Ids of the people who are named, and of everybody in the departments that are. */
async function invitedBy(office: OfficeApi, input: Input): Promise<string[]> {
  const people: string[] = [];
  for (const word of input.list('people') ?? []) people.push((await findPerson(office, word)).id);
  const departments = await Promise.all(
    (input.list('department') ?? []).map(async (word) => ({
      type: 'department' as const,
      id: await findDepartment(office, word),
      name: word,
      path: '',
    })),
  );
  const { picked } = await expandPicked(office, departments, {
    mode: 'people',
    already: people,
    limit: mostInvited,
  });
  return [...people, ...picked.people.map(({ id }) => id)];
}

async function make(
  context: Context,
  input: Input,
  kind: 'quick' | 'scheduled',
  times: Pick<MeetingPlan, 'startTime' | 'endTime'>,
): Promise<void> {
  needsMeetings(context);
  const subject = input.text('subject') ?? '';
  const problem = meetingProblem({ subject, ...times });
  if (problem !== undefined) throw new OfficeError(problem);
  context.needsNetwork(`meeting ${kind === 'quick' ? 'quick' : 'create'}`);
  const office = await context.signedIn();
  const people = await invitedBy(office, input);
  const group = input.text('group');
  const chat = group === undefined ? undefined : await findChat(office, group);
  if (chat !== undefined && chat.groupId === undefined)
    throw new OfficeError('chatNotFound', { params: { target: group ?? '' } });
  const password = passwordOf(input);
  const plan: MeetingPlan = {
    kind: kind === 'quick' && chat !== undefined ? 'group' : kind,
    subject,
    ...times,
    people,
    chatId: chat?.id,
    password,
    waitingRoom: input.has('waiting-room'),
    entry: input.has('invited-only') ? 'invited' : 'everybody',
    ...(input.has('guests') && { guests: true }),
    ...(kind === 'scheduled' && repeating(input)),
    ring: kind === 'quick',
  };
  if (context.flags.dryRun) {
    const { password: secret, ...shown } = plan;
    const said = { ...shown, ...(secret !== undefined && { password: '…' }) };
    return showPlan(context, [{ call: 'meeting create', input: said }], ['subject', 'times', 'people']);
  }
  const meeting = linked(context, await bounded(office.meeting.create(plan), timeSignal(context)));
  const { t } = await context.texts();
  await context.output.done(
    { ...meetingRow(meeting), newPassword: password ?? null },
    () =>
      `${t('cliMeeting.made', { id: meeting.id, number: meeting.number })}\n${meeting.link}${meeting.guestLink === undefined ? '' : `\n${t('meeting.guestLink')} ${meeting.guestLink}`}${password === undefined ? '' : `\n${t('cliMeeting.madePassword', { password })}`}`,
  );
}

/** One that begins now. */
export const quick: CommandSpec = {
  name: 'quick',
  summary: 'cliMeeting.quick',
  mutates: true,
  fields: madeFields,
  options: making,
  examples: [
    { line: 'tangram meeting quick --subject 联调收口会 --json', text: 'cliMeeting.quick' },
    { line: 'tangram meeting quick --subject Standup --group 数字化平台组', text: 'cliMeeting.group' },
  ],
  run: (context, input) => make(context, input, 'quick', {}),
};

/** One for later. */
export const create: CommandSpec = {
  name: 'create',
  summary: 'cliMeeting.create',
  mutates: true,
  fields: madeFields,
  options: [
    ...making,
    { name: 'start', value: 'text', shown: 'TIME', text: 'cliMeeting.start' },
    { name: 'end', value: 'text', shown: 'TIME', text: 'cliMeeting.endTime' },
    { name: 'rrule', value: 'text', shown: 'RULE', text: 'cliSchedule.option.rule' },
    { name: 'workdays', text: 'cliSchedule.option.workdays' },
    { name: 'tz', value: 'text', shown: 'ZONE', text: 'cliSchedule.option.zone' },
  ],
  examples: [
    {
      line: 'tangram meeting create --subject 周会 --start "明天 9:00" --end "明天 10:00" --waiting-room',
      text: 'cliMeeting.create',
    },
    {
      line: 'tangram meeting create --subject Review --start "周五 14:00" --end "周五 15:00" --people 林若溪',
      text: 'cliMeeting.people',
    },
  ],
  async run(context, input) {
    const at = (name: 'start' | 'end'): Promise<number> => {
      const typed = input.text(name);
      if (typed === undefined)
        throw new CliError('missingArgument', { name: `--${name}` }, { param: `--${name}` });
      return futureTime(context, `--${name}`, typed);
    };
    return make(context, input, 'scheduled', { startTime: await at('start'), endTime: await at('end') });
  },
};

/** People and chats. */
export const invite: CommandSpec = {
  name: 'invite',
  summary: 'cliMeeting.invite',
  mutates: true,
  fields: ['id', 'invited'],
  arguments: [meetingArgument],
  options: [
    peopleOption,
    departmentOption,
    { name: 'to', value: 'text', shown: 'CHATS', text: 'cliMeeting.to' },
  ],
  examples: [
    { line: 'tangram meeting invite 12 --people 林若溪,何静', text: 'cliMeeting.invite' },
    { line: 'tangram meeting invite 12 --department 数字化中心', text: 'cliMeeting.department' },
    { line: 'tangram meeting invite 12 --to 数字化平台组', text: 'cliMeeting.to' },
  ],
  async run(context, input) {
    const { office, meeting } = await findMeeting(context, input, 'meeting invite');
    const people = await invitedBy(office, input);
    const chats: string[] = [];
    for (const word of input.list('to') ?? []) chats.push((await findChat(office, word)).id);
    if (people.length + chats.length === 0)
      throw new CliError('missingArgument', { name: '--people' }, { param: '--people' });
    if (context.flags.dryRun)
      return showPlan(
        context,
        [{ call: 'meeting invite', input: { id: meeting.id, people, chats } }],
        ['people'],
      );
    const { invited } = await bounded(
      office.meeting.invite(meeting.id, { people, chats, ring: true }),
      timeSignal(context),
    );
    const { t } = await context.texts();
    await context.output.done({ id: meeting.id, invited }, () =>
      t('cliMeeting.invitedCount', { count: invited }),
    );
  },
};

function ending(name: 'end' | 'cancel'): CommandSpec {
  return {
    name,
    mutates: true,
    summary: name === 'end' ? 'cliMeeting.end' : 'cliMeeting.cancel',
    fields: meetingFields,
    arguments: [meetingArgument],
    options: [yesOption],
    examples: [
      { line: `tangram meeting ${name} 12 --dry-run`, text: 'cliMeeting.id' },
      {
        line: `tangram meeting ${name} 12 --yes`,
        text: name === 'end' ? 'cliMeeting.end' : 'cliMeeting.cancel',
      },
    ],
    async run(context, input) {
      const { office, meeting } = await findMeeting(context, input, `meeting ${name}`);
      const { t } = await context.texts();
      const { id, subject } = meeting;
      if (context.flags.dryRun)
        return showPlan(context, [{ call: `meeting ${name}`, input: { id } }], ['host']);
      // A program that reads JSON has said what it wants.
      if (!context.flags.json)
        await confirm(
          context,
          input,
          t(name === 'end' ? 'meeting.endAsk' : 'meeting.cancelAsk', { subject }),
        );
      const over = await bounded(office.meeting[name](id), timeSignal(context));
      const done = name === 'end' ? 'cliMeeting.endedNow' : 'cliMeeting.cancelledNow';
      await context.output.done(meetingRow(linked(context, over)), () => t(done, { subject }));
    },
  };
}

/** Ends one for everybody. */
export const end = ending('end');
/** Cancels one that has not begun. */
export const cancel = ending('cancel');

/** Opens the room in the window. */
export const join: CommandSpec = {
  name: 'join',
  summary: 'cliMeeting.join',
  fields: ['id', 'link', 'opened'],
  arguments: [meetingArgument],
  options: [{ name: 'print', text: 'cliMeeting.noOpen' }],
  examples: [
    { line: 'tangram meeting join 820416739', text: 'cliMeeting.join' },
    { line: 'tangram meeting join 12 --print', text: 'cliMeeting.noOpen' },
  ],
  async run(context, input) {
    const { meeting } = await findMeeting(context, input, 'meeting join');
    const opened = !input.has('print');
    if (opened) await (await import('../../tui/commands/open-address.ts')).openAddress(meeting.link);
    if (context.flags.json)
      return context.output.one({ id: meeting.id, link: meeting.link, opened }, () => []);
    if (!opened) return context.output.text(`${meeting.link}\n`);
    const { t } = await context.texts();
    context.output.hint(t('cliMeeting.opened', { link: meeting.link }));
  },
};
