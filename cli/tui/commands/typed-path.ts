// Reads a path of this computer as people type it in the terminal client, which has no shell to read it for them.
import { homedir } from 'node:os';
import { resolve } from 'node:path';

/** The whole path; `~` in front is the home folder, on Windows before a backslash too. */
export function typedPath(typed: string): string {
  return resolve(typed.trim().replace(/^~(?=[/\\]|$)/, homedir()));
}
