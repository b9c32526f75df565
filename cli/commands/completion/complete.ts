// `tangram complete -- words…`: what a shell asks while somebody types; never fails, never asks the network.
import type { CommandSpec } from '../../command.ts';
import { Context } from '../../context.ts';

/** Tells the shell that there is nothing, and that files are not meant. */
const nothing = ':4\n';

/** The line being typed may name another profile, and so other people and chats. */
function contextOf(context: Context, words: readonly string[]): Context {
  const valueOf = (flag: string): string | undefined => {
    const at = words.indexOf(flag);
    const value =
      at < 0 ? words.find((word) => word.startsWith(`${flag}=`))?.slice(flag.length + 1) : words[at + 1];
    return value === '' ? undefined : value;
  };
  const typed = { profile: valueOf('--profile'), server: valueOf('--server'), variant: valueOf('--variant') };
  const known = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined));
  const flags = { ...context.flags, ...known };
  const { parts, language, output, call } = context;
  return new Context(parts, flags, language, () => context.texts(), output, call);
}

/** The command. It is not shown in help: shells call it. */
export const noun: CommandSpec = {
  name: 'complete',
  summary: 'cliTools.complete.summary',
  fields: [],
  offline: true,
  arguments: [{ name: 'words', required: false, variadic: true, text: 'cliTools.complete.words' }],
  examples: [
    { line: 'tangram complete -- chat li', text: 'cliTools.complete.exampleVerb' },
    { line: 'tangram complete -- chat send ""', text: 'cliTools.complete.exampleName' },
  ],
  async run(context, input) {
    const words = input.rest('words');
    let answer = nothing;
    const own = contextOf(context, words);
    try {
      const { completions } = await import('./completions.ts');
      answer = await completions(own, words.length === 0 ? [''] : words);
    } catch {
      // Whoever presses Tab in the middle of a line cannot use a message; the command itself will say what is wrong.
    } finally {
      await own.close();
    }
    context.output.text(answer);
  },
};
