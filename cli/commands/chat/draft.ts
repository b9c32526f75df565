// `tangram chat draft`: shows, writes or clears what is written but not sent; drafts stay on this device.
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { safeText } from '../../output/safe-text.ts';
import { findChat } from '../../target.ts';
import { typedText } from '../../typed-text.ts';

/** The command. */
export const draft: CommandSpec = {
  name: 'draft',
  summary: 'cliHelp.chat.draft.summary',
  mutates: true,
  fields: ['chatId', 'chatName', 'draft'],
  arguments: [
    { name: 'target', required: true, text: 'cliHelp.argument.target' },
    { name: 'text', required: false, text: 'cliHelp.chat.draft.text' },
  ],
  options: [{ name: 'clear', text: 'cliHelp.chat.draft.clear' }],
  examples: [
    { line: 'tangram chat draft 沈知行 "周五前给你"', text: 'cliHelp.chat.draft.exampleWrite' },
    { line: 'tangram chat draft 沈知行 --clear', text: 'cliHelp.chat.draft.exampleClear' },
  ],
  async run(context, input) {
    const given = input.argument('text');
    if (given !== undefined && input.has('clear')) {
      throw new CliError('conflictingOptions', { a: '--clear', b: 'text' }, { param: '--clear' });
    }
    const office = await context.signedIn();
    const chat = await findChat(office, input.required('target'));
    const row = { chatId: chat.id, chatName: chat.name };
    if (given === undefined && !input.has('clear')) {
      if (context.flags.json) return context.output.one({ ...row, draft: chat.draft }, () => []);
      return context.output.text(chat.draft === '' ? '' : `${safeText(chat.draft)}\n`);
    }
    const text = input.has('clear') ? '' : await typedText(context, given);
    if (context.flags.dryRun)
      return showPlan(context, [{ call: 'draft', input: { chatId: chat.id, text } }], ['target']);
    await office.chat.setDraft(chat.id, text);
    const { t } = await context.texts();
    const sentence = t(text === '' ? 'cli.done.draftCleared' : 'cli.done.draft', { chat: chat.name });
    await context.output.done({ ...row, draft: text }, () => sentence);
  },
};
