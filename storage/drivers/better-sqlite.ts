// Adapts a better-sqlite3 connection to the small engine interface; used on disk and in memory.
import type Database from 'better-sqlite3';
import type { SqlRow, SqlValue, Statement } from '../driver.ts';
import type { Engine } from './connection.ts';

/** Wraps an open connection; `checkIdentity` is asked at the start of every transaction. */
export function betterSqliteEngine(
  connection: Database.Database,
  name: string,
  checkIdentity: () => void,
): Engine {
  return {
    name,
    exec: (sql) => void connection.exec(sql),
    prepare: (sql) => adapt(connection.prepare<SqlValue[], SqlRow>(sql)),
    inTransaction: () => connection.inTransaction,
    codeOf: (error) =>
      error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '',
    checkIdentity,
    close: () => void connection.close(),
  };
}

function adapt(statement: Database.Statement<SqlValue[], SqlRow>): Statement {
  return {
    run: (...values) => ({ changes: statement.run(...values).changes }),
    get: (...values) => statement.get(...values),
    all: (...values) => statement.all(...values),
    iterate: (...values) => statement.iterate(...values),
  };
}
