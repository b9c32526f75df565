// Parses the words after a command with commander and says in our own words what is wrong with them.
import { Command, CommanderError, Option } from 'commander';
import type { CommandSpec, OptionSpec } from './command.ts';
import { CliError } from './errors.ts';
import { Input } from './input.ts';
import { allOptions, underOwnNames } from './options.ts';

/** Stands between the values of a flag that was given several times: no word of a command line can hold it. */
const betweenMany = '\0';

function optionOf(spec: OptionSpec): Option {
  const short = spec.short === undefined ? '' : `-${spec.short}, `;
  const shown = spec.shown ?? spec.name;
  const value = spec.value === undefined ? '' : spec.mayLack === true ? ` [${shown}]` : ` <${shown}>`;
  const option = new Option(`${short}--${spec.name}${value}`);
  if (spec.value !== 'many') return option;
  return option.argParser<string>((given, before: string | undefined) =>
    before === undefined ? given : before + betweenMany + given,
  );
}

/** A parser for one command alone: nothing else is registered. */
function parserOf(spec: CommandSpec, options: readonly OptionSpec[]): Command {
  const parser = new Command(spec.name).exitOverride().helpOption(false).allowExcessArguments(false);
  parser.configureOutput({ writeErr: () => undefined, writeOut: () => undefined });
  for (const { name, required, variadic } of spec.arguments ?? []) {
    const shown = variadic ? `${name}...` : name;
    parser.argument(required ? `<${shown}>` : `[${shown}]`);
  }
  for (const option of options) parser.addOption(optionOf(option));
  return parser;
}

/** The flag or argument a commander message is about: what stands between its quotes. */
const quotedIn = (message: string): string => /'([^']*)'/.exec(message)?.[1] ?? '';

function explain(error: CommanderError, command: string): CliError {
  const about = quotedIn(error.message);
  switch (error.code) {
    case 'commander.unknownOption': {
      const suggestion = /Did you mean (?:one of )?(--[\w-]+)/.exec(error.message)?.[1];
      return new CliError(
        'unknownOption',
        { name: about, command },
        { param: about, ...(suggestion && { suggestion }) },
      );
    }
    case 'commander.missingArgument':
      return new CliError('missingArgument', { name: about, command }, { param: about });
    case 'commander.optionMissingArgument': {
      const name = /--[\w-]+/.exec(about)?.[0] ?? about;
      return new CliError('missingValue', { name }, { param: name });
    }
    case 'commander.excessArguments':
      return new CliError('excessArguments', { command });
    default:
      throw error;
  }
}

/** The flags that the words name: registering the others would cost every call its time. */
function namedOptions(spec: CommandSpec, words: readonly string[]): readonly OptionSpec[] {
  return allOptions(spec).filter(({ name, short }) =>
    words.some(
      (word) =>
        word === `--${name}` || word.startsWith(`--${name}=`) || (short && word.startsWith('-' + short)),
    ),
  );
}

/** The parser after its work, or what was wrong. */
function parseWith(
  spec: CommandSpec,
  words: readonly string[],
  options: readonly OptionSpec[],
): Command | CommanderError {
  const parser = parserOf(spec, options);
  try {
    return parser.parse([...words], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return error;
    throw error;
  }
}

/**
 * Reads the words that follow a command.
 * @param command the words of the command itself, for messages
 * @throws CliError `unknownOption`, `missingArgument`, `missingValue`, `excessArguments`
 */
export function parseInput(spec: CommandSpec, command: string, typed: readonly string[]): Input {
  const words = underOwnNames(spec, typed);
  const quick = parseWith(spec, words, namedOptions(spec, words));
  // Only a parser that knows all flags can say which one was meant, or read `-qh`.
  const parser = quick instanceof CommanderError ? parseWith(spec, words, allOptions(spec)) : quick;
  if (parser instanceof CommanderError) throw explain(parser, command);
  const values = new Map<string, string | true>();
  for (const option of parser.options) {
    const name = (option.long ?? '').slice(2);
    const key = option.attributeName();
    if (parser.getOptionValueSource(key) !== 'cli') continue;
    const value: unknown = parser.getOptionValue(key);
    values.set(name, typeof value === 'string' ? value : true);
  }
  return new Input(spec, parser.args, values);
}
