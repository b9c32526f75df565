// Opens a person's store on a database host; every call on it recovers from damage by itself.
import type { DriverHost } from './driver.ts';
import { assembleStore } from './assemble.ts';
import { openRecovering, type Rebuilt, type RecoveringStore } from './recover.ts';
import type { PlainText } from './rows.ts';
import type { Store } from './store.ts';

/** What the store cannot know by itself. */
export type StoreOptions = {
  /** Id of the person whose messages are kept. */
  owner: string;
  plainText: PlainText;
  /** Epoch milliseconds. */
  now(): number;
  /** Named values that exist nowhere else, and are whole: they are taken over when the store is built anew. */
  isUnsent?(name: string, value: string): boolean;
  /** Told each time the store had to be built anew after it was opened; the caller reloads from the server. */
  onRebuilt?(rebuilt: Rebuilt): void;
  /** Told when another process has built it anew: what this one knows of it is no longer there. */
  onReplaced?(): void;
};

/** The store, and whether it had to be built anew while opening. */
export type OpenedStore = { store: Store; rebuilt?: Rebuilt };

/**
 * Opens the store. Damage — not a database, missing table or column, broken page — is repaired behind any call:
 * the file is set aside, outbox and drafts are taken over, the call runs again once (spec §8).
 * Work given to `transaction` may therefore run a second time, on an empty store.
 * @throws StorageError `inUse`, `busy`, `full` or `other`; and `damaged` where rebuilding did not help.
 */
export function openStore(host: DriverHost, options: StoreOptions): OpenedStore {
  let whileOpening: Rebuilt | undefined;
  let opened = false;
  const recovering = openRecovering({
    host,
    assemble: (driver) => assembleStore(driver, { ...options, holders: host.holders }),
    now: options.now,
    isUnsent: options.isUnsent ?? (() => false),
    onReplaced() {
      if (opened) options.onReplaced?.();
    },
    onRebuilt(rebuilt) {
      if (opened) options.onRebuilt?.(rebuilt);
      else whileOpening = rebuilt;
    },
  });
  opened = true;
  const store = recoveringStore(recovering, options.owner, () => host.holders?.close());
  return whileOpening === undefined ? { store } : { store, rebuilt: whileOpening };
}

function recoveringStore({ run }: RecoveringStore, owner: string, closed: () => void): Store {
  return {
    owner,
    messages: through(run, (store) => store.messages),
    chats: through(run, (store) => store.chats),
    outbox: through(run, (store) => store.outbox),
    groupActs: through(run, (store) => store.groupActs),
    messageActs: through(run, (store) => store.messageActs),
    acts: through(run, (store) => store.acts),
    copies: through(run, (store) => store.copies),
    transfers: through(run, (store) => store.transfers),
    files: through(run, (store) => store.files),
    drafts: through(run, (store) => store.drafts),
    history: through(run, (store) => store.history),
    organisation: through(run, (store) => store.organisation),
    values: through(run, (store) => store.values),
    cursor: () => run((store) => store.cursor()),
    advanceCursor: (to) => run((store) => store.advanceCursor(to)),
    clearCursor: () => run((store) => store.clearCursor()),
    transaction: (work) => run((store) => store.transaction(work)),
    erasing: (work) => run((store) => store.erasing(work)),
    dataVersion: () => run((store) => store.dataVersion()),
    info: () => run((store) => store.info()),
    releaseGone: () => run((store) => store.releaseGone()),
    close() {
      run((store) => store.close());
      closed();
    },
  };
}

/** The same table, each call of which goes through `run`, and so always reaches the store that is open now. */
function through<Table extends object>(run: RecoveringStore['run'], table: (store: Store) => Table): Table {
  const names = Object.keys(run(table)) as (keyof Table)[];
  const result: Partial<Table> = {};
  for (const name of names) {
    const call = (...values: unknown[]): unknown =>
      run((store) => (table(store)[name] as (...values: unknown[]) => unknown)(...values));
    result[name] = call as Table[typeof name];
  }
  return result as Table;
}
