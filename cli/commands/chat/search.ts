// `tangram chat search`: stored messages by their text, newest first.
import { hintText } from '#sdk/locales/hints.ts';
import { searchKinds } from '#sdk/search/search-kinds.ts';
import type { CommandSpec } from '../../command.ts';
import { bounded } from '../../feeds.ts';
import { freshOffice, timeSignal } from '../../fresh.ts';
import { hitColumns, messageFields, messageRow } from '../../shapes/message.ts';
import { readersTexts } from '../../readers-texts.ts';
import { findChat, findPerson } from '../../target.ts';

/** The command. */
export const search: CommandSpec = {
  name: 'search',
  summary: 'cliHelp.chat.search.summary',
  lists: true,
  fields: messageFields,
  arguments: [{ name: 'text', required: true, text: 'cliHelp.chat.search.text' }],
  options: [
    { name: 'in', value: 'text', shown: 'TARGET', text: 'cliHelp.chat.search.in' },
    { name: 'from', value: 'text', shown: 'PERSON', text: 'cliHelp.chat.search.from' },
    {
      name: 'type',
      value: 'text',
      shown: 'text|file',
      choices: ['text', 'file'],
      text: 'cliHelp.chat.search.type',
    },
    { name: 'limit', value: 'count', shown: 'N', text: 'cliHelp.option.limit' },
    { name: 'cursor', value: 'count', shown: 'N', text: 'cliHelp.chat.search.cursor' },
  ],
  examples: [
    { line: 'tangram chat search 会议', text: 'cliHelp.chat.search.exampleAll' },
    { line: 'tangram chat search 预算 --in 沈知行 --json=mid,text', text: 'cliHelp.chat.search.exampleIn' },
  ],
  async run(context, input) {
    const office = await freshOffice(context);
    const chatName = input.text('in');
    const chat = chatName === undefined ? undefined : await findChat(office, chatName);
    const senderName = input.text('from');
    const sender = senderName === undefined ? undefined : await findPerson(office, senderName);
    const kind = input.text('type') as 'text' | 'file' | undefined;
    const limit = input.count('limit') ?? context.limit;
    const offset = input.count('cursor') ?? 0;
    const signal = timeSignal(context);
    const query = {
      text: input.required('text'),
      limit,
      offset,
      ...(chat && { chatId: chat.id }),
      ...(sender && { senderId: sender.id }),
      ...(kind && { kinds: searchKinds[kind] }),
    };
    const found = await bounded(office.chat.search(query, { signal }), signal);
    const rows = found.hits.map(({ message, chatName }) => messageRow(message, chatName));
    const next = found.more ? String(offset + rows.length) : undefined;
    await context.output.rows(rows, hitColumns(context.now(), await readersTexts(context, office)), {
      complete: found.complete,
      ...(next !== undefined && { nextCursor: next }),
    });
    if (next !== undefined)
      context.output.hint(hintText(context.language, 'cliHints.nextPage', { cursor: next }));
    if (!found.complete) context.output.hint(hintText(context.language, 'cliHints.incomplete'));
  },
};
