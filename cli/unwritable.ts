// Says why a file cannot be written or used at all, in words instead of in the system's own code.
import { CliError, type CliErrorCode } from './errors.ts';

const reasons: Readonly<Record<string, CliErrorCode>> = {
  ENOENT: 'folderMissing',
  ENOTDIR: 'folderMissing',
  EISDIR: 'fileIsFolder',
  EACCES: 'writeForbidden',
  EPERM: 'writeForbidden',
  EROFS: 'writeForbidden',
  ENOSPC: 'noSpaceLeft',
  EDQUOT: 'noSpaceLeft',
  ENAMETOOLONG: 'fileNameTooLong',
};

/** The error for what the system answered; `param` is the flag that named the file. */
export function unwritable(file: string, error: unknown, param?: string): CliError {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return new CliError(
    reasons[code] ?? 'fileUnwritable',
    { file, reason: code === '' ? message : code },
    param === undefined ? {} : { param },
  );
}

/** What the system says of a file that nobody had a word for. */
const faults: Readonly<Record<string, CliErrorCode>> = {
  EACCES: 'fileForbidden',
  EPERM: 'fileForbidden',
  EROFS: 'diskReadOnly',
  ENOTDIR: 'notAFolder',
  ENOSPC: 'noSpaceLeft',
  EDQUOT: 'noSpaceLeft',
};

/**
 * The error for a file of the command line's own (its settings, its cache, its keys) that the system refuses, wherever
 * that came up; undefined for everything else.
 */
export function unusable(thrown: unknown): CliError | undefined {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    const { code = '', path, syscall } = error as NodeJS.ErrnoException;
    const known = code === 'EEXIST' && syscall === 'mkdir' ? 'notAFolder' : faults[code];
    if (known !== undefined && path !== undefined) return new CliError(known, { file: path });
  }
  return undefined;
}
