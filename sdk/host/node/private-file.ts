// Reads and writes files that belong to one person: mode 0600 in folders of mode 0700, whole or not at all.
import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** The contents; undefined when there is no such file. */
export function readPrivateFile(path: string): Buffer<ArrayBuffer> | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function writeBeside(path: string, contents: string | Uint8Array): string {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const beside = `${path}.${process.pid}-${randomBytes(4).toString('hex')}.part`;
  writeFileSync(beside, contents, { mode: 0o600, flag: 'wx', flush: true });
  return beside;
}

/** Replaces the file in one step: a reader sees the old contents or the new, never half of either. */
export function writePrivateFile(path: string, contents: string | Uint8Array): void {
  const beside = writeBeside(path, contents);
  try {
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

/** Writes the file unless another process was first; answers what is there afterwards. */
export function createPrivateFile(path: string, contents: Uint8Array): Buffer<ArrayBuffer> {
  const beside = writeBeside(path, contents);
  try {
    linkSync(beside, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(beside, { force: true });
  }
  // Somebody may have copied the folder with other modes.
  chmodSync(path, 0o600);
  return readFileSync(path);
}

/** Removes the file if it is there. */
export function removePrivateFile(path: string): void {
  rmSync(path, { force: true });
}
