// Reads a plain command line without the parser: whole flags, their values, words. Anything else is left to the parser.
import type { CommandSpec } from './command.ts';
import { Input } from './input.ts';
import { allOptions, underOwnNames } from './options.ts';

/**
 * What was typed after a command, where every word of it is plain: `--flag`, `--flag value`, `--flag=value`, or a word
 * that begins with no dash. Undefined for everything that has more than one meaning or none; commander, which takes
 * longer to load than a small command to run, knows those, and says what is wrong with them.
 */
export function plainInput(spec: CommandSpec, typed: readonly string[]): Input | undefined {
  const words = underOwnNames(spec, typed);
  const options = new Map(allOptions(spec).map((option) => [`--${option.name}`, option]));
  const given: string[] = [];
  const values = new Map<string, string | true>();
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (!word.startsWith('-') || word === '-') {
      given.push(word);
      continue;
    }
    const equals = word.indexOf('=');
    const option = options.get(equals < 0 ? word : word.slice(0, equals));
    if (option === undefined || option.value === 'many') return undefined;
    if (option.value === undefined) {
      if (equals >= 0) return undefined;
      values.set(option.name, true);
      continue;
    }
    const value = equals < 0 ? words[(index += 1)] : word.slice(equals + 1);
    if (value === undefined || value === '' || (equals < 0 && value.startsWith('-'))) return undefined;
    values.set(option.name, value);
  }
  const taken = spec.arguments ?? [];
  const isWhole = taken.every(
    ({ required, variadic }, index) => !variadic && (!required || index < given.length),
  );
  return isWhole && given.length <= taken.length ? new Input(spec, given, values) : undefined;
}
