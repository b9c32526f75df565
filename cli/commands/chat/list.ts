// `tangram chat list`: the chat list in its order, from the store after one bounded catch-up.
import { hintText } from '#sdk/locales/hints.ts';
import type { CommandSpec } from '../../command.ts';
import { presentValue } from '../../feeds.ts';
import { freshOffice } from '../../fresh.ts';
import { chatColumns, chatFields, chatRow, needsTexts } from '../../shapes/chat.ts';
import { readersLetters } from '../../readers-texts.ts';
import { listedChats } from '../../target.ts';

/** The command. */
export const list: CommandSpec = {
  name: 'list',
  summary: 'cliHelp.chat.list.summary',
  lists: true,
  fields: chatFields,
  options: [
    { name: 'unread', text: 'cliHelp.chat.list.unread' },
    { name: 'pinned', text: 'cliHelp.chat.list.pinned' },
    { name: 'mention', text: 'cliHelp.chat.list.mention' },
    { name: 'limit', value: 'count', shown: 'N', text: 'cliHelp.option.limit' },
    { name: 'all', text: 'cliHelp.option.all' },
  ],
  examples: [
    { line: 'tangram chat list --unread', text: 'cliHelp.chat.list.exampleUnread' },
    { line: 'tangram chat list --json=id,name,unread --all', text: 'cliHelp.chat.list.exampleJson' },
  ],
  async run(context, input) {
    const limit = input.has('all') ? Infinity : (input.count('limit') ?? context.limit);
    const office = await freshOffice(context);
    const chats = (await listedChats(office)).filter(
      (chat) =>
        (!input.has('unread') || chat.unread > 0 || chat.markedUnread) &&
        (!input.has('pinned') || chat.pinned) &&
        (!input.has('mention') || chat.mentioned),
    );
    const shown = chats.slice(0, limit === Infinity ? undefined : limit);
    const { person } = await presentValue(office.account.state);
    const rows = shown.map((chat) => chatRow(chat, person?.id));
    const texts = rows.some(needsTexts) ? await context.texts() : undefined;
    const reader = { ...(await readersLetters(context, office)), language: context.language };
    await context.output.rows(rows, chatColumns(context.now(), texts, reader), {
      complete: shown.length === chats.length,
    });
    if (shown.length < chats.length) {
      context.output.hint(
        hintText(context.language, 'cliHints.moreRows', { shown: shown.length, total: chats.length }),
      );
    }
  },
};
