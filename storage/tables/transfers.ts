// Files on their way up and down, leased to one process at a time like the outbox.
import type { Driver, SqlRow } from '../driver.ts';
import { transferStates, type TransferRow } from '../rows.ts';
import type { TransferTable } from '../store.ts';
import { chatId, insertSql, integer, json, mapping, text, word } from './column.ts';
import { latestLease } from './lease.ts';

const table = mapping<TransferRow>({
  id: text('id'),
  direction: word('direction', ['up', 'down']),
  contentType: integer('content_type'),
  chatId: chatId('chat_id'),
  mid: integer('mid'),
  clientId: text('client_id'),
  fileId: text('file_id'),
  name: text('name'),
  mime: text('mime'),
  size: integer('size'),
  modified: integer('modified'),
  md5: text('md5'),
  place: text('place'),
  caption: text('caption'),
  facts: json('facts'),
  state: word('state', transferStates),
  error: json('error'),
  done: integer('done'),
  uploadId: text('upload_id'),
  tag: text('tag'),
  createdTime: integer('created_time'),
  turn: integer('turn'),
  leaseHolder: text('lease_holder'),
  leaseUntil: integer('lease_until'),
});

/** Reads a row of the table, in whichever file it lies; salvage uses it too. */
export const readTransferRow = (found: SqlRow): TransferRow => table.row(found);

/** Opens the table; `hold` is told who is about to hold a row. */
export function openTransfers(driver: Driver, hold: (holder: string) => void): TransferTable {
  const insert = driver.prepare(insertSql('transfer', table.names, 'INSERT OR REPLACE'));
  const one = driver.prepare('SELECT * FROM transfer WHERE id = +?');
  const byClient = driver.prepare("SELECT * FROM transfer WHERE client_id = +? AND client_id <> ''");
  const all = driver.prepare('SELECT * FROM transfer ORDER BY created_time, id');
  const extend = driver.prepare('UPDATE transfer SET lease_until = ? WHERE lease_holder = +?');
  const holders = driver.prepare("SELECT DISTINCT lease_holder FROM transfer WHERE lease_holder <> ''");
  const release = driver.prepare(
    "UPDATE transfer SET lease_holder = '', lease_until = 0 WHERE lease_holder = +?",
  );
  const releaseAll = driver.prepare(
    "UPDATE transfer SET lease_holder = '', lease_until = 0 WHERE lease_holder <> ''",
  );
  const last = driver.prepare('SELECT max(turn) AS turn FROM transfer');
  const remove = driver.prepare('DELETE FROM transfer WHERE id = +?');
  const lastTurn = (): number => Math.max(0, Number(last.get()?.['turn'] ?? 0));
  const get = (id: string): TransferRow | undefined => {
    const found = one.get(id);
    return found === undefined ? undefined : table.row(found);
  };
  const put = (row: TransferRow): void => driver.transaction(() => void insert.run(...table.values(row)));
  return {
    put: (row) =>
      driver.transaction(() => {
        if (row.leaseHolder !== '') hold(row.leaseHolder);
        const kept = row.turn === 0 ? { ...row, turn: lastTurn() + 1 } : row;
        put(kept);
        return kept;
      }),
    get,
    byClientId(clientId) {
      const found = byClient.get(clientId);
      return found === undefined ? undefined : table.row(found);
    },
    all: () => all.all().map((found) => table.row(found)),
    claim: (id, holder, now, until) =>
      driver.transaction(() => {
        const row = get(id);
        if (row === undefined || !['waiting', 'running'].includes(row.state)) return undefined;
        const others = row.leaseHolder !== '' && row.leaseHolder !== holder;
        const held = others && row.leaseUntil > now && row.leaseUntil <= latestLease(now, until);
        if (held) return undefined;
        hold(holder);
        const taken: TransferRow = { ...row, state: 'running', leaseHolder: holder, leaseUntil: until };
        put(taken);
        return taken;
      }),
    holders: () => holders.all().map((found) => String(found['lease_holder'])),
    release: (holder) => driver.transaction(() => void release.run(holder)),
    releaseAll: () => driver.transaction(() => void releaseAll.run()),
    extend: (holder, until) => driver.transaction(() => void extend.run(until, holder)),
    change: (id, change) =>
      driver.transaction(() => {
        const row = get(id);
        if (row !== undefined) put({ ...row, ...change });
      }),
    remove: (id) => driver.transaction(() => void remove.run(id)),
  };
}
