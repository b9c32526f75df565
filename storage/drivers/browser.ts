// Stores in a browser's private file system: SQLite compiled to WASM on an OPFS pool, inside a dedicated worker.
import initSqlite, {
  type Database,
  type PreparedStatement,
  type SAHPoolUtil,
  type Sqlite3Static,
} from '@sqlite.org/sqlite-wasm';
import {
  type Driver,
  type DriverHost,
  type SqlRow,
  type SqlValue,
  type Statement,
  StorageError,
} from '../driver.ts';
import { connect, faultOf, type Engine } from './connection.ts';
import { firstPageFrom } from './first-page.ts';

/** Files the pool keeps open, each at a cost when it opens: store, one set aside and two of a salvage, with their logs. */
const poolCapacity = 8;
/**
 * Only one tab has the file, so the log needs no shared memory; WAL is refused without the exclusive lock.
 * A commit of one row takes 0.2 ms in Chromium, with a truncated journal 0.8 ms and more.
 * A worker ends without a goodbye, so the next one reads the whole log again: 4 MB of it, not 16.
 */
const settings =
  'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;' +
  'PRAGMA cache_size = -8192; PRAGMA temp_store = MEMORY; PRAGMA cell_size_check = ON;' +
  'PRAGMA trusted_schema = OFF; PRAGMA wal_autocheckpoint = 1000; PRAGMA secure_delete = FAST;';

/** A store in the browser; `release` gives the files up, so that another tab can take them. */
export type BrowserHost = DriverHost & { release(): void };

let sqliteLoading: Promise<Sqlite3Static> | undefined;

/** SQLite, compiled once per worker; asked for early it is there when the files are. */
export function loadSqlite(): Promise<Sqlite3Static> {
  sqliteLoading ??= initSqlite();
  return sqliteLoading;
}

/**
 * The store `name` (letters, digits, `-`), one pool of files per store. Only for a dedicated worker.
 * @throws StorageError `inUse` where another tab has the store open; `other` where the browser has no OPFS.
 */
export async function openBrowserDatabase(name: string): Promise<BrowserHost> {
  const sqlite = await loadSqlite();
  const pool = await openPool(sqlite, name);
  const files = (): string[] =>
    pool
      .getFileNames()
      .filter((file) => file.endsWith('.sqlite'))
      .toSorted();
  // The newest file is the store; older ones were set aside. Names are dated by when the file was begun.
  let current = files().at(-1) ?? '/store-0.sqlite';
  const openFile = (file: string, pragmas: string): Driver => {
    let database: Database | undefined;
    try {
      database = new pool.OpfsSAHPoolDb(file);
      database.exec(pragmas);
      return connect(wasmEngine(sqlite, database, `${name}${file}`));
    } catch (error) {
      database?.close();
      throw storageError(sqlite, name, error);
    }
  };
  const openReadable = (file: string): Driver | undefined => {
    try {
      const driver = openFile(file, 'PRAGMA locking_mode = EXCLUSIVE; PRAGMA query_only = ON');
      driver.exec('SELECT count(*) FROM sqlite_schema');
      return driver;
    } catch {
      // Nothing can be read this way; salvage goes on with what else it has.
      return undefined;
    }
  };
  return {
    open: () => openFile(current, settings),
    setAside(stamp) {
      const aside = current;
      for (const older of files()) if (older !== aside) removeFile(pool, older);
      current = `/store-${stamp}.sqlite`;
      return aside;
    },
    openAside(path, layOut) {
      if (layOut === undefined) return openReadable(path);
      const bytes = replaceFirstPage(pool, path, makeFirstPage(pool, openFile, layOut));
      removeFile(pool, '/salvage.db');
      void pool.importDb('/salvage.db', bytes);
      return openReadable('/salvage.db');
    },
    exclusively: (work) => work(),
    erase() {
      for (const file of pool.getFileNames()) pool.unlink(file);
    },
    release: () => void pool.pauseVfs(),
  };
}

/** A store that lives as long as the worker, for a tab that may not have the files. */
export async function openBrowserMemory(name: string): Promise<DriverHost> {
  const sqlite = await loadSqlite();
  return {
    open: () => connect(wasmEngine(sqlite, new sqlite.oo1.DB(':memory:'), name)),
    setAside: (stamp) => `${name}.damaged-${stamp}`,
    openAside: () => undefined,
    exclusively: (work) => work(),
  };
}

