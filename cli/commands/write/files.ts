// Files of the commands of writing: what is read from a path or a pipe, and what is written.
import { readFile, stat, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { writeLimits } from '#sdk/write/rules/modules.ts';
import type { BroughtFile } from '#sdk/write/index.ts';
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';
import { unwritable } from '../../unwritable.ts';

/** A file by its path, or the Markdown of standard input for `-`. @throws CliError `fileUnreadable`, `fileTooLarge` */
export async function importFileOf(context: Context, path: string): Promise<BroughtFile> {
  if (path === '-')
    return { name: 'stdin.md', bytes: new TextEncoder().encode(await context.io.readInput()) };
  try {
    const { size } = await stat(path);
    if (size > writeLimits.referenceBytes)
      throw new CliError('fileTooLarge', { path, limit: '20 MB' }, { param: path });
    return { name: basename(path), bytes: new Uint8Array(await readFile(path)) };
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw new CliError('fileUnreadable', { path }, { param: path });
  }
}

/** Whether a word is the path of a file that is there. */
export async function isFile(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() === true;
}

/** Writes a file. @throws CliError that says why it cannot */
export async function writeOut(path: string, bytes: Uint8Array): Promise<void> {
  try {
    await writeFile(path, bytes, { mode: 0o600 });
  } catch (error) {
    throw unwritable(path, error, '--out');
  }
}
