// Stores on disk through better-sqlite3: WAL, private file modes, one cross-process lock for rebuilding.
import {
  chmodSync,
  closeSync,
  copyFileSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { type Driver, type DriverHost, StorageError } from '../driver.ts';
import { betterSqliteEngine } from './better-sqlite.ts';
import { connect, faultOf } from './connection.ts';
import { openHolders } from './holders.ts';
import { firstPageFrom, pageBytes } from './first-page.ts';

/** How long one process waits for another one's write, in ms (protocol decision 7). */
const busyTimeout = 5000;
/** How long a process waits while another one rebuilds the file, in ms. */
const rebuildTimeout = 30_000;
const sideFiles = ['', '-wal', '-shm'] as const;

/**
 * The store file at `path`; its folder is made (0700), and so is the file (0600), at the first `open`.
 * WAL with `synchronous=NORMAL` survives kills of the process, not the loss of power (protocol decision 6).
 */
export function openNodeDatabase(path: string): DriverHost {
  const lock = lockBeside(path);
  return {
    open: () => guarded(path, () => openFile(path, lock)),
    setAside: (stamp) => guarded(path, () => setAside(path, stamp)),
    openAside: (aside, layOut) =>
      guarded(aside, () =>
        layOut === undefined ? openReadOnly(aside, () => undefined) : openRepairedCopy(aside, layOut),
      ),
    exclusively: (work) => lock(work),
    erase: () => guarded(path, () => eraseFiles(path)),
    holders: openHolders(`${path}.holders`),
  };
}

type Lock = <T>(work: () => T) => T;

function guarded<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof StorageError) throw error;
    const message = error instanceof Error ? error.message : String(error);
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new StorageError(faultOf(code, message), `${path}: ${message}`, error);
  }
}

function openFile(path: string, lock: Lock): Driver {
  if (!existsSync(path)) {
    makeFolder(path);
    closeSync(openSync(path, 'a', 0o600));
  }
  const connection = new Database(path, { timeout: busyTimeout });
  try {
    const opened = statSync(path).ino;
    // Two processes that both switch a new file to WAL do not wait for each other: let one go first.
    if (connection.pragma('journal_mode', { simple: true }) !== 'wal') {
      lock(() => connection.pragma('journal_mode = WAL'));
    }
    connection.exec(
      'PRAGMA synchronous = NORMAL; PRAGMA cache_size = -32768; PRAGMA temp_store = MEMORY;' +
        'PRAGMA cell_size_check = ON; PRAGMA trusted_schema = OFF; PRAGMA journal_size_limit = 33554432; PRAGMA wal_autocheckpoint = 4000;' +
        // What moves within a page leaves nothing behind in it, at no cost in writes (see `erasing.ts`).
        'PRAGMA secure_delete = FAST;',
    );
    return connect(betterSqliteEngine(connection, path, () => checkSameFile(path, opened)));
  } catch (error) {
    connection.close();
    throw error;
  }
}

function checkSameFile(path: string, opened: number): void {
  const now = statSync(path, { throwIfNoEntry: false })?.ino;
  if (now === opened) return;
  throw new StorageError('damaged', `${path}: the file was replaced while it was open`);
}

function setAside(path: string, stamp: string): string {
  let aside = `${path}.damaged-${stamp}`;
  for (let again = 2; existsSync(aside); again += 1) aside = `${path}.damaged-${stamp}-${again}`;
  for (const side of sideFiles) if (existsSync(path + side)) renameSync(path + side, aside + side);
  return aside;
}

/** Everything beside the store is called as it is, with something behind. */
function eraseFiles(path: string): void {
  const folder = dirname(path);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (name.startsWith(basename(path))) rmSync(join(folder, name), { recursive: true, force: true });
}

function openReadOnly(file: string, afterwards: () => void): Driver | undefined {
  try {
    const connection = new Database(file, { readonly: true, timeout: busyTimeout });
    try {
      connection.prepare('SELECT count(*) FROM sqlite_schema').get();
    } catch (error) {
      connection.close();
      throw error;
    }
    const driver = connect(betterSqliteEngine(connection, file, () => undefined));
    return {
      ...driver,
      close() {
        driver.close();
        afterwards();
      },
    };
  } catch {
    // Nothing can be read this way; the caller tries the next one, and says so when none is left.
    return undefined;
  }
}

/** A copy with a whole first page: what lies behind a destroyed one is often unhurt. */
function openRepairedCopy(aside: string, layOut: (scratch: Driver) => void): Driver | undefined {
  const copy = `${aside}.salvage`;
  const remove = (): void => {
    for (const side of sideFiles) rmSync(copy + side, { force: true });
  };
  const firstPage = makeFirstPage(copy, layOut);
  const withWal = existsSync(`${aside}-wal`);
  for (const side of withWal ? (['', '-wal'] as const) : ([''] as const)) {
    copyFileSync(aside + side, copy + side, constants.COPYFILE_FICLONE);
    chmodSync(copy + side, 0o600);
  }
  const file = openSync(copy, 'r+');
  writeSync(file, firstPageFrom(firstPage, statSync(copy).size, withWal), 0, pageBytes, 0);
  closeSync(file);
  const driver = openReadOnly(copy, remove);
  if (driver === undefined) remove();
  return driver;
}

function makeFirstPage(scratch: string, layOut: (scratch: Driver) => void): Uint8Array {
  rmSync(scratch, { force: true });
  const connection = new Database(scratch);
  try {
    layOut(connect(betterSqliteEngine(connection, scratch, () => undefined)));
  } finally {
    connection.close();
  }
  const bytes = readFileSync(scratch);
  rmSync(scratch);
  return bytes;
}

/** An empty database beside the store serves as a lock that dies with its process. Calls inside calls join. */
function lockBeside(path: string): Lock {
  let held = false;
  return (work) => {
    if (held) return work();
    makeFolder(path);
    const lock = new Database(`${path}.lock`, { timeout: rebuildTimeout });
    try {
      lock.exec('BEGIN EXCLUSIVE');
      held = true;
      return work();
    } finally {
      held = false;
      lock.close();
    }
  };
}

function makeFolder(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
}
