// The small SQL interface that every engine fulfils. Synchronous: the store lives off the UI thread.

/** Values SQLite knows. */
export type SqlValue = string | number | null | Uint8Array;
/** A row as an object. */
export type SqlRow = Record<string, SqlValue>;

/** A prepared statement; kept for the life of the driver. */
export interface Statement<Row = SqlRow> {
  run(...values: SqlValue[]): { changes: number };
  get(...values: SqlValue[]): Row | undefined;
  all(...values: SqlValue[]): Row[];
  /** Row by row, as far as they are taken; nothing may be written meanwhile. */
  iterate(...values: SqlValue[]): Iterable<Row>;
}

/** One open database. Errors are thrown as {@link StorageError}. */
export interface Driver {
  /** Path or name, for messages to people. */
  readonly name: string;
  exec(sql: string): void;
  /**
   * One statement per text, however often it is asked for. The engine reads the text at the statement's first use,
   * and so that is where a missing table or column shows.
   */
  prepare<Row = SqlRow>(sql: string): Statement<Row>;
  /**
   * Runs `work` inside BEGIN IMMEDIATE … COMMIT; rolls back and rethrows on error. Nested calls join: once one
   * of them has failed, the whole transaction rolls back, even where its error was caught.
   */
  transaction<T>(work: () => T): T;
  /** Changes when another connection has committed (PRAGMA data_version). */
  dataVersion(): number;
  close(): void;
}

/** Tells processes that live and hold something of the store from those that are gone. */
export interface Holders {
  /** This process holds something under this name, until `close` or its end, whichever way it ends. */
  hold(name: string): void;
  /** Whether the process of this name has ended; false where nobody can tell. */
  isGone(name: string): boolean;
  /** Nothing is held under this name any more. */
  forget(name: string): void;
  /** Ends what this process holds. */
  close(): void;
}

/** How a driver is opened, and how a damaged file is put aside under a dated name (spec §8). */
export interface DriverHost {
  open(): Driver;
  /** Moves the database aside; answers where it went. */
  setAside(stamp: string): string;
  /**
   * Opens a file that was set aside, read-only, for salvage; undefined when even that fails. With `layOut`, opens
   * a copy whose first page is taken from a scratch database that `layOut` has given its first tables.
   */
  openAside(path: string, layOut?: (scratch: Driver) => void): Driver | undefined;
  /** Runs `work` while no other process opens a new file or rebuilds a damaged one. */
  exclusively<T>(work: () => T): T;
  /** Deletes the store and everything beside it, what was set aside included; it is closed. Absent where nothing is kept. */
  erase?(): void;
  /** Absent where no other process can have the store open. */
  readonly holders?: Holders;
}

/** What went wrong in storage, in the words of recovery. */
export type StorageFault = 'damaged' | 'missingTable' | 'missingColumn' | 'busy' | 'full' | 'inUse' | 'other';

/** The only error storage throws. */
export class StorageError extends Error {
  readonly fault: StorageFault;
  constructor(fault: StorageFault, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StorageError';
    this.fault = fault;
  }
}
