// Ways to break a store's file: each from chance alone, so that a seed brings it back.
import {
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import Database from 'better-sqlite3';
import { between, pick, type Random } from '#fixtures/seed/random.ts';

const pageBytes = 4_096;

/** A device's store as it was found: closed in order, or as a killed process leaves it, with its log beside it. */
export type StoreImage = 'closed' | 'killed';

/** One way of breaking a file. */
export type Damage = {
  name: string;
  /** What it is done to. */
  image: StoreImage;
  /** What was unsent can be out of reach, because it lay where the damage is. */
  mayLoseUnsent: boolean;
  break(path: string, random: Random): void;
};

/** How many whole pages a store's file has. */
export const pagesOf = (path: string): number => Math.floor(statSync(path).size / pageBytes);

/** Writes bytes over what stands at a place of a file. */
export function overwrite(path: string, at: number, bytes: Uint8Array): void {
  const file = openSync(path, 'r+');
  writeSync(file, bytes, 0, bytes.length, at);
  closeSync(file);
}

function noise(random: Random, length: number): Uint8Array {
  return Uint8Array.from({ length }, () => between(random, 0, 255));
}

/** Works on a store's file behind its back. */
export function withSql(path: string, work: (database: Database.Database) => void): void {
  const database = new Database(path);
  try {
    database.unsafeMode();
    work(database);
  } finally {
    database.close();
  }
}

/** Pages that hold what was unsent; what else is broken may cost none of it. */
function unsentPages(path: string): Set<number> {
  const copy = `${path}.looked-at`;
  copyFileSync(path, copy);
  const found = new Set<number>();
  withSql(copy, (database) => {
    const rows = database
      .prepare(
        "SELECT pageno FROM dbstat WHERE name IN ('sqlite_schema', 'outbox', 'draft', 'value', 'group_act', 'feature_act', 'message_act', 'transfer', 'transfer_client') OR name LIKE 'sqlite_autoindex_%'",
      )
      .all() as { pageno: number }[];
    for (const { pageno } of rows) found.add(pageno);
  });
  rmSync(copy);
  return found;
}

function tables(path: string): string[] {
  const names: string[] = [];
  withSql(path, (database) => {
    const rows = database
      .prepare(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
      )
      .all() as { name: string }[];
    names.push(...rows.map(({ name }) => name));
  });
  return names;
}

/** What was unsent lies in these; without them it is gone. */
const unsentTables = ['outbox', 'draft', 'value', 'group_act', 'feature_act', 'message_act', 'transfer'];

function pageDamage(name: string, bytesOf: (random: Random) => Uint8Array): Damage {
  return {
    name,
    image: 'closed',
    mayLoseUnsent: false,
    break(path, random) {
      const unsent = unsentPages(path);
      const others = Array.from({ length: pagesOf(path) - 1 }, (_, index) => index + 2).filter(
        (page) => !unsent.has(page),
      );
      overwrite(path, (pick(random, others) - 1) * pageBytes, bytesOf(random));
    },
  };
}

/** Every way; a drill goes round and round through them with other chances. */
export const damages: readonly Damage[] = [
  {
    name: 'header zeroed',
    image: 'closed',
    mayLoseUnsent: false,
    break: (path, random) => overwrite(path, 0, new Uint8Array(pick(random, [16, 100, 512, pageBytes]))),
  },
  {
    name: 'header is noise',
    image: 'closed',
    mayLoseUnsent: false,
    break: (path, random) => overwrite(path, 0, noise(random, pick(random, [16, 100, pageBytes]))),
  },
  pageDamage('page is noise', (random) => noise(random, pageBytes)),
  pageDamage('page zeroed', () => new Uint8Array(pageBytes)),
  {
    name: 'any page is noise',
    image: 'closed',
    mayLoseUnsent: true,
    break: (path, random) =>
      overwrite(path, between(random, 0, pagesOf(path) - 1) * pageBytes, noise(random, pageBytes)),
  },
  {
    name: 'truncated anywhere',
    image: 'closed',
    mayLoseUnsent: true,
    break: (path, random) => truncateSync(path, between(random, 0, statSync(path).size - 1)),
  },
  {
    name: 'table dropped',
    image: 'closed',
    mayLoseUnsent: false,
    break(path, random) {
      const name = pick(
        random,
        tables(path).filter(
          (table) => !unsentTables.includes(table) && !/_(data|idx|docsize|config)$/.test(table),
        ),
      );
      withSql(path, (database) => database.exec(`DROP TABLE "${name}"`));
    },
  },
  {
    name: 'table with what was unsent dropped',
    image: 'closed',
    mayLoseUnsent: true,
    break: (path, random) =>
      withSql(path, (database) => database.exec(`DROP TABLE "${pick(random, unsentTables)}"`)),
  },
  {
    name: 'column missing',
    image: 'closed',
    mayLoseUnsent: false,
    break(path, random) {
      withSql(path, (database) => {
        const columns = database
          .prepare(
            `SELECT t.name AS tableName, c.name AS columnName FROM sqlite_schema t, pragma_table_info(t.name) c
             WHERE t.type = 'table' AND t.sql LIKE 'CREATE TABLE%' AND t.name NOT LIKE 'sqlite_%' AND t.name NOT LIKE 'message_search%'
               AND t.name NOT IN (${unsentTables.map((table) => `'${table}'`).join(',')})`,
          )
          .all() as { tableName: string; columnName: string }[];
        const { tableName, columnName } = pick(random, columns);
        database.exec(`ALTER TABLE "${tableName}" RENAME COLUMN "${columnName}" TO went_away`);
      });
    },
  },
  {
    name: 'log deleted',
    image: 'killed',
    mayLoseUnsent: true,
    break: (path) => rmSync(`${path}-wal`, { force: true }),
  },
  {
    name: 'log is noise',
    image: 'killed',
    mayLoseUnsent: true,
    break(path, random) {
      const log = `${path}-wal`;
      if (!existsSync(log) || statSync(log).size === 0) return;
      const size = statSync(log).size;
      overwrite(log, between(random, 0, size - 1), noise(random, between(random, 1, 2_000)));
    },
  },
  {
    name: 'log truncated',
    image: 'killed',
    mayLoseUnsent: true,
    break(path, random) {
      const log = `${path}-wal`;
      if (existsSync(log)) truncateSync(log, between(random, 0, statSync(log).size));
    },
  },
  {
    name: 'header zeroed beside a log',
    image: 'killed',
    mayLoseUnsent: true,
    break: (path) => overwrite(path, 0, new Uint8Array(100)),
  },
  {
    name: 'file replaced by text',
    image: 'closed',
    mayLoseUnsent: true,
    break: (path, random) => writeFileSync(path, 'this is no database\n'.repeat(between(random, 1, 2_000))),
  },
  {
    name: 'another program’s database',
    image: 'closed',
    mayLoseUnsent: true,
    break(path) {
      rmSync(path);
      withSql(path, (database) =>
        database.exec('CREATE TABLE notes (text TEXT); INSERT INTO notes VALUES (1)'),
      );
    },
  },
  {
    name: 'bytes changed',
    image: 'closed',
    mayLoseUnsent: true,
    break(path, random) {
      const bytes = readFileSync(path);
      for (let flips = between(random, 1, 40); flips > 0; flips -= 1) {
        // One page, byte by byte: what is in a text no database can notice, so this one only must not break anything.
        const at = between(random, 0, bytes.length - 1);
        bytes[at] = (bytes[at] ?? 0) ^ (1 << between(random, 0, 7));
      }
      writeFileSync(path, bytes);
    },
  },
];
