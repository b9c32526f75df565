// `tangram chat read`: messages of a chat, oldest first; reading here never marks anything as read.
import type { LocalMessage } from '#sdk/api.ts';
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';
import { bounded, presentRows } from '../../feeds.ts';
import { freshOffice, timeSignal } from '../../fresh.ts';
import { indentedText } from '../../output/plain.ts';
import { safeLine } from '../../output/safe-text.ts';
import { messageFields, messageRow } from '../../shapes/message.ts';
import { messageWords } from '../../shapes/message-words.ts';
import { findChat } from '../../target.ts';

const bySequence = (a: LocalMessage, b: LocalMessage): number => a.mid - b.mid;

async function printTranscript(context: Context, messages: readonly LocalMessage[]): Promise<void> {
  const translator = await context.texts();
  const { t } = translator;
  const { paint } = context.output;
  for (const message of messages) {
    const row = messageRow(message, '');
    const state = row.state === 'sent' ? '' : ` (${t(`cli.state.${row.state}`)})`;
    const time = (row.time ?? '').slice(0, 16).replace('T', ' ');
    const head = `${paint.bold(safeLine(row.senderName))} ${paint.dim(`${time} ${row.mid ?? ''}`.trimEnd())}${state}`;
    context.output.text(`${head}\n${indentedText(messageWords(translator, message))}`);
  }
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
  ],
  examples: [
    { line: 'tangram chat read 沈知行 --limit 5', text: 'cliHelp.chat.read.exampleNewest' },
    { line: 'tangram chat read 00012 --before 4711 --json', text: 'cliHelp.chat.read.exampleBefore' },
  ],
  async run(context, input) {
    const limit = input.count('limit') ?? context.limit;
    const before = beforeOf(input.text('before'));
    const office = await freshOffice(context);
    const chat = await findChat(office, input.required('target'));
    const signal = timeSignal(context);
    const newest = (): Promise<LocalMessage[]> =>
      presentRows((listener) => office.chat.messages(chat.id, limit)(listener), bySequence);
    const messages =
      before === undefined
        ? await newest()
        : (await bounded(office.chat.older(chat.id, before, limit), signal)).messages;
    const shown = messages.slice(-limit);
    if (!context.output.forPrograms) return printTranscript(context, shown);
    await context.output.rows(
      shown.map((message) => messageRow(message, chat.name)),
      [],
    );
  },
};
