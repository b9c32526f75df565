// `tangram chat scheduled` and `chat remind`: the queue of what happens later, over all chats, and reminders.
import type { LaterEntry } from '#sdk/api.ts';
import { asOfficeError } from '#sdk/errors.ts';
import { hintText } from '#sdk/locales/hints.ts';
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import { freshOffice, timeSignal } from '../../fresh.ts';
import { isoTime } from '../../output/times.ts';
import { laterColumns, laterFields, laterRow } from '../../shapes/later.ts';
import { typedText } from '../../typed-text.ts';
import { futureTime } from './future-time.ts';
import { midOf } from './named-messages.ts';

const acts = ['list', 'edit', 'cancel', 'now'] as const;

/** Everything that waits; without the office what it does not have yet, and a word about the rest. */
async function queue(context: Context): Promise<LaterEntry[]> {
  const office = await freshOffice(context);
  const signal = timeSignal(context);
  try {
    if (!context.flags.offline) return await bounded(office.later.list({ signal }), signal);
  } catch (error) {
    const known = asOfficeError(error);
    if (known.kind !== 'network' || context.serverWasNamed) throw known;
  }
  context.output.hint(hintText(context.language, 'cliHints.scheduledHere'));
  return office.later.unconfirmed();
}

/** The queue: lists it, or changes one of its entries. */
export const scheduled: CommandSpec = {
  name: 'scheduled',
  summary: 'cliActs.scheduled.summary',
  mutates: true,
  lists: true,
  fields: laterFields,
  arguments: [
    { name: 'act', required: false, text: 'cliActs.scheduled.act' },
    { name: 'id', required: false, text: 'cliActs.scheduled.id' },
    { name: 'text', required: false, text: 'cliHelp.argument.text' },
  ],
  options: [{ name: 'send-at', value: 'text', shown: 'TIME', text: 'cliActs.option.sendAt' }],
  examples: [
    { line: 'tangram chat scheduled', text: 'cliActs.scheduled.exampleList' },
    {
      line: 'tangram chat scheduled edit 3 "改到周五" --send-at "明天 9:00"',
      text: 'cliActs.scheduled.exampleEdit',
    },
    { line: 'tangram chat scheduled cancel 3', text: 'cliActs.scheduled.exampleCancel' },
  ],
  async run(context, input) {
    const act = input.argument('act') ?? 'list';
    if (!acts.some((known) => known === act))
      throw new CliError('invalidValue', { name: 'act', value: act }, { param: 'act', valid: acts });
    if (act === 'list' && context.flags.dryRun)
      return showPlan(context, [{ call: '/chat/later/list', input: {} }], []);
    if (act === 'list') {
      const entries = await queue(context);
      const columns = laterColumns(await context.texts(), context.now(), entries);
      return context.output.rows(entries.map(laterRow), columns);
    }
    const id = input.required('id');
    const at = input.text('send-at');
    const due = at === undefined ? undefined : await futureTime(context, '--send-at', at);
    if (context.flags.dryRun)
      return showPlan(context, [{ call: '/chat/later/oper', input: { id, operation: act } }], ['id']);
    const entry = (await queue(context)).find((one) => one.id === id);
    if (entry === undefined) throw new CliError('laterUnknown', { id }, { param: id });
    const office = await context.signedIn();
    const signal = timeSignal(context);
    const texts = await context.texts();
    const { t } = texts;
    if (act === 'edit') {
      const given = input.argument('text');
      const change = {
        ...(given !== undefined && { text: await typedText(context, given) }),
        ...(due !== undefined && { dueTime: due }),
      };
      const { fullTime } = await import('#sdk/locales/time-text.ts');
      const changed = await bounded(office.later.change(id, change, { signal }), signal);
      return context.output.done(laterRow(changed), () =>
        t('cliActs.scheduled.done', { chat: changed.chatName, time: fullTime(texts, changed.dueTime) }),
      );
    }
    await bounded(act === 'cancel' ? office.later.cancel(id) : office.later.now(id), signal);
    if (act === 'now' && entry.here !== undefined) {
      const { sendWaiting } = await import('../outbox/send-waiting.ts');
      if ((await sendWaiting(context, [{ id, type: 'message' }])).has(id))
        throw new CliError('notAcknowledged', { clientId: id }, { clientId: id, queued: true });
    }
    // The office may have it, and could not be told: what takes it back waits now.
    if (act === 'cancel' && (await office.acts.outbox()).some((one) => one.id === id))
      context.output.hint(hintText(context.language, 'cliHints.takeBackWaits'));
    return context.output.done(laterRow(entry), () =>
      t(act === 'cancel' ? 'cliActs.scheduled.cancelled' : 'cliActs.scheduled.sent', {
        chat: entry.chatName,
      }),
    );
  },
};

/** Reminds of a message at a time. */
export const remind: CommandSpec = {
  name: 'remind',
  summary: 'cliActs.remind.summary',
  mutates: true,
  fields: laterFields,
  arguments: [
    { name: 'mid', required: true, text: 'cliActs.argument.mid' },
    { name: 'time', required: true, text: 'cliActs.argument.time' },
  ],
  examples: [
    { line: 'tangram chat remind 4711 +2h', text: 'cliActs.remind.exampleSpan' },
    { line: 'tangram chat remind 4711 "明天 9:00" --json', text: 'cliActs.remind.exampleDay' },
  ],
  async run(context, input) {
    context.needsNetwork('chat remind');
    const mid = midOf(input.required('mid'));
    const due = await futureTime(context, 'time', input.required('time'));
    const office = await freshOffice(context);
    const [message] = await office.acts.locate([mid]);
    if (message === undefined)
      throw new CliError('messageUnknown', { mids: String(mid) }, { param: String(mid) });
    if (context.flags.dryRun) {
      const request = { chatId: message.chatId, mid: String(mid), time: isoTime(due) };
      return showPlan(context, [{ call: '/chat/later/reminder', input: request }], ['mid', 'time']);
    }
    const signal = timeSignal(context);
    const row = laterRow(await bounded(office.later.remind(message.chatId, mid, due, { signal }), signal));
    const texts = await context.texts();
    const { fullTime } = await import('#sdk/locales/time-text.ts');
    await context.output.done(row, () => texts.t('cliActs.remind.done', { time: fullTime(texts, due) }));
  },
};
