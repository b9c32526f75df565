// `tangram chat read`: messages of a chat, oldest first, and with `--follow` those that come; never marks anything as read.
import type { LocalMessage, OfficeApi } from '#sdk/api.ts';
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { bounded, presentRows } from '../../feeds.ts';
import { freshOffice, timeSignal } from '../../fresh.ts';
import type { Input } from '../../input.ts';
import { messageFields, messageRow } from '../../shapes/message.ts';
import { findChat } from '../../target.ts';
import { messageEvent } from '../../watch/event-rows.ts';
import { readersLetters } from '../../readers-texts.ts';
import { transcriptOf } from './transcript.ts';

const bySequence = (a: LocalMessage, b: LocalMessage): number => a.mid - b.mid;

/** The newest messages of a chat that are on this device. */
const newestOf = (office: OfficeApi, chatId: string, limit: number): Promise<LocalMessage[]> =>
  presentRows((listener) => office.chat.messages(chatId, limit)(listener), bySequence);

/** The newest messages, then whatever comes, until somebody ends it. */
async function follow(context: Context, input: Input, limit: number): Promise<ExitCode> {
  const clash = input.text('before') === undefined ? (context.flags.csv ? '--csv' : undefined) : '--before';
  if (clash !== undefined)
    throw new CliError('conflictingOptions', { a: '--follow', b: clash }, { param: '--follow' });
  const print = await transcriptOf(context);
  let reader: Awaited<ReturnType<typeof readersLetters>> = {};
  const { runWatch } = await import('../../watch/run-watch.ts');
  return runWatch(context, input, {
    usual: ['message', 'notice'],
    target: input.required('target'),
    replays: false,
    takesOptions: false,
    saysWhen: context.output.forPrograms,
    async earlier(office, chat) {
      reader = await readersLetters(context, office);
      const messages = (await newestOf(office, chat.id, limit)).slice(-limit);
      return messages.filter(({ state }) => state === 'sent').map((each) => messageEvent(each, chat.name));
    },
    emit({ data, message }) {
      if (context.flags.json) context.output.line(data, messageFields);
      else if (message !== undefined) print(message, reader);
    },
  });
}

function beforeOf(typed: string | undefined): number | undefined {
  if (typed === undefined) return undefined;
  if (!/^[1-9]\d{0,15}$/.test(typed))
    throw new CliError('invalidValue', { name: '--before', value: typed }, { param: '--before' });
  return Number(typed);
}

/** The command. */
export const read: CommandSpec = {
  name: 'read',
  summary: 'cliHelp.chat.read.summary',
  lists: true,
  fields: messageFields,
  arguments: [{ name: 'target', required: true, text: 'cliHelp.argument.target' }],
  options: [
    { name: 'limit', value: 'count', shown: 'N', text: 'cliHelp.option.limit' },
    { name: 'before', value: 'text', shown: 'MID', text: 'cliHelp.chat.read.before' },
    { name: 'follow', short: 'f', text: 'cliHelp.chat.read.follow' },
  ],
  examples: [
    { line: 'tangram chat read 沈知行 --limit 5', text: 'cliHelp.chat.read.exampleNewest' },
    { line: 'tangram chat read 00012 --before 4711 --json', text: 'cliHelp.chat.read.exampleBefore' },
    { line: 'tangram chat read 沈知行 --limit 3 --follow', text: 'cliHelp.chat.read.exampleFollow' },
  ],
  async run(context, input): Promise<ExitCode | void> {
    const limit = input.count('limit') ?? context.limit;
    if (input.has('follow')) return follow(context, input, limit);
    const before = beforeOf(input.text('before'));
    const office = await freshOffice(context);
    const chat = await findChat(office, input.required('target'));
    const signal = timeSignal(context);
    const messages =
      before === undefined
        ? await newestOf(office, chat.id, limit)
        : (await bounded(office.chat.older(chat.id, before, limit), signal)).messages;
    const shown = messages.slice(-limit);
    if (!context.output.forPrograms) {
      const [print, reader] = [await transcriptOf(context), await readersLetters(context, office)];
      for (const message of shown) print(message, reader);
      return;
    }
    await context.output.rows(
      shown.map((message) => messageRow(message, chat.name)),
      [],
    );
  },
};
