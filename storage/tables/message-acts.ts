// Acts on messages that wait for the office, in the order they were asked for.
import type { Driver, SqlRow } from '../driver.ts';
import type { MessageActRow } from '../rows.ts';
import type { Store } from '../store.ts';
import { insertSql, integer, json, mapping, text, word } from './column.ts';

const content = {
  actId: text('act_id'),
  revision: text('revision'),
  work: json('work'),
  createdTime: integer('created_time'),
  state: word('state', ['queued', 'failed']),
  error: json('error'),
} as const;
const newRow = mapping<Omit<MessageActRow, 'position'>>(content);
const storedRow = mapping<MessageActRow>({ ...content, position: integer('position') });

/** Reads a row of the table, in whichever file it lies; salvage uses it too. */
export const readMessageActRow = (found: SqlRow): MessageActRow => storedRow.row(found);

/** Opens the acts. */
export function openMessageActs(driver: Driver): Store['messageActs'] {
  // A row that is replaced gets a new position: it goes to the end.
  const insert = driver.prepare(insertSql('message_act', newRow.names, 'INSERT OR REPLACE'));
  const all = driver.prepare('SELECT * FROM message_act ORDER BY position');
  const one = driver.prepare('SELECT * FROM message_act WHERE act_id = +?');
  const setWork = driver.prepare('UPDATE message_act SET work = ? WHERE act_id = +?');
  const setState = driver.prepare('UPDATE message_act SET state = ?, error = ? WHERE act_id = +?');
  const remove = driver.prepare('DELETE FROM message_act WHERE act_id = +?');
  return {
    put: (row) => driver.transaction(() => void insert.run(...newRow.values(row))),
    all: () => all.all().map(readMessageActRow),
    get(actId) {
      const found = one.get(actId);
      return found === undefined ? undefined : readMessageActRow(found);
    },
    renew: (actId, work) => driver.transaction(() => void setWork.run(work, actId)),
    fail: (actId, error) => driver.transaction(() => void setState.run('failed', error, actId)),
    requeue: (actId) => driver.transaction(() => void setState.run('queued', '', actId)),
    remove: (actId) => driver.transaction(() => void remove.run(actId)),
  };
}
