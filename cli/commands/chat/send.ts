// `tangram chat send`: puts a message into the durable outbox and waits until the office has stored it.
import { basename } from 'node:path';
import type { LaterEntry, LocalChat, LocalMessage, OfficeApi } from '#sdk/api.ts';
import { composeMessage } from '#sdk/chat/rules/outgoing.ts';
import { isClientId } from '#sdk/chat/rules/send-limits.ts';
import { escapeMarkup } from '#sdk/contract/markup/markup.ts';
import { asOfficeError } from '#sdk/errors.ts';
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import { freshOffice, timeSignal } from '../../fresh.ts';
import { isoTime } from '../../output/times.ts';
import type { Input } from '../../input.ts';
import { messageFields, messageRow, type MessageRow } from '../../shapes/message.ts';
import { findTarget, type Target } from '../../target.ts';
import { typedText } from '../../typed-text.ts';
import { futureTime } from './future-time.ts';
import { fileOptions, givenFiles, scheduleFile, sendFile, type GivenFile } from './send-files.ts';
import { hintUnmentioned, withMentioned } from './mentioned.ts';
import { makesCard, outgoingOf, outgoingOptions, type Outgoing } from './outgoing.ts';

function checkClientId(clientId: string | undefined): void {
  if (clientId === undefined || isClientId(clientId)) return;
  throw new CliError('invalidValue', { name: '--client-id', value: clientId }, { param: '--client-id' });
}

/** Waits for the office; what is not acknowledged in time stays queued, unless that was not wanted. */
async function sendAndWait(
  context: Context,
  office: OfficeApi,
  chat: LocalChat,
  message: { outgoing: Outgoing; clientId: string; queues: boolean },
): Promise<LocalMessage> {
  const { outgoing, clientId, queues } = message;
  const signal = timeSignal(context);
  const sending = office.chat.send({ chatId: chat.id, ...outgoing, clientId, wait: true }, { signal });
  try {
    // The outbox sends as soon as the socket is live; a connection that fails ends the waiting at once.
    const refused = office.connection.connect({ signal }).then(() => sending);
    return await bounded(Promise.race([sending, refused]), signal);
  } catch (error) {
    const known = asOfficeError(error);
    const waits = known.kind === 'network' || known.kind === 'cancelled';
    const entry = (await office.acts.outbox()).find(({ id }) => id === clientId);
    if (!waits || !queues) await office.chat.drop(clientId);
    if (known.code === 'cancelled' || !waits) throw known;
    if (entry?.restsUntil !== undefined) {
      const retryAfter = Math.max(1, Math.ceil((entry.restsUntil - context.now()) / 1_000));
      const told = { clientId, queued: queues, retryAfter };
      throw new CliError('sendingRests', { clientId, seconds: retryAfter }, told);
    }
    throw new CliError('notAcknowledged', { clientId }, { clientId, queued: queues });
  } finally {
    // Its end is told above; a later one must not be an unhandled rejection.
    sending.catch(() => undefined);
  }
}

/** A scheduled message in the shape of one that was sent: it has no number yet, and its time is to come. */
function scheduledRow(entry: LaterEntry, chatName: string, { text: words, card }: Outgoing): MessageRow {
  const nobody = { senderId: '', senderName: '', avatar: '', ordinal: 0, bySystem: false };
  const { id, chatId, text, dueTime, file } = entry;
  const made = composeMessage({ text: words, card });
  return messageRow(
    {
      ...nobody,
      key: id,
      mid: 0,
      chatId,
      kind: file?.kind ?? (made.ok ? made.kind : 'text'),
      text: made.ok && file === undefined ? made.wire : escapeMarkup(text),
      time: dueTime,
      clientId: `later.${id}`,
      mine: true,
      state: 'queued',
    },
    chatName,
  );
}

/** Files, each as a message of its own; the words go with the first of them. */
async function sendGiven(
  context: Context,
  input: Input,
  given: readonly GivenFile[],
  dueTime: number | undefined,
): Promise<void> {
  context.needsNetwork('chat send');
  const office = await freshOffice(context, { mayQueue: true });
  const target = await findTarget(office, input.required('target'));
  const caption = input.text('caption') ?? input.argument('text');
  if (context.flags.dryRun) {
    const to = 'chat' in target ? { chatId: target.chat.id } : { personId: target.person.id };
    const when = dueTime === undefined ? {} : { sendAt: isoTime(dueTime) };
    const calls = given.map((one) => ({ call: 'send', input: { ...to, ...one, caption, ...when } }));
    return showPlan(context, calls, ['target', 'text']);
  }
  const chat = 'chat' in target ? target.chat : await office.chat.activate({ personId: target.person.id });
  const { t } = await context.texts();
  for (const [index, one] of given.entries()) {
    const chosenId = index === 0 ? input.text('client-id') : undefined;
    const told = {
      ...one,
      caption: index === 0 ? caption : undefined,
      seconds: input.count('seconds'),
      clientId: chosenId ?? crypto.randomUUID(),
      asJson: input.has('progress'),
    };
    if (dueTime !== undefined) {
      const entry = await scheduleFile(context, office, chat, { ...told, dueTime });
      const waiting = scheduledRow(entry, chat.name, { text: '' });
      const facts = { chat: chat.name, name: entry.file?.name ?? '', time: waiting.time ?? '' };
      await context.output.done(waiting, () => t('files.scheduled', facts));
      continue;
    }
    const message = await sendFile(context, office, chat, told);
    const row = messageRow(message, chat.name);
    await context.output.done(row, () =>
      t('files.sent', { chat: chat.name, name: basename(one.path), mid: row.mid ?? '' }),
    );
  }
}

