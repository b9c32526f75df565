// Opens a person's store in this browser: in its private files, or in memory where those are not to be had.
import type { DriverHost } from '#storage/driver.ts';
import { StorageError } from '#storage/driver.ts';
import {
  openBrowserDatabase,
  openBrowserMemory,
  loadSqlite,
  type BrowserHost,
} from '#storage/drivers/browser.ts';
import type { StorePlace } from './messages.ts';
import { ownStore, type Ownership, type OwnerParts } from './store-owner.ts';

/** What opening a store needs of the tab. */
export type StoreOpenerParts = {
  readonly claimed: Promise<void>;
  /** Told each time it changes. */
  onPlace(place: StorePlace): void;
  /** Another tab goes on: closes everything that stands on the store. */
  leave(): Promise<void>;
  /** The other tab has been let in. */
  left(): void;
};

/** The one store of this tab. */
export type StoreOpener = {
  /** Begins to open a store that will probably be asked for. */
  prepare(name: string): void;
  open(name: string): Promise<DriverHost>;
};

type Opened = { readonly name: string; readonly host: Promise<DriverHost> };

/** A worker that ends gives its files up a moment after its lock. */
const patienceMs = 2_500;
const pauseMs = 20;

/** Makes the door; nothing is opened yet. */
export function createStoreOpener(parts: StoreOpenerParts): StoreOpener {
  let opened: Opened | undefined;
  let ownership: Ownership | undefined;
  let files: BrowserHost | undefined;

  const giveUp = (): void => {
    files?.release();
    files = undefined;
    ownership?.free();
    ownership = undefined;
  };
  const owner: OwnerParts = {
    claimed: parts.claimed,
    onTaken: () => parts.onPlace('taken'),
    left: parts.left,
    async leave() {
      parts.onPlace('moved');
      try {
        await parts.leave();
      } finally {
        files?.release();
        files = undefined;
      }
    },
  };
  const inMemory = (name: string, place: StorePlace): Promise<DriverHost> => {
    parts.onPlace(place);
    return openBrowserMemory(name);
  };

  async function openFiles(name: string): Promise<DriverHost> {
    ownership = await ownStore(name, owner);
    if (ownership === undefined) return inMemory(name, 'inOtherTab');
    const until = performance.now() + patienceMs;
    for (;;) {
      try {
        files = await openBrowserDatabase(name);
        parts.onPlace('own');
        return files;
      } catch (error) {
        if (!(error instanceof StorageError)) throw error;
        if (error.fault !== 'inUse') return inMemory(name, 'inMemory');
        if (performance.now() > until) return inMemory(name, 'inOtherTab');
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  }

  async function openInstead(before: Opened | undefined, name: string): Promise<DriverHost> {
    // Whoever was expected is not who came: their store is closed by now, and its files are let go.
    await before?.host.catch(() => undefined);
    giveUp();
    return openFiles(name);
  }

  return {
    prepare(name) {
      // While another tab may have the files, SQLite is compiled: then moving is quick.
      void loadSqlite().catch(() => undefined);
      opened = { name, host: openFiles(name) };
      // Whoever asks for the store hears of it.
      opened.host.catch(() => undefined);
    },
    open(name) {
      if (opened?.name !== name) opened = { name, host: openInstead(opened, name) };
      return opened.host;
    },
  };
}
