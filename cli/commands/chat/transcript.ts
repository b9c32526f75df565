// Prints messages as a person reads them: who and when on one line, what was said under it.
import type { LocalMessage } from '#sdk/api.ts';
import type { Translator } from '#sdk/locales/index.ts';
import { nameText } from '#sdk/locales/name-text.ts';
import type { Context } from '../../context.ts';
import { indent, indentedText } from '../../output/plain.ts';
import { safeLine, safeText } from '../../output/safe-text.ts';
import { markWords, messageRow } from '../../shapes/message.ts';
import { messageWords } from '../../shapes/message-words.ts';

/** Makes what prints a message; made once, so that one after another comes out at once and in order. */
export async function transcriptOf(
  context: Context,
): Promise<(message: LocalMessage, reader: Pick<Translator, 'letters'>) => void> {
  const translator = await context.texts();
  const { t } = translator;
  const { paint } = context.output;
  // Off a terminal nothing is folded: what a message says stays on its lines.
  const fold =
    context.io.outIsTerminal && !context.flags.wide
      ? (await import('../../output/folded-text.ts')).foldedText
      : (text: string): string => text;
  const room = context.io.columns - indent;
  return (message, reader) => {
    const row = messageRow(message, '');
    const state = row.state === 'sent' ? '' : ` (${t(`cli.state.${row.state}`)})`;
    const time = (row.time ?? '').slice(0, 16).replace('T', ' ');
    const marks = markWords(translator, row, reader);
    const head = `${paint.bold(safeLine(nameText(reader, row.senderName)))} ${paint.dim(`${time} ${row.mid ?? ''}`.trimEnd())}${state}${marks.length === 0 ? '' : paint.dim(` ${marks.join(' ')}`)}`;
    context.output.text(
      `${head}\n${indentedText(fold(safeText(messageWords({ ...translator, ...reader }, message)), room))}`,
    );
  };
}
