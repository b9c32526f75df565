// `tangram meeting update`: changes what a meeting is called, when it is, and who gets in how.
import type { MeetingChange } from '#sdk/api.ts';
import { OfficeError } from '#sdk/errors.ts';
import { meetingProblem } from '#sdk/meeting/rules/meeting-form.ts';
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { madeFields, meetingRow } from '../../shapes/meeting.ts';
import { futureTime } from '../chat/future-time.ts';
import { findMeeting, linked, meetingArgument } from './find.ts';
import { passwordOf, subjectOption } from './make.ts';

const entries = ['everybody', 'invited'] as const;
const switches = ['on', 'off'] as const;

/** Changes one. Whoever moves the start alone moves the end along. */
export const update: CommandSpec = {
  name: 'update',
  summary: 'cliMeeting.update',
  mutates: true,
  fields: madeFields,
  arguments: [meetingArgument],
  options: [
    subjectOption,
    { name: 'start', value: 'text', shown: 'TIME', text: 'cliMeeting.start' },
    { name: 'end', value: 'text', shown: 'TIME', text: 'cliMeeting.endTime' },
    { name: 'password', value: 'text', mayLack: true, shown: 'TEXT', text: 'cliMeeting.password' },
    { name: 'no-password', text: 'cliMeeting.noPassword' },
    { name: 'waiting-room', value: 'text', shown: 'on|off', choices: switches, text: 'cliMeeting.waiting' },
    { name: 'entry', value: 'text', shown: entries.join('|'), choices: entries, text: 'cliMeeting.entry' },
    { name: 'guests', value: 'text', shown: 'on|off', choices: switches, text: 'cliMeeting.guests' },
  ],
  examples: [
    {
      line: 'tangram meeting update 12 --start "明天 15:00" --waiting-room on',
      text: 'cliMeeting.update',
    },
    { line: 'tangram meeting update 12 --no-password --entry invited', text: 'cliMeeting.noPassword' },
  ],
  async run(context, input) {
    const { office, meeting } = await findMeeting(context, input, 'meeting update');
    const at = async (name: 'start' | 'end'): Promise<number | undefined> => {
      const typed = input.text(name);
      return typed === undefined ? undefined : futureTime(context, `--${name}`, typed);
    };
    const startTime = await at('start');
    const length = meeting.endTime === undefined ? undefined : meeting.endTime - meeting.startTime;
    const moved = startTime === undefined || length === undefined ? undefined : startTime + length;
    const endTime = (await at('end')) ?? moved;
    const subject = input.text('subject');
    const password = input.has('no-password') ? '' : passwordOf(input);
    const waiting = input.text('waiting-room');
    const guests = input.text('guests');
    const entry = entries.find((one) => one === input.text('entry'));
    const change: MeetingChange = {
      ...(subject !== undefined && { subject }),
      ...(startTime !== undefined && { startTime }),
      ...(endTime !== undefined && { endTime }),
      ...(password !== undefined && { password }),
      ...(waiting !== undefined && { waitingRoom: waiting === 'on' }),
      ...(entry !== undefined && { entry }),
      ...(guests !== undefined && { guests: guests === 'on' }),
    };
    if (Object.keys(change).length === 0)
      throw new CliError('missingArgument', { name: '--subject' }, { param: '--subject' });
    const problem = meetingProblem({
      subject,
      startTime: startTime ?? meeting.startTime,
      endTime: endTime ?? meeting.endTime,
    });
    if (problem !== undefined) throw new OfficeError(problem);
    if (context.flags.dryRun) {
      const said = { id: meeting.id, ...change, ...(password !== undefined && { password: '…' }) };
      return showPlan(context, [{ call: 'meeting update', input: said }], ['subject', 'times', 'host']);
    }
    const signal = timeSignal(context);
    const next = linked(context, await bounded(office.meeting.change(meeting.id, change), signal));
    const { t } = await context.texts();
    await context.output.done(
      { ...meetingRow(next), newPassword: password === undefined || password === '' ? null : password },
      () =>
        `${t('cliMeeting.updated', { subject: next.subject })}${password === undefined || password === '' ? '' : `\n${t('cliMeeting.madePassword', { password })}`}`,
    );
  },
};
