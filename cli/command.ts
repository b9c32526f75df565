// What a command is: its words, flags, examples and what it does, as data that the parser, help and tests read.
import type { ZodMiniType } from 'zod/mini';
import type { TextKey } from '#sdk/locales/index.ts';
import type { Context } from './context.ts';
import type { ExitCode } from './exit-codes.ts';
import type { Input } from './input.ts';

/** How the value of a flag is read; `many` may be given more than once; a flag without one is a switch. */
export type ValueKind = 'text' | 'count' | 'duration' | 'list' | 'many';

/** One flag. */
export type OptionSpec = {
  /** Long name without dashes. */
  name: string;
  /** One letter. */
  short?: string;
  /** Absent: a switch. */
  value?: ValueKind;
  /** How the value is shown in help, e.g. `N`. */
  shown?: string;
  /** The only values there are. */
  choices?: readonly string[];
  text: TextKey;
};

/** One positional word. */
export type ArgumentSpec = {
  name: string;
  required: boolean;
  /** Takes all words that are left; only the last argument may. */
  variadic?: true;
  text: TextKey;
};

/** An example of help: a line to type and what it does. */
export type ExampleSpec = { line: string; text: TextKey };

/** A command: a verb of a noun, or a word of its own. */
export type CommandSpec = {
  name: string;
  /** Other words for it, which people bring from elsewhere. */
  aliases?: readonly string[];
  summary: TextKey;
  arguments?: readonly ArgumentSpec[];
  options?: readonly OptionSpec[];
  /** At least two. */
  examples: readonly ExampleSpec[];
  /** Changes something: gets `--dry-run`. */
  mutates?: true;
  /** Never asks the network, as if `--offline` were given. */
  offline?: true;
  /** Prints rows: gets `--csv` and `--wide`. */
  lists?: true;
  /** Keys of a row of its JSON, in order: what `--json=` may choose from. */
  fields: readonly string[];
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
