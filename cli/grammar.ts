// What is typed: the words, arguments and flags of a command, as data that the parser, help and tests read.
import type { TextKey } from '#sdk/locales/index.ts';

/** How the value of a flag is read; `many` may be given more than once; a flag without one is a switch. */
export type ValueKind = 'text' | 'count' | 'duration' | 'list' | 'many';

/** One flag. */
export type OptionSpec = {
  /** Long name without dashes. */
  name: string;
  /** Other long names for it, which other commands use; help names the one above. */
  aliases?: readonly string[];
  /** One letter. */
  short?: string;
  /** Absent: a switch. */
  value?: ValueKind;
  /** How the value is shown in help, e.g. `N`. */
  shown?: string;
  /** The value may be left out: the command then chooses one. */
  mayLack?: true;
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
  /** What the last of its words is, where that one means something else than those before it. */
  last?: string;
  text: TextKey;
};

/** An example of help: a line to type and what it does. */
export type ExampleSpec = { line: string; text: TextKey };

/** What a command says of itself: all of it but the work. */
export type CommandGrammar = {
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
};
