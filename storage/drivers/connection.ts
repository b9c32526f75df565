// What all engines share: fault names, statements prepared once and only when used, and transactions in which nested calls join.
import { type Driver, StorageError, type StorageFault, type Statement } from '../driver.ts';

/** What an engine must bring; everything it throws is turned into a {@link StorageError} here. */
export interface Engine {
  readonly name: string;
  exec(sql: string): void;
  prepare(sql: string): Statement;
  inTransaction(): boolean;
  /** SQLite's symbolic result code of something the engine threw, such as `SQLITE_CORRUPT`. */
  codeOf(error: unknown): string;
  /** Throws where the file under its name is no longer the one that is open (another process rebuilt it). */
  checkIdentity(): void;
  close(): void;
}

/** Says in recovery's words what SQLite's code and message mean (spec §8 «Local database»). */
export function faultOf(code: string, message: string): StorageFault {
  if (/no such table/i.test(message)) return 'missingTable';
  if (/no such column|has no column named/i.test(message)) return 'missingColumn';
  if (/^SQLITE_(NOTADB|CORRUPT|FORMAT|IOERR_SHORT_READ)/.test(code)) return 'damaged';
  if (/^SQLITE_(BUSY|LOCKED)/.test(code)) return 'busy';
  if (/^SQLITE_(FULL|IOERR_WRITE)/.test(code)) return 'full';
  return 'other';
}

/** Makes a driver of an engine. */
export function connect(engine: Engine): Driver {
  const statements = new Map<string, Statement>();
  let depth = 0;
  let doomed: unknown;

  function translate(error: unknown): StorageError {
    if (error instanceof StorageError) return error;
    const message = error instanceof Error ? error.message : String(error);
    return new StorageError(faultOf(engine.codeOf(error), message), `${engine.name}: ${message}`, error);
  }

  function attempt<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw translate(error);
    }
  }

  function prepare(sql: string): Statement {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    // Prepared at its first use: a program that runs one query does not pay for the forty others.
    let prepared: Statement | undefined;
    const inner = (): Statement => (prepared ??= engine.prepare(sql));
    const statement: Statement = {
      run: (...values) => attempt(() => inner().run(...values)),
      get: (...values) => attempt(() => inner().get(...values)),
      all: (...values) => attempt(() => inner().all(...values)),
      *iterate(...values) {
        try {
          yield* inner().iterate(...values);
        } catch (error) {
          throw translate(error);
        }
      },
    };
    statements.set(sql, statement);
    return statement;
  }

  // Prepared like the rest: every message begins and ends one.
  const begin = prepare('BEGIN IMMEDIATE');
  const commit = prepare('COMMIT');

  function rollBack(): void {
    // SQLite has already rolled back by itself after some errors (full disk, read error).
    if (engine.inTransaction()) engine.exec('ROLLBACK');
  }

  function outermost<T>(work: () => T): T {
    attempt(() => {
      engine.checkIdentity();
      begin.run();
    });
    depth = 1;
    doomed = undefined;
    try {
      const result = work();
      // A nested part failed and somebody caught it: half of it must never be committed.
      if (doomed !== undefined) throw doomed;
      commit.run();
      return result;
    } catch (error) {
      attempt(rollBack);
      throw error;
    } finally {
      depth = 0;
    }
  }

  function nested<T>(work: () => T): T {
    depth += 1;
    try {
      return work();
    } catch (error) {
      doomed ??= error;
      throw error;
    } finally {
      depth -= 1;
    }
  }

  return {
    name: engine.name,
    exec: (sql) => attempt(() => engine.exec(sql)),
    prepare: <Row>(sql: string) => prepare(sql) as Statement<Row>,
    transaction: (work) => (depth === 0 ? outermost(work) : nested(work)),
    dataVersion() {
      attempt(() => engine.checkIdentity());
      return Number(prepare('PRAGMA data_version').get()?.['data_version'] ?? 0);
    },
    close: () => attempt(() => engine.close()),
  };
}
