// Finds the department a word means: its number, its exact name, or the only one whose name holds it.
import type { Department, OfficeApi } from '#sdk/api.ts';
import { OfficeError } from '#sdk/errors.ts';
import { CliError } from '../../errors.ts';

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

/**
 * The way from the root down to the department that is meant, which is its last.
 * @throws OfficeError `departmentNotFound`; CliError `ambiguousTarget` with the candidates
 */
export async function findDepartment(office: OfficeApi, typed: string): Promise<Department[]> {
  if (/^\d+$/.test(typed)) return office.contacts.ancestors(typed);
  const { departments } = await office.contacts.search(typed);
  const exact = departments.filter(({ name }) => fold(name) === fold(typed));
  const found = exact.length > 0 ? exact : departments;
  const [only] = found;
  if (only === undefined) throw new OfficeError('departmentNotFound', { params: { target: typed } });
  if (found.length > 1) {
    const names = found.map(({ id, fullPath }) => `${fullPath} (${id})`).join(', ');
    const candidates = found.map(({ id, name, fullPath }) => ({ id, name, detail: fullPath }));
    throw new CliError('ambiguousTarget', { target: typed, names }, { param: typed, candidates });
  }
  return office.contacts.ancestors(only.id);
}
