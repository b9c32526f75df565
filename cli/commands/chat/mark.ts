// `tangram chat mark`: marks a chat as read up to a message, or as unread.
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import { freshOffice, timeSignal } from '../../fresh.ts';
import { chatFields, chatRow } from '../../shapes/chat.ts';
import { findChat } from '../../target.ts';

/** The command. */
export const mark: CommandSpec = {
  name: 'mark',
  summary: 'cliHelp.chat.mark.summary',
  mutates: true,
  fields: chatFields,
  arguments: [{ name: 'target', required: true, text: 'cliHelp.argument.target' }],
  options: [
    { name: 'read', text: 'cliHelp.chat.mark.read' },
    { name: 'unread', text: 'cliHelp.chat.mark.unread' },
    { name: 'up-to', value: 'count', shown: 'MID', text: 'cliHelp.chat.mark.upTo' },
  ],
  examples: [
    { line: 'tangram chat mark 沈知行 --read', text: 'cliHelp.chat.mark.exampleRead' },
    { line: 'tangram chat mark 00012 --unread', text: 'cliHelp.chat.mark.exampleUnread' },
  ],
  async run(context, input) {
    const unread = input.has('unread');
    if (unread === input.has('read')) {
      const code = unread ? 'conflictingOptions' : 'missingOption';
      throw new CliError(
        code,
        { a: '--read', b: '--unread' },
        { param: '--read', valid: ['--read', '--unread'] },
      );
    }
    context.needsNetwork('chat mark');
    const upTo = input.count('up-to');
    const office = await freshOffice(context);
    const chat = await findChat(office, input.required('target'));
    if (context.flags.dryRun) {
      const request = unread
        ? { call: '/chat/oper', input: { chatId: chat.id, operation: 'markUnread' } }
        : { call: 'readAck', input: { chatId: chat.id, mid: String(upTo ?? chat.lastMid) } };
      return showPlan(context, [request], ['target']);
    }
    await bounded(
      unread ? office.chat.markUnread(chat.id) : office.chat.markRead(chat.id, upTo),
      timeSignal(context),
    );
    const { t } = await context.texts();
    const sentence = t(unread ? 'cli.done.markUnread' : 'cli.done.markRead', { chat: chat.name });
    await context.output.done(chatRow(await office.chat.get(chat.id)), () => sentence);
  },
};
