// What the commands of the administration share: acts by word, departments by name, and asking.
import type { AdminDepartment } from '#sdk/admin/admin-api.ts';
import { OfficeError } from '#sdk/errors.ts';
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import type { Input } from '../../input.ts';
import type { Hands } from './hands.ts';

/** The act that a word names. @throws CliError `invalidValue` with those there are */
export function actOf<T extends string>(input: Input, acts: readonly T[]): T {
  const typed = input.required('act');
  const act = acts.find((known) => known === typed);
  if (act === undefined)
    throw new CliError('invalidValue', { name: 'act', value: typed }, { param: 'act', valid: acts });
  return act;
}

/** A word that the act needs. @throws CliError `missingArgument` */
export function wordOf(words: readonly string[], index: number, name: string): string {
  const word = words[index];
  if (word === undefined) throw new CliError('missingArgument', { name }, { param: name });
  return word;
}

/** Asks the office within the time of the command. */
export function ask<T>(context: Context, call: (options: { signal: AbortSignal }) => Promise<T>): Promise<T> {
  const signal = timeSignal(context);
  return bounded(call({ signal }), signal);
}

const separators = /[/\\>]/u;

/**
 * The department a word means: its number, its path from the root, or the only one of this name.
 * @throws OfficeError `departmentNotFound`, CliError `ambiguousTarget`
 */
export function departmentOf(all: readonly AdminDepartment[], typed: string): AdminDepartment {
  const byId = new Map(all.map((row) => [row.id, row]));
  const pathOf = (row: AdminDepartment): string => {
    const parent = byId.get(row.parentId);
    return parent === undefined ? row.name : `${pathOf(parent)}/${row.name}`;
  };
  const path = typed
    .split(separators)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('/');
  const found = all.filter(
    (row) =>
      row.id === typed || row.name === typed || row.nameEn === typed || `${pathOf(row)}`.endsWith(path),
  );
  const exact = found.filter((row) => row.id === typed || pathOf(row) === path);
  const named = exact.length > 0 ? exact : found.filter((row) => row.name === typed || row.nameEn === typed);
  const chosen = named.length > 0 ? named : found.filter((row) => pathOf(row).endsWith(`/${path}`));
  const [only, second] = chosen;
  if (only === undefined) throw new OfficeError('departmentNotFound', { params: { target: typed } });
  if (second === undefined) return only;
  const candidates = chosen.map((row) => ({ id: row.id, name: row.name, detail: pathOf(row) }));
  const names = candidates.map(({ id, detail }) => `${detail} (${id})`).join(', ');
  throw new CliError('ambiguousTarget', { target: typed, names }, { param: typed, candidates });
}

/** Somebody as administrators find them: disabled people too. @throws OfficeError `personNotFound`, CliError `ambiguousTarget` */
export async function personOf(context: Context, office: Pick<Hands, 'admin'>, typed: string) {
  const word = typed.replace(/^@/u, '');
  const { rows } = await ask(context, (options) =>
    office.admin.people({ sought: word, limit: 200 }, options),
  );
  const exact = rows.filter((row) => row.loginName.toLowerCase() === word.toLowerCase() || row.name === word);
  const found = exact.length > 0 ? exact : rows;
  const [only, second] = found;
  if (only !== undefined && second === undefined) return only;
  if (/^\d+$/u.test(word)) {
    const byId = await ask(context, (options) =>
      office.admin.people({ after: String(Number(word) - 1), limit: 1 }, options),
    );
    const [one] = byId.rows;
    if (one?.id === word) return one;
  }
  if (only === undefined) throw new OfficeError('personNotFound', { params: { target: typed } });
  const candidates = found.map((row) => ({ id: row.id, name: row.name, detail: `@${row.loginName}` }));
  const names = candidates.map(({ name, detail }) => `${name} (${detail})`).join(', ');
  throw new CliError('ambiguousTarget', { target: typed, names }, { param: typed, candidates });
}
