// Tests a folder for writing before it is kept as the place of cached files (spec §8: the person chose it, and it works).
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { OfficeError } from '#sdk/errors.ts';

/**
 * The folder in full, made where it was not there; nothing typed stays nothing, which is the usual folder.
 * @throws OfficeError `cachePermission` where nothing can be written
 */
export async function writableFolder(typed: string): Promise<string> {
  if (typed === '') return typed;
  const folder = resolve(typed);
  const file = join(folder, `.tangram-${crypto.randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(file, '', { flag: 'wx', mode: 0o600 });
    await rm(file);
  } catch (error) {
    throw new OfficeError('cachePermission', { params: { path: folder } }, error);
  }
  return folder;
}
