// `tangram meeting list|show|members|link|watch`: one's meetings, one of them, its people, what happens in it.
import { readersTexts } from '../../readers-texts.ts';
import type { Meeting, MeetingsWhen } from '#sdk/api.ts';
import type { CommandSpec } from '../../command.ts';
import { OfficeError } from '#sdk/errors.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import {
  attendanceColumns,
  attendanceFields,
  attendanceRow,
  happeningFields,
  meetingColumns,
  meetingFields,
  meetingLines,
  meetingRow,
} from '../../shapes/meeting.ts';
import { runUntil, untilOptions } from '../../watch/run-until.ts';
import { findMeeting, linked, meetingArgument, needsMeetings } from './find.ts';

const whens = ['now', 'coming', 'past'] as const;

/** One's meetings. */
export const list: CommandSpec = {
  name: 'list',
  summary: 'cliMeeting.list',
  lists: true,
  fields: meetingFields,
  options: [
    { name: 'when', value: 'text', shown: 'now|coming|past|all', text: 'cliMeeting.when' },
    { name: 'limit', value: 'count', shown: 'N', text: 'cliHelp.option.limit' },
    { name: 'all', text: 'cliHelp.option.all' },
  ],
  examples: [
    { line: 'tangram meeting list --when past --json=id,subject', text: 'cliMeeting.list' },
    { line: 'tangram meeting list --when coming', text: 'cliMeeting.when' },
  ],
  async run(context, input) {
    needsMeetings(context);
    context.needsNetwork('meeting list');
    const typed = input.text('when') ?? 'all';
    if (typed !== 'all' && !whens.some((when) => when === typed))
      throw new CliError(
        'invalidValue',
        { name: '--when', value: typed },
        { param: '--when', valid: [...whens, 'all'] },
      );
    const office = await context.signedIn();
    const limit = input.has('all') ? Infinity : (input.count('limit') ?? context.limit);
    const wanted = typed === 'all' ? whens : [typed as MeetingsWhen];
    const found: Meeting[] = [];
    let complete = true;
    for (const when of wanted) {
      let after: string | undefined;
      do {
        const signal = timeSignal(context);
        const page = await bounded(office.meeting.list(when, after, { signal }), signal);
        found.push(...page.meetings);
        after = page.next;
      } while (after !== undefined && found.length < limit);
      complete &&= after === undefined;
    }
    const { t } = await context.texts();
    const shown = found
      .slice(0, Math.min(limit, found.length))
      .map((row) => meetingRow(linked(context, row)));
    await context.output.rows(shown, meetingColumns(t), {
      complete: complete && shown.length === found.length,
    });
  },
};

/** One of them. */
export const show: CommandSpec = {
  name: 'show',
  summary: 'cliMeeting.show',
  fields: meetingFields,
  arguments: [meetingArgument],
  examples: [
    { line: 'tangram meeting show 820416739', text: 'cliMeeting.show' },
    { line: 'tangram meeting show 12 --json', text: 'cliMeeting.id' },
  ],
  async run(context, input) {
    const { meeting } = await findMeeting(context, input, 'meeting show');
    const row = meetingRow(meeting);
    await context.output.one(row, async () => meetingLines(row, (await context.texts()).t));
  },
};

/** Who was invited, is there, was there when. */
export const members: CommandSpec = {
  name: 'members',
  summary: 'cliMeeting.members',
  lists: true,
  fields: attendanceFields,
  arguments: [meetingArgument],
  examples: [
    { line: 'tangram meeting members 12 --json', text: 'cliMeeting.members' },
    { line: 'tangram meeting members 820416739', text: 'cliMeeting.id' },
  ],
  async run(context, input) {
    const { office, meeting } = await findMeeting(context, input, 'meeting members');
    const signal = timeSignal(context);
    const people = await bounded(office.meeting.members(meeting.id, { signal }), signal);
    const texts = await readersTexts(context, office);
    await context.output.rows(
      people.map((person) => attendanceRow(person, context.language)),
      attendanceColumns(texts),
      { complete: true },
    );
  },
};

/** Its link. */
export const link: CommandSpec = {
  name: 'link',
  summary: 'cliMeeting.link',
  fields: ['id', 'number', 'link', 'guestLink'],
  arguments: [meetingArgument],
  options: [{ name: 'guests', text: 'cliMeeting.guestLink' }],
  examples: [
    { line: 'tangram meeting link 12', text: 'cliMeeting.link' },
    { line: 'tangram meeting link 820416739 --json', text: 'cliMeeting.id' },
  ],
  async run(context, input) {
    const { meeting } = await findMeeting(context, input, 'meeting link');
    const { id, number, guestLink } = meeting;
    if (input.has('guests') && guestLink === undefined) throw new OfficeError('meetingGuestsOff');
    if (context.flags.json)
      return context.output.one({ id, number, link: meeting.link, guestLink: guestLink ?? null }, () => []);
    context.output.text(`${input.has('guests') ? guestLink : meeting.link}\n`);
  },
};

/** What happens in it, one line each. */
export const watch: CommandSpec = {
  name: 'watch',
  summary: 'cliMeeting.watch',
  fields: happeningFields,
  arguments: [meetingArgument],
  options: [...untilOptions],
  examples: [
    { line: 'tangram meeting watch 12 --json', text: 'cliMeeting.watch' },
    { line: 'tangram meeting watch 12 --max-events 1', text: 'cliHelp.chat.watch.maxEvents' },
  ],
  async run(context, input) {
    needsMeetings(context);
    return runUntil(context, input, async ({ office, print, end }) => {
      const { meeting } = await findMeeting(context, input, 'meeting watch');
      // Whoever may not see who is in it is refused, and does not look on for nothing.
      await bounded(office.meeting.members(meeting.id), timeSignal(context));
      let stop = (): void => {};
      return {
        stops: [() => stop()],
        ready(isFirst) {
          if (!isFirst) return;
          stop = office.meeting.watch(meeting.id)((happening) => {
            print(happening, happeningFields);
            if (happening.type === 'ended' || happening.type === 'cancelled') end('limit');
          });
        },
      };
    });
  },
};
