// Finds the knowledge bases a command means, by name or number.
import type { OfficeApi } from '#sdk/api.ts';
import { OfficeError } from '#sdk/errors.ts';
import type { KnowledgeBase } from '#sdk/ask/ask-api.ts';
import type { TextKey } from '#sdk/locales/index.ts';
import type { OptionSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';

/** The flag that names bases. */
export const kbOption: OptionSpec = {
  name: 'kb',
  short: 'k',
  value: 'many',
  shown: 'NAME',
  text: 'cliAsk.option.kb',
};

/** One base: its number, its whole name, or the only name that begins like this. */
export function pickBase(bases: readonly KnowledgeBase[], typed: string): KnowledgeBase {
  const lower = typed.trim().toLowerCase();
  const exact = bases.filter(({ id, name }) => id === typed || name.toLowerCase() === lower);
  const found = exact.length > 0 ? exact : bases.filter(({ name }) => name.toLowerCase().startsWith(lower));
  if (found.length > 1 && exact.length !== 1)
    throw new CliError(
      'ambiguousTarget',
      { name: typed, count: found.length },
      { param: typed, candidates: found.map(({ id, name, kind }) => ({ id, name, detail: kind })) },
    );
  const [base] = found;
  if (base === undefined) throw new OfficeError('notFound', { where: typed });
  return base;
}

/** The numbers of the named bases. @throws OfficeError `askNoBase` where none is named */
export async function namedBases(
  office: OfficeApi,
  typed: readonly string[],
  signal: AbortSignal,
): Promise<string[]> {
  if (typed.length === 0) throw new OfficeError('askNoBase');
  const { bases } = await office.ask.place({ signal });
  return [...new Set(typed.map((name) => pickBase(bases, name).id))];
}

/** Labelled lines in the language in force. */
export const labelled =
  (context: Context, lines: readonly (readonly [TextKey, string])[]) =>
  async (): Promise<readonly [string, string][]> => {
    const { t } = await context.texts();
    const say = t as (key: TextKey) => string;
    return lines.map(([key, text]) => [say(key), text]);
  };
