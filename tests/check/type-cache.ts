// Where a type program keeps what it found, so that the next run looks only at what has changed since.
import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from './cache-folder.ts';

const folder = cacheFolder('types');

/**
 * Runs the compiler with a file for its own record, a copy of the last one if there is one. The first run of a checkout
 * makes none: to make one costs half as much again, and most checkouts are checked once. The compiler itself decides
 * what of it still holds: by its version, its options and the content of every file it read. The copy takes the place of
 * the record in one step, so runs side by side and runs that were killed leave a whole one.
 */
export async function withTypeCache<Result>(
  area: string,
  run: (record: string | undefined) => Promise<Result>,
): Promise<Result> {
  mkdirSync(folder, { recursive: true });
  const kept = join(folder, `${area.replaceAll('/', '-')}.tsbuildinfo`);
  if (!existsSync(kept)) {
    const seen = `${kept}.seen`;
    const isFirst = !existsSync(seen);
    writeFileSync(seen, '');
    if (isFirst) return run(undefined);
  }
  const own = `${kept}.${randomUUID()}`;
  if (existsSync(kept)) copyFileSync(kept, own);
  try {
    const result = await run(own);
    if (existsSync(own)) renameSync(own, kept);
    return result;
  } finally {
    rmSync(own, { force: true });
  }
}
