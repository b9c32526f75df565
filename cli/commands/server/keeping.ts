// What `server stop|backup|restore|logs` share: the folder they mean, the door of the office that runs on it, and its refusals.
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { OptionSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { CliError, cliErrorKinds, type CliErrorCode } from '../../errors.ts';
import type { Input } from '../../input.ts';

/** Names the folder. */
export const folderOption: OptionSpec = {
  name: 'data',
  value: 'text',
  shown: 'DIR',
  text: 'cliServer.data',
};

/** What a login name may be, in signs that every language has. */
export const loginNameMayBe = ['A–Z a–z 0–9 . _ - (2…64)'] as const;

/** The data folder that is meant: the one `server start` takes unless another is named. */
export function dataFolder(context: Context, input: Input): string {
  const typed = input.text('data');
  return typed === undefined
    ? join(context.parts.paths.data, 'office')
    : resolve(context.parts.folder, typed);
}

/** @throws CliError `noOfficeHere` where the folder holds no office, `dataUnusable` where one may not look */
export function needsOffice(dataDir: string): void {
  let found;
  try {
    found = statSync(join(dataDir, 'office.sqlite'), { throwIfNoEntry: false });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EACCES' && code !== 'EPERM') throw error;
    throw new CliError('dataUnusable', { path: dataDir }, { param: '--data' });
  }
  if (found === undefined) throw new CliError('noOfficeHere', { path: dataDir }, { param: '--data' });
}

const isKnown = (code: unknown): code is CliErrorCode =>
  typeof code === 'string' && Object.hasOwn(cliErrorKinds, code);

/** Words of the command line for what the keeping of an office calls in its own way. */
const names: Readonly<Record<string, CliErrorCode>> = {
  dataInUse: 'dataFolderInUse',
  noOffice: 'noOfficeHere',
  diskFull: 'dataDiskFull',
};
const speakers: ReadonlySet<unknown> = new Set([
  'DatabaseUnavailable',
  'OfficeStartError',
  'BackupError',
  'ExportError',
  'DoorFailed',
]);

/** What the keeping of an office refused, in the words of the command line; nothing for every other error. */
export function folderProblem(error: unknown, path: string): CliError | undefined {
  const { name, code, path: named = path } = error as { name?: string; code?: unknown; path?: string };
  if (!speakers.has(name)) return undefined;
  const known = names[String(code)] ?? code;
  return isKnown(known) ? new CliError(known, { path: named }, { param: '--data' }) : undefined;
}

/** Does something to a folder; what its keeping refuses is said in the words of the command line. */
export async function told<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { explained } = await import('#fixtures/office/store/database.ts');
    throw folderProblem(error, path) ?? folderProblem(explained(error), path) ?? error;
  }
}
