// Reads `/name argument "long argument" key=value` into the shape a command asks for.
import * as z from 'zod/mini';

/** A command as it was typed: its name in lower case, and the words behind it. */
export type TypedCommand = {
  readonly name: string;
  readonly words: readonly string[];
  readonly rest: string;
};

/** Words between straight, curly or corner quotes stay together. */
const word = /"([^"]*)"|“([^”]*)”|'([^']*)'|「([^」]*)」|(\S+)/gu;
const opening = /^(?:@\S+\s+)?\/([\p{L}\d_-]+)(?:\s+|$)/u;

/** Undefined where a text is no command. A mention in front, as people write in groups, is passed over. */
export function readCommand(text: string): TypedCommand | undefined {
  const trimmed = text.trim();
  const [all, name] = opening.exec(trimmed) ?? [];
  if (all === undefined || name === undefined) return undefined;
  const rest = trimmed.slice(all.length);
  const words = [...rest.matchAll(word)].map(
    (match) => match.slice(1).find((part) => part !== undefined) ?? '',
  );
  return { name: name.toLowerCase(), words, rest };
}

/** What a command takes: the fields of an object, in the order they are typed. Numbers want `z.coerce.number()`. */
export type CommandShape = z.ZodMiniObject | z.core.$ZodObject;

/** The fields in order, as they stand in a usage line: `<minutes> [text]`. */
export function usageOf(name: string, shape: CommandShape): string {
  const fields = Object.entries(shape._zod.def.shape).map(([field, schema]) =>
    schema._zod.optin === 'optional' ? `[${field}]` : `<${field}>`,
  );
  return [`/${name}`, ...fields].join(' ');
}

/** Why words do not fit a shape: the field, and what zod says of it. */
export type ArgumentProblem = { readonly field: string; readonly message: string };

/**
 * Gives words to fields: `field=value` by name, the others in order; the last field takes every word that is left.
 * Words nobody takes are a problem of the field named ''.
 */
export function readArguments<Shape extends CommandShape>(
  shape: Shape,
  { words }: Pick<TypedCommand, 'words'>,
): { readonly value: z.output<Shape> } | { readonly problem: ArgumentProblem } {
  const fields = Object.keys(shape._zod.def.shape);
  const given: Record<string, string> = {};
  const unnamed: string[] = [];
  for (const each of words) {
    const at = each.indexOf('=');
    const field = at > 0 ? each.slice(0, at) : '';
    if (fields.includes(field) && given[field] === undefined) given[field] = each.slice(at + 1);
    else unnamed.push(each);
  }
  const free = fields.filter((field) => given[field] === undefined);
  const last = free.at(-1);
  for (const field of free) {
    if (unnamed.length === 0) break;
    given[field] = field === last ? unnamed.splice(0).join(' ') : (unnamed.shift() ?? '');
  }
  if (unnamed.length > 0) return { problem: { field: '', message: unnamed.join(' ') } };
  const read = z.safeParse(shape, given);
  if (read.success) return { value: read.data as z.output<Shape> };
  const [issue] = read.error.issues;
  return { problem: { field: issue?.path.join('.') ?? '', message: issue?.message ?? '' } };
}
