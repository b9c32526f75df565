// Makes tools of the command tree: names, schemas of what they take, and the words a call of one means.
import * as z from 'zod/mini';
import type { TextKey } from '#sdk/locales/index.ts';
import {
  hasVerbs,
  type ArgumentSpec,
  type CommandSpec,
  type OptionSpec,
  type ShapesByWords,
} from '../../command.ts';
import { ownOptions } from '../../options.ts';
import { jsonSchemaOf } from '../../shapes/schemas.ts';
import { nounEntries } from '../index.ts';
import type { ObjectSchema } from './session.ts';

/**
 * Not for programs that read and write for somebody: what takes the terminal or never ends, signs in and out or asks
 * for secrets, and what is about the command line itself.
 */
const left: ReadonlySet<string> = new Set([
  'tui',
  'open',
  'mcp',
  'login',
  'logout',
  'lock',
  'unlock',
  'account password',
  'server init',
  'server start',
  'server user',
  'server department',
  'server unlock',
  'server retention',
  'server person',
  'config edit',
  'completion',
  'man',
  'complete',
  'chat open',
  'chat watch',
  'group watch',
  'contacts watch',
]);
/** Flags of the shape of the output, which is JSON here; standard input and what stays open are no tool's. */
const leftOptions: ReadonlySet<string> = new Set(['csv', 'wide', 'follow', 'password-stdin']);

/** Nouns that have a tool, as `--tools` names them. */
export const toolNouns = nounEntries.map(({ name }) => name).filter((name) => !left.has(name));

/** A tool and the command behind it. */
export type Tool = {
  readonly name: string;
  readonly words: readonly string[];
  readonly command: CommandSpec;
};

const offered = (command: CommandSpec): OptionSpec[] =>
  ownOptions(command).filter(({ name }) => !leftOptions.has(name));

/** Which tools are offered. */
export type ToolRequest = {
  readOnly: boolean;
  /** Also what deletes, removes or ends something: a person is asked before those. */
  dangerous: boolean;
  nouns: readonly string[] | undefined;
};

/** Whether a person is asked before a command does what it does, so that a program has to be allowed to. */
export const isDangerous = (command: CommandSpec): boolean =>
  ownOptions(command).some(({ name }) => name === 'yes' || name === 'confirm');

/** The tools, in the order of help. */
export async function toolsOf(request: ToolRequest): Promise<Tool[]> {
  const entries = nounEntries.filter(
    ({ name }) => request.nouns === undefined || request.nouns.includes(name),
  );
  const found: Tool[] = [];
  for (const noun of await Promise.all(entries.map((entry) => entry.load())))
    for (const command of hasVerbs(noun) ? noun.verbs : [noun]) {
      const words = hasVerbs(noun) ? [noun.name, command.name] : [noun.name];
      if (left.has(words.join(' ')) || (request.readOnly && command.mutates)) continue;
      if (!request.dangerous && isDangerous(command)) continue;
      found.push({ name: words.join('_').replaceAll('-', '_'), words, command });
    }
  return found;
}

function argumentSchema({ variadic, required }: ArgumentSpec) {
  const one = variadic ? z.array(z.string()) : z.string();
  return required ? one : z.optional(one);
}

function optionSchema({ value, choices }: OptionSpec) {
  if (value === undefined) return z.optional(z.boolean());
  if (choices !== undefined) return z.optional(z.enum(choices as [string, ...string[]]));
  if (value === 'count') return z.optional(z.int().check(z.minimum(1)));
  return z.optional(value === 'list' || value === 'many' ? z.array(z.string()) : z.string());
}

/** What a tool takes. Nothing else is taken. */
export function inputOf({ command }: Tool, sentence: (key: TextKey) => string) {
  const fields = [
    ...(command.arguments ?? []).map((each) => [each, argumentSchema(each)] as const),
    ...offered(command).map((each) => [each, optionSchema(each)] as const),
  ].map(([{ name, text }, schema]) => [name, schema.check(z.meta({ description: sentence(text) }))]);
  return z.strictObject(Object.fromEntries(fields) as Record<string, z.ZodMiniType>);
}

/** What a tool answers, as `structuredContent`: what its command prints with `--json`, or the plan of a dry run. */
export function outputOf({ words, command }: Tool, shapes: ShapesByWords): ObjectSchema | undefined {
  const shape = shapes[words.join(' ')];
  if (shape === undefined) return undefined;
  const { $schema: _, ...printed } = jsonSchemaOf(shape) as { $schema?: string };
  const data = command.mutates === true ? { anyOf: [printed, plan] } : printed;
  return { type: 'object', properties: { data }, required: ['data'] };
}

/** What a dry run prints. */
const plan = { type: 'object', properties: { dryRun: { const: true } }, required: ['dryRun'] } as const;

/** The command line of a call, whose input has been checked. Flags come first: a text may begin with a dash. */
export function lineOf({ words, command }: Tool, input: Readonly<Record<string, unknown>>): string[] {
  const flags = offered(command).flatMap(({ name, value }) => {
    const given = input[name];
    if (given === undefined || given === false) return [];
    if (value === undefined) return [`--${name}`];
    if (value === 'many') return (given as string[]).map((one) => `--${name}=${one}`);
    return [`--${name}=${Array.isArray(given) ? given.join(',') : String(given as string | number)}`];
  });
  const places = (command.arguments ?? []).flatMap(({ name }) => {
    const given = input[name];
    return given === undefined ? [] : (given as string | string[]);
  });
  return [...words, '--json', '--no-input', ...flags, '--', ...places];
}
