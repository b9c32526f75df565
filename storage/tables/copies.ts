// Things of features as they were last seen, for reading without a network; bounded, the ones not seen for longest go.
import type { Driver } from '../driver.ts';
import type { CopyRow } from '../rows.ts';
import type { Store } from '../store.ts';
import { insertSql, integer, json, mapping, text } from './column.ts';

/** Things that are kept altogether, and of one kind: one part of the product leaves room for the others. */
export const maxCopies = 4_000;
export const maxCopiesOfKind = 1_500;
/** Bytes that their texts take altogether, of one kind, and of one thing; what is longer is not kept. */
export const maxCopyBytes = { all: 32_000_000, kind: 16_000_000, one: 2_000_000 } as const;
/** Their bytes are counted again once so many characters were put: counting reads the whole table. */
const recountAfter = 1_000_000;

type Stored = CopyRow & { kind: string };

const columns = mapping<Stored>({
  reference: text('reference'),
  kind: text('kind'),
  revision: integer('revision'),
  body: json('body'),
  seenTime: integer('seen_time'),
});

function copyOf({ reference, revision, body, seenTime }: Stored): CopyRow {
  return { reference, revision, body, seenTime };
}

/** What stands before the colon of a reference. */
const kindOf = (reference: string): string => reference.slice(0, Math.max(0, reference.indexOf(':')));

/** Opens the copies. */
export function openCopies(driver: Driver): Store['copies'] {
  const put = driver.prepare(insertSql('copy', columns.names, 'INSERT OR REPLACE'));
  const one = driver.prepare('SELECT * FROM copy WHERE reference = +?');
  const all = driver.prepare('SELECT * FROM copy WHERE kind = +? ORDER BY seen_time DESC, reference');
  const remove = driver.prepare('DELETE FROM copy WHERE reference = +?');
  const count = driver.prepare<{ count: number }>('SELECT count(*) AS count FROM copy');
  const removeOldest = driver.prepare(
    'DELETE FROM copy WHERE reference IN (SELECT reference FROM copy ORDER BY seen_time, reference LIMIT +?)',
  );
  const countKind = driver.prepare<{ count: number }>('SELECT count(*) AS count FROM copy WHERE kind = +?');
  const removeOldestOfKind = driver.prepare(
    'DELETE FROM copy WHERE reference IN (SELECT reference FROM copy WHERE kind = +? ORDER BY seen_time, reference LIMIT +?)',
  );
  const removeLarge = driver.prepare(`DELETE FROM copy WHERE reference IN (
    SELECT reference FROM (
      SELECT reference, sum(octet_length(body)) OVER newest AS held, sum(octet_length(body)) OVER newestOfKind AS heldOfKind
      FROM copy
      WINDOW newest AS (ORDER BY seen_time DESC, reference DESC),
        newestOfKind AS (PARTITION BY kind ORDER BY seen_time DESC, reference DESC)
    ) WHERE held > +? OR heldOfKind > +?
  )`);
  // Several processes share the table: each counts what lies there, at its first and after so many characters of its own.
  let uncounted = recountAfter;
  const makeRoom = (kind: string): void => {
    const ofKind = (countKind.get(kind)?.count ?? 0) - maxCopiesOfKind;
    if (ofKind > 0) removeOldestOfKind.run(kind, ofKind);
    const over = (count.get()?.count ?? 0) - maxCopies;
    if (over > 0) removeOldest.run(over);
    if (uncounted < recountAfter) return;
    uncounted = 0;
    removeLarge.run(maxCopyBytes.all, maxCopyBytes.kind);
  };
  return {
    get(reference) {
      const found = one.get(reference);
      return found === undefined ? undefined : copyOf(columns.row(found));
    },
    put: (row) =>
      driver.transaction(() => {
        // A character is one byte at least and three at most; what may be too long is measured.
        const isLarge =
          row.body.length > maxCopyBytes.one / 3 &&
          new TextEncoder().encode(row.body).length > maxCopyBytes.one;
        if (isLarge) return void remove.run(row.reference);
        const kind = kindOf(row.reference);
        put.run(...columns.values({ ...row, kind }));
        uncounted += row.body.length;
        makeRoom(kind);
      }),
    remove: (reference) => driver.transaction(() => void remove.run(reference)),
    all: (kind) => all.all(kind).map((found) => copyOf(columns.row(found))),
  };
}
