// What a command is: what is typed for it, and what it does.
import type { ZodMiniType } from 'zod/mini';
import type { TextKey } from '#sdk/locales/index.ts';
import type { Context } from './context.ts';
import type { ExitCode } from './exit-codes.ts';
import type { CommandGrammar } from './grammar.ts';
import type { Input } from './input.ts';

export type { ArgumentSpec, OptionSpec } from './grammar.ts';

/** A command: a verb of a noun, or a word of its own. */
export type CommandSpec = CommandGrammar & {
  /** Does the work; without a result the exit code is 0. */
  run(context: Context, input: Input): Promise<ExitCode | void>;
};

/** Schemas by the words of their commands. */
export type ShapesByWords = Readonly<Record<string, ZodMiniType>>;

/** A noun with its verbs, or a word that is a command itself. */
export type NounSpec =
  | {
      name: string;
      summary: TextKey;
      verbs: readonly CommandSpec[];
      /** What must be there before any of its verbs runs; throws what is said where it is not. */
      needs?: (context: Context) => void | Promise<void>;
      /** The verb that is meant where the word after the noun is none: `tangram ask "question"`. */
      otherwise?: CommandSpec;
      /** What its verbs print with `--json`, by their words; the core's stand in `shapes/schemas.ts`. */
      shapes?: () => Promise<ShapesByWords>;
    }
  | CommandSpec;

/** Whether a word means this command. */
export const isCalled = ({ name, aliases }: CommandSpec, word: string | undefined): boolean =>
  word !== undefined && (name === word || aliases?.includes(word) === true);

/** True for a noun that takes a verb. */
export function hasVerbs(noun: NounSpec): noun is Extract<NounSpec, { verbs: readonly CommandSpec[] }> {
  return 'verbs' in noun;
}
