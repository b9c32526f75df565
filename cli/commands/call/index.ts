// `tangram call`: rings somebody on all of their devices, waits for the answer, and opens the call in the window.
import { readersTexts } from '../../readers-texts.ts';
import { nameText } from '#sdk/locales/name-text.ts';
import type { Call } from '#sdk/api.ts';
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { exitCodes } from '../../exit-codes.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { officeOrigin } from '../../office-origin.ts';
import { callFields, callRow } from '../../shapes/meeting.ts';
import { needsMeetings } from '../meeting/find.ts';
import { findPerson } from '../../target.ts';

/** The command. Ended before the answer, it takes the call back. */
export const noun: CommandSpec = {
  name: 'call',
  summary: 'cliMeeting.callSummary',
  mutates: true,
  fields: callFields,
  arguments: [{ name: 'person', required: true, text: 'cliMeeting.person' }],
  options: [
    { name: 'audio', text: 'cliMeeting.audio' },
    { name: 'no-open', text: 'cliMeeting.noOpen' },
  ],
  examples: [
    { line: 'tangram call 林若溪 --audio', text: 'cliMeeting.callSummary' },
    { line: 'tangram call linruoxi --no-open --json', text: 'cliMeeting.noOpen' },
  ],
  async run(context, input) {
    needsMeetings(context);
    context.needsNetwork('call');
    const office = await context.signedIn('stays');
    await context.reachOffice();
    const signal = timeSignal(context);
    const person = await bounded(findPerson(office, input.required('person')), signal);
    const media = input.has('audio') ? 'audio' : 'video';
    if (context.flags.dryRun)
      return showPlan(context, [{ call: 'call', input: { person: person.id, media } }], ['person']);
    const texts = await readersTexts(context, office);
    const { t } = texts;
    const name = nameText(texts, person.name);
    await bounded(office.connection.connect({ signal: context.signal }), signal);
    const made = await bounded(office.meeting.ring(person.id, media), signal);
    context.output.hint(t('cliMeeting.ringing', { name }));
    const settled = Promise.withResolvers<Call>();
    const stop = office.meeting.calls((calls) => {
      const now = calls.find(({ id }) => id === made.id);
      if (now !== undefined && now.state !== 'ringing') settled.resolve(now);
    });
    if (made.state !== 'ringing') settled.resolve(made);
    const takeBack = (): void => void office.meeting.hangUp(made.id).then(settled.resolve, settled.reject);
    context.signal.addEventListener('abort', takeBack, { once: true });
    const call = await settled.promise;
    stop();
    const row = callRow(call, officeOrigin(context));
    const isOn = call.state === 'running';
    if (isOn && row.link !== null && !input.has('no-open'))
      await (await import('../../tui/commands/open-address.ts')).openAddress(row.link);
    const ends = {
      answered: 'meeting.callAnswered',
      missed: 'meeting.callMissed',
      declined: 'meeting.callDeclined',
      cancelled: 'meeting.callCancelled',
      busy: 'meeting.callBusy',
    } as const;
    await context.output.done(row, () =>
      isOn
        ? t('cliMeeting.answered', { name })
        : t('cliMeeting.notAnswered', { name, outcome: t(ends[call.outcome ?? 'missed']) }),
    );
    return isOn ? exitCodes.ok : exitCodes.refused;
  },
};
