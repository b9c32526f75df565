// `tangram chat readers`: who has read a message, and who has not, by name.
import type { CommandSpec } from '../../command.ts';
import { bounded } from '../../feeds.ts';
import { freshOffice, timeSignal } from '../../fresh.ts';
import { hintText } from '#sdk/locales/hints.ts';
import { findChat } from '../../target.ts';
import { midOf } from './named-messages.ts';

/** The command. */
export const readers: CommandSpec = {
  name: 'readers',
  summary: 'cliActs.readers.summary',
  lists: true,
  fields: ['id', 'name', 'read'],
  arguments: [
    { name: 'target', required: true, text: 'cliHelp.argument.target' },
    { name: 'mid', required: true, text: 'cliActs.argument.mid' },
  ],
  options: [
    { name: 'unread', text: 'cliActs.readers.unread' },
    { name: 'page', value: 'count', shown: 'N', text: 'cliActs.readers.page' },
  ],
  examples: [
    { line: 'tangram chat readers 数字化平台组 4711', text: 'cliActs.readers.exampleRead' },
    { line: 'tangram chat readers 数字化平台组 4711 --unread --json', text: 'cliActs.readers.exampleUnread' },
  ],
  async run(context, input) {
    context.needsNetwork('chat readers');
    const mid = midOf(input.required('mid'));
    const office = await freshOffice(context);
    const chat = await findChat(office, input.required('target'));
    const hasRead = !input.has('unread');
    const page = input.count('page') ?? 1;
    const found = await bounded(office.acts.readers(chat.id, mid, { hasRead, page }), timeSignal(context));
    const rows = found.people.map(({ id, name }) => ({ id, name, read: hasRead }));
    const asked = hasRead ? found.read : found.total - found.read;
    await context.output.rows(
      rows,
      [
        { title: 'cli.column.id', cell: (row) => row.id },
        { title: 'cli.column.name', person: true, cell: (row) => row.name },
      ],
      { complete: asked <= page * 100 },
    );
    if (!context.output.forPrograms)
      context.output.hint(
        hintText(context.language, 'cliHints.readers', { read: found.read, total: found.total }),
      );
  },
};
