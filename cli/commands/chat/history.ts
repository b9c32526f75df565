// `tangram chat history`: a chat's past by kind, words and dates, newest first.
import { historyTabs, type HistoryTab } from '#sdk/chat/rules/history-tab.ts';
import { hintText } from '#sdk/locales/hints.ts';
import type { CommandSpec } from '../../command.ts';
import { bounded } from '../../feeds.ts';
import { freshOffice, timeSignal } from '../../fresh.ts';
import { hitColumns, messageFields, messageRow } from '../../shapes/message.ts';
import { readersTexts } from '../../readers-texts.ts';
import { findChat } from '../../target.ts';
import { timeOf } from '../../typed-time.ts';
import type { Input } from '../../input.ts';
import type { OptionSpec } from '../../command.ts';
import { midOf } from './named-messages.ts';

/** The span of time a command looks at. */
export const spanOptions: readonly OptionSpec[] = [
  { name: 'since', value: 'text', shown: 'TIME', text: 'cliActs.option.since' },
  { name: 'until', value: 'text', shown: 'TIME', text: 'cliActs.option.until' },
];

/** That span in epoch milliseconds. @throws CliError `timeUnreadable` */
export async function spanOf(input: Input, now: number): Promise<{ from?: number; to?: number }> {
  const read = async (name: 'since' | 'until'): Promise<number | undefined> => {
    const typed = input.text(name);
    return typed === undefined ? undefined : (await timeOf(`--${name}`, typed, now, 'past')).time;
  };
  const [from, to] = [await read('since'), await read('until')];
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

/** The command. */
export const history: CommandSpec = {
  name: 'history',
  summary: 'cliActs.history.summary',
  lists: true,
  fields: messageFields,
  arguments: [
    { name: 'target', required: true, text: 'cliHelp.argument.target' },
    { name: 'text', required: false, text: 'cliActs.history.text' },
  ],
  options: [
    {
      name: 'tab',
      value: 'text',
      shown: historyTabs.join('|'),
      choices: historyTabs,
      text: 'cliActs.history.tab',
    },
    ...spanOptions,
    { name: 'cursor', value: 'text', shown: 'MID', text: 'cliActs.history.cursor' },
  ],
  examples: [
    { line: 'tangram chat history 沈知行 --tab pictures', text: 'cliActs.history.exampleTab' },
    {
      line: 'tangram chat history 00012 预算 --since 2026-11-01 --json',
      text: 'cliActs.history.exampleSince',
    },
  ],
  async run(context, input) {
    const cursor = input.text('cursor');
    const span = await spanOf(input, context.now());
    const office = await freshOffice(context);
    const chat = await findChat(office, input.required('target'));
    const text = input.argument('text');
    const signal = timeSignal(context);
    const page = await bounded(
      office.acts.history(
        {
          chatId: chat.id,
          tab: (input.text('tab') ?? 'all') as HistoryTab,
          ...(text !== undefined && { text }),
          ...span,
          ...(cursor !== undefined && { before: midOf(cursor) }),
        },
        { signal },
      ),
      signal,
    );
    const rows = page.messages.map((message) => messageRow(message, chat.name));
    const next = page.end ? undefined : (rows.at(-1)?.mid ?? undefined);
    await context.output.rows(rows, hitColumns(context.now(), await readersTexts(context, office)), {
      complete: page.end,
      ...(next !== undefined && { nextCursor: next }),
    });
    if (next !== undefined)
      context.output.hint(hintText(context.language, 'cliHints.nextPage', { cursor: next }));
  },
};
