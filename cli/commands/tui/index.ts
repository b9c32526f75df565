// `tangram tui`: the full-screen client. Everything it needs is loaded here and by no other command.
import { officeOrigin } from '../../office-origin.ts';
import { pickVariant } from '#variants/index.ts';
import type { CommandSpec } from '../../command.ts';
import { timeTagOf } from '../../context.ts';
import { CliError } from '../../errors.ts';
import { exitCodes } from '../../exit-codes.ts';
import { presentValue } from '../../feeds.ts';
import type { Environment } from '../../io.ts';
import type { TerminalAnswers } from '../../tui/terminal/background.ts';

/** Whether the terminal is dark or light, and how wide it draws what is ambiguous, as far as it says. */
async function askTheTerminal(environment: Environment): Promise<TerminalAnswers> {
  const { askTerminal, backgroundByEnvironment } = await import('../../tui/terminal/background.ts');
  const answers = await askTerminal(process);
  return { ...answers, background: backgroundByEnvironment(environment) ?? answers.background };
}

/** What the parts of the client are called on the command line. */
const parts = {
  chat: 'messages',
  contacts: 'contacts',
  agenda: 'agenda',
  todo: 'todo',
  notices: 'notices',
  disk: 'disk',
  ask: 'ask',
} as const;
const isPart = (word: string): word is keyof typeof parts => Object.hasOwn(parts, word);

/** The command. */
export const noun: CommandSpec = {
  name: 'tui',
  summary: 'cliHelp.tui.summary',
  fields: [],
  arguments: [{ name: 'part', required: false, text: 'cliHelp.tui.part' }],
  options: [
    { name: 'ascii', text: 'cliHelp.tui.ascii' },
    { name: 'screen-reader', text: 'cliHelp.tui.screenReader' },
  ],
  examples: [
    { line: 'tangram tui', text: 'cliHelp.tui.examplePlain' },
    { line: 'tangram tui contacts', text: 'cliHelp.tui.exampleContacts' },
    { line: 'tangram tui --ascii --profile second', text: 'cliHelp.tui.exampleAscii' },
  ],
  async run(context, input) {
    const part = input.argument('part') ?? 'chat';
    if (!isPart(part))
      throw new CliError(
        'invalidValue',
        { name: 'part', value: part },
        { param: 'part', valid: Object.keys(parts) },
      );
    if (!context.io.outIsTerminal || !context.io.inIsTerminal || context.flags.json)
      throw new CliError('terminalNeeded', { instead: 'tangram chat watch' }, { param: 'tui' });
    // The terminal answers, and the drawing library is found, read and compiled, while the office is opened.
    const asking = askTheTerminal(context.parts.environment);
    const loading = Promise.all([
      import('../../tui/main.tsx'),
      import('../../tui/keys/own-keys.ts'),
      context.texts(),
    ]);
    // Whoever fails first is told; the other may fail unheard.
    loading.catch(() => undefined);
    let rebuilt = false;
    context.rebuilt = () => void (rebuilt = true);
    // An answer that came after the end would be typed into the shell.
    const office = await context.signedIn('screen', { evenLocked: true }).catch(async (error: unknown) => {
      await asking;
      throw error;
    });
    const [{ runTerminal }, { ownKeyRows }, translator] = await loading;
    const { person } = await presentValue(office.account.state);
    if (person === undefined) throw new TypeError('somebody is signed in and nobody is there');
    const variant = pickVariant(context.settings.values.variant.value);
    const ended = await runTerminal({
      office,
      person,
      variant,
      origin: officeOrigin(context),
      translator,
      keys: ownKeyRows(context.settings.values.keys.value, translator),
      rebuilt,
      firstTab: parts[part],
      ascii: input.has('ascii'),
      screenReader: input.has('screen-reader'),
      highContrast: context.settings.values.contrast.value === 'high',
      ...(await asking),
      timeTag: timeTagOf(context.parts),
      environment: context.parts.environment,
      signal: context.signal,
      now: () => context.now(),
    });
    return ended === 'signal' ? exitCodes.interrupted : exitCodes.ok;
  },
};
