// Which processes that share a store live: each locks a file of its own beside it, and the lock dies with its process.
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Holders } from '../driver.ts';

/** Files of processes that ended without a word are swept when they are this old, in ms. */
const sweepAfter = 86_400_000;

/** All locks of this process: one that nobody refers to any more would end with the next collection of garbage. */
const locks = new Set<Database.Database>();

/**
 * Locks below `folder`, one file per name. No process number is compared, so a number that came again, another
 * container on the same folder and a thread of the same process are all told apart rightly.
 */
export function openHolders(folder: string): Holders {
  const held = new Map<string, Database.Database>();
  const pathOf = (name: string): string => join(folder, encodeURIComponent(name));

  /** The lock of a file, where nobody has it. */
  function lock(path: string): Database.Database | undefined {
    const file = new Database(path, { timeout: 0 });
    try {
      // Nothing is ever written, so nothing has to be kept beside it.
      file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
      return file;
    } catch {
      // Somebody holds it; what else may be wrong with it tells nobody that its process is gone.
      file.close();
      return undefined;
    }
  }

  function isFree(path: string): boolean {
    if (!existsSync(path)) return false;
    const taken = lock(path);
    taken?.close();
    return taken !== undefined;
  }

  function sweep(): void {
    for (const entry of readdirSync(folder)) {
      const path = join(folder, entry);
      const written = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
      if (Date.now() - written > sweepAfter && isFree(path)) rmSync(path, { force: true });
    }
  }

  return {
    hold(name) {
      if (held.has(name)) return;
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      if (held.size === 0) sweep();
      const taken = lock(pathOf(name));
      if (taken === undefined) return;
      locks.add(taken);
      held.set(name, taken);
    },
    isGone: (name) => !held.has(name) && isFree(pathOf(name)),
    forget: (name) => rmSync(pathOf(name), { force: true }),
    close() {
      for (const [name, file] of held) {
        locks.delete(file);
        file.close();
        rmSync(pathOf(name), { force: true });
      }
      held.clear();
    },
  };
}
