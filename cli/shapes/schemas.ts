// The shapes of everything the command line prints with `--json`, joined: for `tangram schema` and for the tests.
import * as z from 'zod/mini';
import { hasVerbs, type ShapesByWords } from '../command.ts';
import { nounEntries } from '../commands/index.ts';
import { accountShapes } from './account-schemas.ts';
import { chatShapes } from './chat-schemas.ts';
import { configShapes } from './config-schemas.ts';
import { contactShapes } from './contact-schemas.ts';
import { groupShapes } from './group-schemas.ts';
import { officeShapes } from './office-schemas.ts';
import { count, flag, text } from './schema-parts.ts';

/** Error object on standard error. */
const error = z.object({
  type: z.enum(['refused', 'usage', 'auth', 'network', 'bug', 'limit', 'cancelled']),
  code: text,
  subtype: z.optional(text),
  message: text,
  hint: text,
  exitCode: count,
  param: z.optional(text),
  valid: z.optional(z.array(text)),
  suggestion: z.optional(text),
  candidates: z.optional(
    z.array(z.strictObject({ id: text, name: text, detail: text, detailEn: z.optional(text) })),
  ),
  problems: z.optional(z.array(text)),
  retryAfter: z.optional(z.number()),
  clientId: z.optional(text),
  queued: z.optional(flag),
  stack: z.optional(text),
});

/** What each command of the core prints, by its words; `error` is what any command prints on standard error. */
export const shapes = {
  ...chatShapes,
  ...groupShapes,
  ...contactShapes,
  ...accountShapes,
  ...configShapes,
  ...officeShapes,
  error,
} as const;

/** What every command prints: the core's, and those of each noun that brings its own. */
export async function allShapes(): Promise<ShapesByWords> {
  const nouns = await Promise.all(nounEntries.map((entry) => entry.load()));
  const own = await Promise.all(nouns.map(async (noun) => (hasVerbs(noun) ? noun.shapes?.() : undefined)));
  return Object.assign({}, shapes, ...own) as ShapesByWords;
}

/** The JSON Schema of what a command prints. */
export function jsonSchemaOf(shape: ShapesByWords[string]): object {
  return z.toJSONSchema(shape);
}
