// Decides where a person's store lives in this browser: its private files, or memory where those are taken or refused.
import type { DriverHost } from '#storage/driver.ts';
import { StorageError } from '#storage/driver.ts';
import { openBrowserDatabase, openBrowserMemory } from '#storage/drivers/browser.ts';

/** Why a store is in memory. */
export type StorageTrouble = 'inMemory' | 'inOtherTab';

/** A page that was just reloaded gives its files up a moment after the new one asks for them. */
const patienceMs = 2_500;
const pauseMs = 150;

/**
 * Opens the store `name`. A second window of the same person gets one in memory: it shows what the office says, and
 * never what another window's files held a while ago.
 */
export async function openStoreFiles(
  name: string,
  onTrouble: (trouble: StorageTrouble) => void,
): Promise<DriverHost> {
  if (!(await own(`tangram store ${name}`))) return inMemory(name, 'inOtherTab', onTrouble);
  const until = performance.now() + patienceMs;
  for (;;) {
    try {
      return await openBrowserDatabase(name);
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      if (error.fault !== 'inUse') return inMemory(name, 'inMemory', onTrouble);
      if (performance.now() > until) return inMemory(name, 'inOtherTab', onTrouble);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

function inMemory(
  name: string,
  trouble: StorageTrouble,
  onTrouble: (trouble: StorageTrouble) => void,
): Promise<DriverHost> {
  onTrouble(trouble);
  return openBrowserMemory(name);
}

const owned = new Set<string>();

/** Takes a lock for the rest of the worker's life; false when another window has it. */
function own(name: string): Promise<boolean> {
  // Browsers give locks to secure pages only; there the files themselves say who owns them.
  if (owned.has(name) || navigator.locks === undefined) return Promise.resolve(true);
  return new Promise((resolve) => {
    const forever = (): Promise<never> => {
      owned.add(name);
      resolve(true);
      return new Promise<never>(() => {});
    };
    navigator.locks
      .request(name, { signal: AbortSignal.timeout(patienceMs) }, forever)
      .catch(() => resolve(false));
  });
}
