// `tangram chat flash`: opens a flash message, once, and prints what it says; nothing of it is kept.
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import { freshOffice, timeSignal } from '../../fresh.ts';
import { safeText } from '../../output/safe-text.ts';
import { findChat } from '../../target.ts';
import { showOnce } from './show-once.ts';

/** The command. */
export const flash: CommandSpec = {
  name: 'flash',
  summary: 'cliFlash.open.summary',
  mutates: true,
  fields: ['mid', 'chatId', 'text', 'seconds'],
  arguments: [
    { name: 'target', required: true, text: 'cliHelp.argument.target' },
    { name: 'mid', required: true, text: 'cliFlash.open.mid' },
  ],
  examples: [
    { line: 'tangram chat flash 沈知行 4711', text: 'cliFlash.open.example' },
    { line: 'tangram chat flash 00012 4711 --json', text: 'cliFlash.open.exampleJson' },
  ],
  async run(context, input) {
    const mid = input.required('mid');
    if (!/^[1-9]\d{0,15}$/.test(mid))
      throw new CliError('invalidValue', { name: 'mid', value: mid }, { param: 'mid' });
    context.needsNetwork('chat flash');
    const office = await freshOffice(context);
    const chat = await findChat(office, input.required('target'));
    if (context.flags.dryRun) {
      return showPlan(context, [{ call: 'openFlash', input: { chatId: chat.id, mid } }], ['target', 'mid']);
    }
    const signal = timeSignal(context);
    const { text, seconds } = await bounded(office.chat.openFlash(chat.id, Number(mid)), signal);
    if (context.flags.json) return context.output.one({ mid, chatId: chat.id, text, seconds }, () => []);
    await showOnce(context, safeText(text), seconds);
  },
};