/** What goes out with the people that `--at` names; nobody can be named to somebody alone. */
async function namingPeople(
  context: Context,
  office: OfficeApi,
  target: Target,
  { input, outgoing }: { input: Input; outgoing: Outgoing },
): Promise<Outgoing> {
  const typed = input.text('at');
  if (typed === undefined) return outgoing;
  if (!('chat' in target))
    throw new CliError('invalidValue', { name: '--at', value: typed }, { param: '--at' });
  const signal = timeSignal(context);
  const { language } = context;
  const named = withMentioned(office, target.chat, { text: outgoing.text, typed, language }, signal);
  return { ...outgoing, ...(await bounded(named, signal)) };
}

/** The command. */
export const send: CommandSpec = {
  name: 'send',
  summary: 'cliHelp.chat.send.summary',
  mutates: true,
  fields: messageFields,
  arguments: [
    { name: 'target', required: true, text: 'cliHelp.argument.target' },
    { name: 'text', required: false, text: 'cliHelp.argument.text' },
  ],
  options: [
    { name: 'client-id', value: 'text', shown: 'ID', text: 'cliHelp.chat.send.clientId' },
    { name: 'no-queue', text: 'cliHelp.chat.send.noQueue' },
    { name: 'send-at', value: 'text', shown: 'TIME', text: 'cliActs.option.sendAt' },
    ...outgoingOptions,
    ...fileOptions,
  ],
  examples: [
    { line: 'tangram chat send 沈知行 "十点开会"', text: 'cliHelp.chat.send.exampleName' },
    { line: 'date | tangram chat send @chenyuhang - --json', text: 'cliHelp.chat.send.examplePipe' },
    {
      line: 'tangram chat send 00012 "部署完成" --client-id deploy-42',
      text: 'cliHelp.chat.send.exampleRetry',
    },
    { line: 'tangram chat send 00012 "收到" --reply 4711', text: 'cliHelp.chat.send.exampleReply' },
    {
      line: 'tangram chat send 数字化平台组 "先看这一版" --at 林若溪,all',
      text: 'cliHelp.chat.send.exampleAt',
    },
    {
      line: 'tangram chat send 00012 "总部" --location 39.9087,116.3975',
      text: 'cliHelp.chat.send.exampleLocation',
    },
    {
      line: 'tangram chat send 沈知行 --file 报告.pdf --caption "请看第三页"',
      text: 'files.help.send.example',
    },
    {
      line: 'tangram chat send 沈知行 --image 海报.png --send-at "明天 9:00"',
      text: 'files.help.send.exampleLater',
    },
  ],
  async run(context, input) {
    const chosenId = input.text('client-id');
    checkClientId(chosenId);
    const given = givenFiles(input);
    const at = input.text('send-at');
    const dueTime = at === undefined ? undefined : await futureTime(context, '--send-at', at);
    if (dueTime !== undefined && input.has('flash'))
      throw new CliError('conflictingOptions', { a: '--send-at', b: '--flash' }, { param: '--send-at' });
    if (given.length > 0 && input.has('flash'))
      throw new CliError(
        'conflictingOptions',
        { a: `--${given[0]?.kind}`, b: '--flash' },
        { param: '--flash' },
      );
    if (given.length > 0) return sendGiven(context, input, given, dueTime);
    const written = input.argument('text');
    const text = written === undefined && makesCard(input) ? '' : await typedText(context, written);
    const checked = outgoingOf(input, text);
    context.needsNetwork('chat send');
    const office = await freshOffice(context, { mayQueue: true });
    const target = await findTarget(office, input.required('target'));
    const outgoing = await namingPeople(context, office, target, { input, outgoing: checked });
    if ('chat' in target) await hintUnmentioned(context, office, target.chat, outgoing);
    if (context.flags.dryRun) {
      const to = 'chat' in target ? { chatId: target.chat.id } : { personId: target.person.id };
      const when = dueTime === undefined ? {} : { sendAt: isoTime(dueTime) };
      return showPlan(
        context,
        [{ call: 'send', input: { ...to, ...outgoing, ...when } }],
        ['target', 'text'],
      );
    }
    const chat = 'chat' in target ? target.chat : await office.chat.activate({ personId: target.person.id });
    const clientId = chosenId ?? crypto.randomUUID();
    if (dueTime !== undefined) {
      const { scheduleText } = await import('./schedule-text.ts');
      const queues = !input.has('no-queue');
      const entry = await scheduleText(
        context,
        office,
        { chatId: chat.id, dueTime, clientId, ...outgoing },
        queues,
      );
      const waiting = scheduledRow(entry, chat.name, outgoing);
      const texts = await context.texts();
      const { fullTime } = await import('#sdk/locales/time-text.ts');
      return context.output.done(waiting, () =>
        texts.t('cliActs.scheduled.done', { chat: chat.name, time: fullTime(texts, dueTime) }),
      );
    }
    const message = await sendAndWait(context, office, chat, {
      outgoing,
      clientId,
      // The text of a flash message is never written down: there is nothing to wait with.
      queues: !input.has('no-queue') && outgoing.flash !== true,
    });
    const row = messageRow(message, chat.name);
    const { t } = await context.texts();
    await context.output.done(row, () => t('cli.done.sent', { chat: chat.name, mid: row.mid ?? '' }));
  },
};
