// `tangram chat flash read`: opens a flash message, once, and prints what it says; nothing of it is kept.
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import { freshOffice, timeSignal } from '../../fresh.ts';
import { safeText } from '../../output/safe-text.ts';
import { locatedMessages, midOf } from './named-messages.ts';
import { showOnce } from './show-once.ts';

/** The command. */
export const flash: CommandSpec = {
  name: 'flash',
  summary: 'cliFlash.open.summary',
  mutates: true,
  fields: ['mid', 'chatId', 'text', 'seconds'],
  arguments: [
    { name: 'act', required: true, text: 'cliFlash.open.act' },
    { name: 'mid', required: true, text: 'cliFlash.open.mid' },
  ],
  examples: [
    { line: 'tangram chat flash read 4711', text: 'cliFlash.open.example' },
    { line: 'tangram chat flash read 4711 --json', text: 'cliFlash.open.exampleJson' },
  ],
  async run(context, input) {
    const act = input.required('act');
    if (act !== 'read')
      throw new CliError('invalidValue', { name: 'act', value: act }, { param: 'act', valid: ['read'] });
    const number = midOf(input.required('mid'));
    const mid = String(number);
    context.needsNetwork('chat flash');
    const office = await freshOffice(context);
    const { chatId = '' } = (await locatedMessages(office, [number])).messages[0] ?? {};
    if (context.flags.dryRun)
      return showPlan(context, [{ call: 'openFlash', input: { chatId, mid } }], ['mid']);
    const signal = timeSignal(context);
    const { text, seconds } = await bounded(office.chat.openFlash(chatId, number), signal);
    if (context.flags.json) return context.output.one({ mid, chatId, text, seconds }, () => []);
    await showOnce(context, safeText(text), seconds);
  },
};
