// Tells where cached files go and whether they can be written there.
import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { isAbsolute, join, normalize } from 'node:path';
import type { FolderTest } from './bridge.ts';

/** The folder in force: the setting's where there is one, else the system's. */
export function cacheFolder(chosen: string, usual: string): string {
  return chosen !== '' && isAbsolute(chosen) ? normalize(chosen) : usual;
}

/** Writes a file of a name nobody has and takes it away again; the reason is the system's code (`EACCES`, `ENOSPC`). */
export async function testFolder(folder: string): Promise<FolderTest> {
  if (!isAbsolute(folder)) return { folder, writable: false, reason: 'ENOTABSOLUTE' };
  const file = join(folder, `.tangram-${randomBytes(8).toString('hex')}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(file, 'x', { flag: 'wx', mode: 0o600 });
    await rm(file);
    return { folder, writable: true };
  } catch (error) {
    return { folder, writable: false, reason: (error as NodeJS.ErrnoException).code ?? String(error) };
  }
}
