// Keeps the last uncaught errors of this device in a file that cannot grow without end (spec §8).
import { appendFileSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { LoggedError } from '../logged-error.ts';
import type { ErrorLog } from '../port.ts';
import { redactError } from '../redaction.ts';
import { readPrivateFile, writePrivateFile } from './private-file.ts';

/** Size at which the older half is dropped, in bytes. */
export const maxLogBytes = 512 * 1024;

function isEntry(value: unknown): value is LoggedError {
  return typeof value === 'object' && value !== null && 'time' in value && 'message' in value;
}

function parseLines(text: string): LoggedError[] {
  return text.split('\n').flatMap((line) => {
    try {
      const value: unknown = JSON.parse(line);
      return isEntry(value) ? [value] : [];
    } catch {
      // A line cut short by a killed process, or the empty one at the end.
      return [];
    }
  });
}

function shrink(path: string): void {
  const text = readPrivateFile(path)?.toString('utf8') ?? '';
  const half = text.slice(text.length / 2);
  writePrivateFile(path, half.slice(half.indexOf('\n') + 1));
}

/** One JSON object per line, redacted, mode 0600. */
export function createErrorLog(path: string): ErrorLog {
  return {
    add(error) {
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      appendFileSync(path, `${JSON.stringify(redactError(error))}\n`, { mode: 0o600 });
      if (statSync(path).size > maxLogBytes) shrink(path);
    },
    recent(limit) {
      const text = readPrivateFile(path)?.toString('utf8') ?? '';
      return parseLines(text).slice(-limit).reverse();
    },
    clear: () => rmSync(path, { force: true }),
  };
}
