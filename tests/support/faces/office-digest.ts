// What an office has stored, without what must differ from one run to the next: times, random ids, sessions.
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { steadyText } from './steady-text.ts';

/** What belongs to devices and signing in, or only remembers that something was done already. */
const left = new Set([
  'meta',
  'credential',
  'session',
  'device',
  'pass',
  'activity',
  'event',
  'group_act',
  'person_key',
  'content',
]);
/** Columns that hold a time, as «there is one» or «there is none». */
const times = /^(time|created|modified|done|since|due|changed|used|expires)$|_time$/;
/** Columns that are random: whether they hold anything is all that can be equal. */
const random = new Set(['client_id', 'sealed', 'key', 'hash', 'salt', 'forwarded_id']);

/** Of a file: the small picture that only a window draws. */
const own = new Set(['cover_key']);

function shown(table: string, column: string, value: unknown): unknown {
  if (value === null) return null;
  if (times.test(column)) return value === 0 ? 0 : 'time';
  if (random.has(column) || (table === 'forwarded' && column === 'id')) return 'random';
  if (typeof value !== 'string') return value;
  return steadyText(value);
}

/**
 * Every row of every table that counts, as sorted lines. The office keeps its file to itself, so a copy is read; in the
 * office's own process nothing is written meanwhile.
 */
export function officeLines(path: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'tangram-digest-'));
  const copy = join(folder, 'office.sqlite');
  for (const end of ['', '-wal']) if (existsSync(path + end)) copyFileSync(path + end, copy + end);
  const database = new Database(copy);
  try {
    const tables = database
      .prepare(`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`)
      .pluck()
      .all() as string[];
    return tables
      .filter((table) => !left.has(table))
      .flatMap((table) =>
        (database.prepare(`select * from "${table}"`).all() as Record<string, unknown>[]).map((row) => {
          const columns = Object.entries(row).filter(([column]) => !own.has(column));
          const fields = columns.map(([column, value]) => [column, shown(table, column, value)]);
          return `${table} ${JSON.stringify(Object.fromEntries(fields))}`;
        }),
      )
      .toSorted();
  } finally {
    database.close();
    rmSync(folder, { recursive: true });
  }
}

/** The digest of such lines. */
export function digestOf(lines: readonly string[]): string {
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
}
