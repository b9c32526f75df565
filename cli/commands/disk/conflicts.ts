// Asks on the terminal what becomes of a name that is taken, once for each or once for all; scripts decide by their option.
import type { DiskConflict } from '#sdk/api.ts';
import type { OptionSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';
import type { Input } from '../../input.ts';
import { safeLine } from '../../output/safe-text.ts';

/** What happens where a name is taken; `ask` asks for each on the terminal, which is also what happens there without it. */
export const askedConflictOption: OptionSpec = {
  ...{ name: 'conflict', value: 'text', shown: 'HOW', choices: ['skip', 'rename', 'replace', 'ask'] },
  text: 'cliDisk.option.conflictAsk',
};

/** What was decided for a name, and whether it holds for all that follow. */
export type Decision = { readonly way: Exclude<DiskConflict, 'refuse'>; readonly forAll: boolean };

/** Decides for names that are taken; undefined where nobody can be asked, or did not answer: such a one is refused (spec §5). */
export type Decide = (name: string) => Promise<Decision | undefined>;

const letters: Readonly<Record<string, Decision['way']>> = { s: 'skip', k: 'rename', r: 'replace' };
/** Answers that mean nothing before the question is given up. */
const maxTries = 3;

/** Whether names that are taken are asked about: it was said so, or nothing was said and a person sits there. */
export function mayAsk({ io, flags }: Context, input: Input): boolean {
  const given = input.text('conflict');
  const isTerminal = io.inIsTerminal && io.errIsTerminal && flags.input && !flags.json;
  return given === 'ask' || (given === undefined && isTerminal);
}

/**
 * Opens the questions of one command. Asking throws `invalidValue` where asking was asked for and nobody can be asked.
 */
export function openDecisions(context: Context, input: Input): Decide {
  const { io, flags } = context;
  if (!mayAsk(context, input)) return async () => undefined;
  let all: Decision | undefined;
  return async (name) => {
    if (all !== undefined) return all;
    const { t } = await context.texts();
    for (let tries = 0; tries < maxTries; tries += 1) {
      const question = safeLine(t('cliDisk.conflictQuestion', { name }));
      const answer = flags.input ? await io.ask(`${question} `) : undefined;
      if (answer === undefined) {
        const valid = ['skip', 'rename', 'replace'];
        throw new CliError(
          'invalidValue',
          { name: '--conflict', value: 'ask' },
          { param: '--conflict', valid },
        );
      }
      const letter = answer.trim();
      if (letter === '') return undefined;
      const way = letters[letter.toLowerCase()];
      if (way === undefined) continue;
      const decision = { way, forAll: letter !== letter.toLowerCase() };
      if (decision.forAll) all = decision;
      return decision;
    }
    return undefined;
  };
}