async function openPool(sqlite: Sqlite3Static, name: string): Promise<SAHPoolUtil> {
  const options = {
    name: `tangram-${name}`,
    directory: `/tangram/${name}`,
    initialCapacity: poolCapacity,
    // Without it a tab that comes second would delete the first one's files on its way out.
    preserveOnInitFailure: true,
    // A tab that came second may try again when the first is gone.
    forceReinitIfPreviouslyFailed: true,
  };
  try {
    const pool = await sqlite.installOpfsSAHPoolVfs(options);
    if (pool.isPaused()) await pool.unpauseVfs();
    return pool;
  } catch (error) {
    const taken =
      error instanceof Error && /NoModificationAllowed|access handle/i.test(`${error.name} ${error.message}`);
    throw new StorageError(taken ? 'inUse' : 'other', `${name}: ${String(error)}`, error);
  }
}

function removeFile(pool: SAHPoolUtil, file: string): void {
  for (const side of ['', '-wal', '-journal']) pool.unlink(file + side);
}

function makeFirstPage(
  pool: SAHPoolUtil,
  openFile: (file: string, pragmas: string) => Driver,
  layOut: (scratch: Driver) => void,
): Uint8Array {
  const scratch = openFile('/scratch.db', 'PRAGMA journal_mode = TRUNCATE');
  layOut(scratch);
  scratch.close();
  const bytes = pool.exportFile('/scratch.db');
  removeFile(pool, '/scratch.db');
  return bytes;
}

function replaceFirstPage(pool: SAHPoolUtil, path: string, scratch: Uint8Array): Uint8Array {
  const file = pool.exportFile(path);
  const page = firstPageFrom(scratch, file.length, false);
  const whole = Math.max(page.length, file.length - (file.length % page.length));
  const bytes = new Uint8Array(whole);
  bytes.set(file.subarray(0, whole));
  bytes.set(page);
  return bytes;
}

function codeOf(sqlite: Sqlite3Static, error: unknown): string {
  const code = error instanceof Error && 'resultCode' in error ? Number(error.resultCode) : Number.NaN;
  // The upper bits only refine the code (SQLITE_CORRUPT_VTAB and the like).
  return Number.isNaN(code) ? '' : (sqlite.capi.sqlite3_js_rc_str(code & 0xff) ?? '');
}

function storageError(sqlite: Sqlite3Static, name: string, error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new StorageError(faultOf(codeOf(sqlite, error), message), `${name}: ${message}`, error);
}

function wasmEngine(sqlite: Sqlite3Static, database: Database, name: string): Engine {
  const open: PreparedStatement[] = [];
  return {
    name,
    exec: (sql) => void database.exec(sql),
    prepare(sql) {
      const statement = database.prepare(sql);
      open.push(statement);
      return adapt(database, statement);
    },
    inTransaction: () => sqlite.capi.sqlite3_get_autocommit(database) === 0,
    codeOf: (error) => codeOf(sqlite, error),
    // The pool's handles are exclusive: nobody can put another file in this one's place.
    checkIdentity: () => undefined,
    close() {
      for (const statement of open) statement.finalize();
      database.close();
    },
  };
}

function adapt(database: Database, statement: PreparedStatement): Statement {
  let names: string[] | undefined;
  const read = (): SqlRow => {
    names ??= statement.getColumnNames();
    const values = statement.get([]) as SqlValue[];
    const row: SqlRow = {};
    names.forEach((column, index) => {
      row[column] = values[index] ?? null;
    });
    return row;
  };
  const during = <T>(values: SqlValue[], work: () => T): T => {
    try {
      if (values.length > 0) statement.bind(values);
      return work();
    } finally {
      statement.reset(true);
    }
  };
  return {
    run: (...values) =>
      during(values, () => {
        while (statement.step());
        return { changes: Number(database.changes()) };
      }),
    get: (...values) => during(values, () => (statement.step() ? read() : undefined)),
    all: (...values) =>
      during(values, () => {
        const rows: SqlRow[] = [];
        while (statement.step()) rows.push(read());
        return rows;
      }),
    *iterate(...values) {
      try {
        if (values.length > 0) statement.bind(values);
        while (statement.step()) yield read();
      } finally {
        statement.reset(true);
      }
    },
  };
}
