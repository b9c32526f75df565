// Finds the department a word on the command line means.
import type { Department, OfficeApi } from '#sdk/api.ts';
import { OfficeError } from '#sdk/errors.ts';
import { CliError } from './errors.ts';

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

/** The departments that are called so in either language, whole and as it is written. */
export function departmentsCalled(departments: readonly Department[], typed: string): Department[] {
  return departments.filter(({ name, nameEn }) => [name, nameEn ?? ''].map(fold).includes(fold(typed)));
}

/**
 * The department a word means: its number, its exact name, or the only one that answers. None is guessed.
 * @throws OfficeError `departmentNotFound`; CliError `ambiguousTarget` with the candidates
 */
export async function findDepartment(office: OfficeApi, typed: string): Promise<string> {
  if (/^\d+$/u.test(typed)) return typed;
  const { departments } = await office.contacts.search(typed);
  const exact = departmentsCalled(departments, typed);
  const found = exact.length > 0 ? exact : departments;
  const [only] = found;
  if (only === undefined) throw new OfficeError('departmentNotFound', { params: { target: typed } });
  if (found.length === 1) return only.id;
  const names = found.map(({ id, fullPath }) => `${fullPath} (${id})`).join(', ');
  const candidates = found.map(({ id, name, fullPath }) => ({ id, name, detail: fullPath }));
  throw new CliError('ambiguousTarget', { target: typed, names }, { param: typed, candidates });
}

/** The way from the root down to the department that is meant, which is its last. @throws as {@link findDepartment} */
export async function departmentPath(office: OfficeApi, typed: string): Promise<Department[]> {
  return office.contacts.ancestors(await findDepartment(office, typed));
}
