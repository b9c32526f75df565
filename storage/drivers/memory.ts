// Stores that live and die with the process: better-sqlite3 in memory, with the same SQL as on disk.
import Database from 'better-sqlite3';
import type { DriverHost } from '../driver.ts';
import { betterSqliteEngine } from './better-sqlite.ts';
import { connect } from './connection.ts';

/** A store without a file, for tests, bots and people who keep nothing. Every `open` starts empty. */
export function openMemoryDatabase(name = ':memory:'): DriverHost {
  return {
    open() {
      const connection = new Database(':memory:');
      connection.exec('PRAGMA trusted_schema = OFF');
      return connect(betterSqliteEngine(connection, name, () => undefined));
    },
    setAside: (stamp) => `${name}.damaged-${stamp}`,
    openAside: () => undefined,
    exclusively: (work) => work(),
  };
}
