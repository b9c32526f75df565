// What commands of writing have in common: the office, the document a word means, a module by any of its names.
import type { OfficeApi } from '#sdk/api.ts';
import { OfficeError } from '#sdk/errors.ts';
import { moduleNamed, writeModules, type WriteModuleId } from '#sdk/write/rules/modules.ts';
import type { DocumentRow } from '#sdk/write/index.ts';
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';

/** The argument that names a document. */
export const documentArgument = {
  name: 'document',
  required: true,
  text: 'cliWrite.argument.document',
} as const;

/** Writing, for somebody signed in, with the time a command may take. */
export type Desk = { office: OfficeApi; write: OfficeApi['write']; signal: AbortSignal };

/** @throws CliError where the command cannot do without the network and is told to */
export async function desk(context: Context, command: string): Promise<Desk> {
  context.needsNetwork(`write ${command}`);
  const office = await context.signedIn();
  return { office, write: office.write, signal: timeSignal(context) };
}

/** The id of the document that a word means: its number, or its title where only one is called so. */
export async function documentId({ write, signal }: Desk, typed: string): Promise<string> {
  if (/^\d{1,15}$/u.test(typed)) return typed;
  const { rows } = await bounded(write.list({ search: typed, limit: 20 }, { signal }), signal);
  const exact = rows.filter(({ title }) => title === typed);
  const found: readonly DocumentRow[] =
    exact.length > 0 ? exact : rows.filter(({ title }) => title.includes(typed));
  const [first] = found;
  if (first === undefined) throw new OfficeError('notFound', { params: { target: typed } });
  if (found.length === 1) return first.id;
  const candidates = found.map(({ id, title, owner }) => ({ id, name: title, detail: owner.name }));
  const names = candidates.map(({ id, name }) => `${name} (${id})`).join(', ');
  throw new CliError('ambiguousTarget', { target: typed, names }, { param: typed, candidates });
}

/** The module somebody names. @throws OfficeError `writingModuleUnknown` */
export function moduleId(typed: string): WriteModuleId {
  const found = moduleNamed(typed);
  if (found === undefined)
    throw new CliError(
      'invalidValue',
      { name: '--module', value: typed },
      { param: '--module', valid: writeModules.map(({ zh }) => zh) },
    );
  return found.id;
}

/** Today, as forms write it. */
export function today(context: Context): string {
  const at = new Date(context.now());
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
