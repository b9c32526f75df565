// Says why a file cannot be written, in words instead of in the system's own code.
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
