// Folders that benchmarks may fill; they go away with the process.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes a folder of its own. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tangram-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
