// What was typed after the command, read with the kinds its specification gives.
import type { CommandGrammar, OptionSpec } from './grammar.ts';
import { CliError } from './errors.ts';
import { allOptions } from './options.ts';
import { parseDuration } from './output/times.ts';

/** Arguments and flags of one call. Asking for a name the command does not have is a mistake of the program. */
export class Input {
  readonly #command: CommandGrammar;
  readonly #arguments: readonly string[];
  readonly #values: ReadonlyMap<string, string | true>;

  constructor(command: CommandGrammar, given: readonly string[], values: ReadonlyMap<string, string | true>) {
    this.#command = command;
    this.#arguments = given;
    this.#values = values;
  }

  /** A positional word, if it was given. */
  argument(name: string): string | undefined {
    const index = (this.#command.arguments ?? []).findIndex((argument) => argument.name === name);
    if (index < 0) throw new TypeError(`${this.#command.name} has no argument ${name}`);
    return this.#arguments[index];
  }

  /** A positional word the parser has made sure of. */
  required(name: string): string {
    const value = this.argument(name);
    if (value === undefined) throw new CliError('missingArgument', { name }, { param: name });
    return value;
  }

  /** All words from an argument on, for the one that takes what is left. */
  rest(name: string): readonly string[] {
    const index = (this.#command.arguments ?? []).findIndex((argument) => argument.name === name);
    if (index < 0) throw new TypeError(`${this.#command.name} has no argument ${name}`);
    return this.#arguments.slice(index);
  }

  /** Whether a switch was given. */
  has(name: string): boolean {
    return this.#option(name) !== undefined;
  }

  /** The value of a flag as it was typed. */
  text(name: string): string | undefined {
    const value = this.#option(name);
    return value === true ? undefined : value;
  }

  /** All values of a flag that may be given more than once. */
  many(name: string): readonly string[] {
    return this.text(name)?.split('\0') ?? [];
  }

  /** The value of a flag as a whole number from 1. */
  count(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (!/^[1-9]\d{0,8}$/.test(value)) throw this.#invalid(name, value);
    return Number(value);
  }

  /** The value of a flag as a length of time in milliseconds. */
  duration(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const ms = parseDuration(value);
    if (ms === undefined || ms <= 0 || ms > 2 ** 31 - 1) throw this.#invalid(name, value);
    return ms;
  }

  /** The value of a flag as words between commas. */
  list(name: string): readonly string[] | undefined {
    return this.text(name)
      ?.split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '');
  }

  #option(name: string): string | true | undefined {
    const spec = this.#spec(name);
    const value = this.#values.get(name);
    if (typeof value === 'string' && spec.choices !== undefined && !spec.choices.includes(value)) {
      throw this.#invalid(name, value, spec.choices);
    }
    return value;
  }

  #spec(name: string): OptionSpec {
    const spec = allOptions(this.#command).find((option) => option.name === name);
    if (spec === undefined) throw new TypeError(`${this.#command.name} has no flag --${name}`);
    return spec;
  }

  #invalid(name: string, value: string, valid?: readonly string[]): CliError {
    return new CliError(
      'invalidValue',
      { name: `--${name}`, value },
      { param: `--${name}`, ...(valid && { valid }) },
    );
  }
}
