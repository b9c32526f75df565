// How house values become columns and back: one small table of columns per SQL table.
import { type SqlRow, type SqlValue, StorageError } from '../driver.ts';

/** A column: its name in SQL, and the way there and back. */
export type Column<T> = { name: string; write(value: T): SqlValue; read(value: SqlValue | undefined): T };

/** The columns of a row type; every field has exactly one. */
export type Columns<Row> = { readonly [K in keyof Row]: Column<Row[K]> };

/** Digits a chat id is padded to where it leaves the store (spec §9); the ground knows no contract, a test keeps both alike. */
const chatIdDigits = 5;

/** Before an id of more digits than a number holds, so that no column of integers takes it for one and rounds it. */
const longMark = '~';
const tooLong = /^\d{16,}$/;

/** An id as the house writes it. */
export function fromSqlId(value: SqlValue | undefined): string {
  const found = String(value ?? '');
  return found.startsWith(longMark) ? found.slice(1) : found;
}

/** Ids are integers in SQL and strings in the house (protocol decision 13); what is no plain number stays text. */
export function toSqlId(id: string): SqlValue {
  if (id === '') return null;
  const number = Number(id);
  if (Number.isSafeInteger(number) && String(number) === id) return number;
  return tooLong.test(id) ? longMark + id : id;
}

/** The same for a chat id, whose padding is left off. */
export function toSqlChatId(id: string): number | string {
  const number = Number(id);
  if (Number.isSafeInteger(number) && number >= 0 && fromSqlChatId(number) === id) return number;
  return tooLong.test(id) ? longMark + id : id;
}

/** A chat id as the house writes it. */
export function fromSqlChatId(value: SqlValue | undefined): string {
  return fromSqlId(value).padStart(chatIdDigits, '0');
}

/** Plain text. */
export function text(name: string): Column<string> {
  return { name, write: (value) => value, read: (value) => String(value ?? '') };
}
/** A whole number; empty reads as 0. */
export function integer(name: string): Column<number> {
  return { name, write: (value) => value, read: (value) => Number(value ?? 0) };
}
/** A statement, 1 or 0. */
export function yesNo(name: string): Column<boolean> {
  return { name, write: (value) => (value ? 1 : 0), read: (value) => Number(value) === 1 };
}
/** An id; the empty one is NULL. */
export function id(name: string): Column<string> {
  return { name, write: toSqlId, read: fromSqlId };
}
/** A chat's id. */
export function chatId(name: string): Column<string> {
  return { name, write: toSqlChatId, read: fromSqlChatId };
}
/** One of few words. */
export function word<const T extends string>(name: string, words: readonly [T, ...T[]]): Column<T> {
  return {
    name,
    write: (value) => value,
    read: (value) => words.find((known) => known === value) ?? words[0],
  };
}
/** A list of strings as JSON; the empty one is `[]`. */
export function list(name: string): Column<string[]> {
  return { name, write: (value) => JSON.stringify(value), read: (value) => parseList(value) };
}

/** JSON that others read; it may be empty. What is none shows where it is read, as damage. */
export function json(name: string): Column<string> {
  return {
    name,
    write: (value) => value,
    read(value) {
      const found = String(value ?? '');
      if (found !== '') parseStored(found);
      return found;
    },
  };
}

/** Stored JSON. @throws StorageError `damaged` where it is none: nobody ever wrote it so */
export function parseStored(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch (error) {
    throw new StorageError('damaged', 'what is stored as JSON is none', error);
  }
}

function parseList(value: SqlValue | undefined): string[] {
  if (typeof value !== 'string' || value === '') return [];
  const parsed = parseStored(value);
  return Array.isArray(parsed) ? parsed.map(String) : [];
}

/** Both ways between a row of the house and a row of one table. */
export interface Mapping<Row> {
  /** Column names, in the order of {@link values}. */
  readonly names: string[];
  values(row: Row): SqlValue[];
  row(found: SqlRow): Row;
  /** The same from values in the order of {@link names}, for lists that are read at once. */
  rowOf(values: readonly SqlValue[]): Row;
}

/** Makes the mapping of a table. */
export function mapping<Row extends object>(columns: Columns<Row>): Mapping<Row> {
  const fields = Object.keys(columns) as (keyof Row)[];
  return {
    names: fields.map((field) => columns[field].name),
    values: (row) => fields.map((field) => columns[field].write(row[field])),
    row(found) {
      const result: Partial<Row> = {};
      for (const field of fields) result[field] = columns[field].read(found[columns[field].name]);
      return result as Row;
    },
    rowOf(values) {
      const result: Partial<Row> = {};
      let at = 0;
      for (const field of fields) result[field] = columns[field].read(values[at++]);
      return result as Row;
    },
  };
}

/** `INSERT INTO table (…) VALUES (?, …)`, with `verb` in front. */
export function insertSql(
  table: string,
  names: readonly string[],
  verb: 'INSERT' | 'INSERT OR REPLACE',
): string {
  return `${verb} INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`;
}
