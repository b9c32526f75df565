// Things of features as they were last seen, for reading without a network; bounded, the ones not seen for longest go.
import type { Driver } from '../driver.ts';
import type { CopyRow } from '../rows.ts';
import type { Store } from '../store.ts';
import { insertSql, integer, json, mapping, text } from './column.ts';

/** Things that are kept altogether. */
export const maxCopies = 4_000;

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
  return {
    get(reference) {
      const found = one.get(reference);
      return found === undefined ? undefined : copyOf(columns.row(found));
    },
    put: (row) =>
      driver.transaction(() => {
        put.run(...columns.values({ ...row, kind: kindOf(row.reference) }));
        const over = (count.get()?.count ?? 0) - maxCopies;
        if (over > 0) removeOldest.run(over);
      }),
    remove: (reference) => driver.transaction(() => void remove.run(reference)),
    all: (kind) => all.all(kind).map((found) => copyOf(columns.row(found))),
  };
}
