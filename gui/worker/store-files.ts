// Opens the files of a person's store in this browser, or a store in memory where they are not to be had.
import type { DriverHost } from '#storage/driver.ts';
import { StorageError } from '#storage/driver.ts';
import {
  openBrowserDatabase,
  openBrowserMemory,
  loadSqlite,
  type BrowserHost,
} from '#storage/drivers/browser.ts';
import type { StorePlace } from './messages.ts';

/** An opened store; `release` gives its files up, so that another tab can take them. */
export type StoreFiles = { readonly host: DriverHost; readonly place: StorePlace; release(): void };

/** A worker that ends gives its files up a moment after its lock. */
const patienceMs = 2_500;
const pauseMs = 10;

/** SQLite is compiled while it is not known yet who has the files: then taking over is quick. */
export function prepareFiles(): void {
  void loadSqlite().catch(() => undefined);
}

/** Opens the store `name`, which this tab owns. */
export async function openStoreFiles(name: string): Promise<StoreFiles> {
  const until = performance.now() + patienceMs;
  for (;;) {
    try {
      const files: BrowserHost = await openBrowserDatabase(name);
      return { host: files, place: 'own', release: () => files.release() };
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      if (error.fault !== 'inUse') return inMemory(name, 'inMemory');
      if (performance.now() > until) return inMemory(name, 'inOtherTab');
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

async function inMemory(name: string, place: StorePlace): Promise<StoreFiles> {
  return { host: await openBrowserMemory(name), place, release: () => undefined };
}
