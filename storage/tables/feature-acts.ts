// Acts of features that wait for the office, in the order they were done.
import type { Driver, SqlRow } from '../driver.ts';
import type { FeatureActRow } from '../rows.ts';
import type { Store } from '../store.ts';
import { insertSql, integer, json, mapping, text, word } from './column.ts';

const content = {
  clientId: text('client_id'),
  feature: text('feature'),
  act: json('act'),
  line: json('line'),
  createdTime: integer('created_time'),
  state: word('state', ['queued', 'failed']),
  error: json('error'),
} as const;
const newRow = mapping<Omit<FeatureActRow, 'position'>>(content);
const storedRow = mapping<FeatureActRow>({ ...content, position: integer('position') });

/** Reads a row of the table, in whichever file it lies; salvage uses it too. */
export const readFeatureActRow = (found: SqlRow): FeatureActRow => storedRow.row(found);

/** Opens the acts. */
export function openFeatureActs(driver: Driver): Store['acts'] {
  const insert = driver.prepare(`${insertSql('feature_act', newRow.names, 'INSERT')} RETURNING *`);
  const all = driver.prepare('SELECT * FROM feature_act ORDER BY position');
  const one = driver.prepare('SELECT * FROM feature_act WHERE client_id = +?');
  const setState = driver.prepare('UPDATE feature_act SET state = ?, error = ? WHERE client_id = +?');
  const remove = driver.prepare('DELETE FROM feature_act WHERE client_id = +?');
  return {
    add: (row) =>
      driver.transaction(() => {
        const [found] = insert.all(...newRow.values(row));
        return readFeatureActRow(found as SqlRow);
      }),
    all: () => all.all().map(readFeatureActRow),
    get(clientId) {
      const found = one.get(clientId);
      return found === undefined ? undefined : readFeatureActRow(found);
    },
    fail: (clientId, error) => driver.transaction(() => void setState.run('failed', error, clientId)),
    requeue: (clientId) => driver.transaction(() => void setState.run('queued', '', clientId)),
    remove: (clientId) => driver.transaction(() => void remove.run(clientId)),
  };
}
