// Where a step of the check keeps what it found.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { root } from './step.ts';

/** The folder of a step's record. Two copies of the project may share their packages, but never what was found in them. */
export function cacheFolder(step: 'types' | 'lint'): string {
  const copy = createHash('sha256').update(root).digest('hex').slice(0, 16);
  return join(root, 'node_modules', '.cache', `tangram-${step}`, copy);
}
