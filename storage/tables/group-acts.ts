// Acts on groups that wait for the office, in the order they were done.
import type { Driver, SqlRow } from '../driver.ts';
import type { GroupActRow } from '../rows.ts';
import type { Store } from '../store.ts';
import { insertSql, integer, json, mapping, text, word } from './column.ts';

const content = {
  clientId: text('client_id'),
  act: json('act'),
  createdTime: integer('created_time'),
  state: word('state', ['queued', 'failed']),
  error: json('error'),
} as const;
const newRow = mapping<Omit<GroupActRow, 'position'>>(content);
const storedRow = mapping<GroupActRow>({ ...content, position: integer('position') });

/** Reads a row of the table, in whichever file it lies; salvage uses it too. */
export const readGroupActRow = (found: SqlRow): GroupActRow => storedRow.row(found);

/** Opens the acts. */
export function openGroupActs(driver: Driver): Store['groupActs'] {
  const insert = driver.prepare(`${insertSql('group_act', newRow.names, 'INSERT')} RETURNING *`);
  const all = driver.prepare('SELECT * FROM group_act ORDER BY position');
  const setState = driver.prepare('UPDATE group_act SET state = ?, error = ? WHERE client_id = +?');
  const remove = driver.prepare('DELETE FROM group_act WHERE client_id = +?');
  return {
    add: (row) =>
      driver.transaction(() => {
        const [found] = insert.all(...newRow.values(row));
        return readGroupActRow(found as SqlRow);
      }),
    all: () => all.all().map(readGroupActRow),
    fail: (clientId, error) => driver.transaction(() => void setState.run('failed', error, clientId)),
    requeue: (clientId) => driver.transaction(() => void setState.run('queued', '', clientId)),
    remove: (clientId) => driver.transaction(() => void remove.run(clientId)),
  };
}
