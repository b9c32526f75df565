// The outbox: messages that wait for their acknowledgement, leased to one process at a time (protocol decision 8).
import type { Driver, SqlRow } from '../driver.ts';
import type { OutboxRow } from '../rows.ts';
import type { OutboxTable } from '../store.ts';
import { chatId, insertSql, integer, json, list, mapping, text, word, yesNo } from './column.ts';
import { latestLease } from './lease.ts';

const content = {
  clientId: text('client_id'),
  chatId: chatId('chat_id'),
  text: text('text'),
  contentType: integer('content_type'),
  mentions: list('mentions'),
  citedMid: integer('cited_mid'),
  createdTime: integer('created_time'),
  state: word('state', ['queued', 'failed']),
  error: json('error'),
  leaseHolder: text('lease_holder'),
  leaseUntil: integer('lease_until'),
  waitsFor: text('waits_for'),
  dueTime: integer('due_time'),
  offered: yesNo('offered'),
} as const;
const newRow = mapping<Omit<OutboxRow, 'position'>>(content);
const storedRow = mapping<OutboxRow>({ ...content, position: integer('position') });

/** Reads a row of the table, in whichever file it lies; salvage uses it too. */
export const readOutboxRow = (found: SqlRow): OutboxRow => storedRow.row(found);

/**
 * Rows that may be taken: queued, not leased by anybody living, and in their chat before the first row that a
 * living other holder is sending, so that order per chat holds across processes. Failed rows block nothing.
 */
const claimable = `WITH held AS (
    SELECT chat_id, min(position) AS first FROM outbox
    WHERE state = 'queued' AND due_time = 0 AND lease_holder NOT IN ('', +?)
      AND lease_until > +? AND lease_until <= +? GROUP BY chat_id
  )
  SELECT o.* FROM outbox o LEFT JOIN held ON held.chat_id = o.chat_id
  WHERE o.state = 'queued' AND o.due_time = 0 AND o.waits_for = '' AND (o.lease_holder = '' OR o.lease_until NOT BETWEEN +? + 1 AND +?)
    AND (held.first IS NULL OR o.position < held.first) AND (+? IS NULL OR o.client_id = +?)
  ORDER BY o.position LIMIT +?`;

/** Opens the outbox; `hold` is told who is about to hold a row. */
export function openOutbox(driver: Driver, hold: (holder: string) => void): OutboxTable {
  const insert = driver.prepare(
    `${insertSql('outbox', newRow.names, 'INSERT')} ON CONFLICT (client_id) DO NOTHING RETURNING *`,
  );
  const all = driver.prepare('SELECT * FROM outbox ORDER BY position');
  const one = driver.prepare('SELECT * FROM outbox WHERE client_id = +?');
  const claim = driver.prepare(claimable);
  const claimLater = driver.prepare(
    `SELECT * FROM outbox WHERE state = 'queued' AND due_time > 0 AND waits_for = ''
       AND (lease_holder = '' OR lease_until NOT BETWEEN +? + 1 AND +?) ORDER BY position`,
  );
  const offer = driver.prepare('UPDATE outbox SET offered = 1 WHERE position = +?');
  const reschedule = driver.prepare('UPDATE outbox SET due_time = ?, text = ? WHERE client_id = +?');
  const lease = driver.prepare('UPDATE outbox SET lease_holder = ?, lease_until = ? WHERE position = +?');
  const extend = driver.prepare('UPDATE outbox SET lease_until = ? WHERE lease_holder = +?');
  const release = driver.prepare(
    "UPDATE outbox SET lease_holder = '', lease_until = 0 WHERE lease_holder = +?",
  );
  const holders = driver.prepare("SELECT DISTINCT lease_holder FROM outbox WHERE lease_holder <> ''");
  const releaseAll = driver.prepare(
    "UPDATE outbox SET lease_holder = '', lease_until = 0 WHERE lease_holder <> ''",
  );
  const setState = driver.prepare(
    "UPDATE outbox SET state = ?, error = ?, lease_holder = '', lease_until = 0 WHERE client_id = +?",
  );
  const ready = driver.prepare(
    "UPDATE outbox SET text = ?, content_type = coalesce(?, content_type), waits_for = '' WHERE client_id = +?",
  );
  const remove = driver.prepare('DELETE FROM outbox WHERE client_id = +?');
  const write = (work: () => unknown): void => driver.transaction(() => void work());
  const leased = (found: readonly SqlRow[], holder: string, until: number): OutboxRow[] => {
    if (found.length > 0) hold(holder);
    return found.map((one) => {
      const row = readOutboxRow(one);
      lease.run(holder, until, row.position);
      return { ...row, leaseHolder: holder, leaseUntil: until };
    });
  };
  return {
    add: (row) =>
      driver.transaction(() => {
        if (row.leaseHolder !== '') hold(row.leaseHolder);
        const [added] = insert.all(...newRow.values(row));
        return readOutboxRow(added ?? (one.get(row.clientId) as SqlRow));
      }),
    all: () => all.all().map(readOutboxRow),
    get(clientId) {
      const found = one.get(clientId);
      return found === undefined ? undefined : readOutboxRow(found);
    },
    claim: (holder, now, until, limit, clientId) =>
      driver.transaction(() => {
        const own = clientId ?? null;
        const latest = latestLease(now, until);
        return leased(claim.all(holder, now, latest, now, latest, own, own, limit), holder, until);
      }),
    claimScheduled: (holder, now, until) =>
      driver.transaction(() => {
        const rows = leased(claimLater.all(now, latestLease(now, until)), holder, until);
        for (const { position } of rows) offer.run(position);
        return rows.map((row) => ({ ...row, offered: true }));
      }),
    reschedule: (clientId, dueTime, wire) => write(() => reschedule.run(dueTime, wire, clientId)),
    holders: () => holders.all().map((found) => String(found['lease_holder'])),
    releaseAll: () => write(() => releaseAll.run()),
    extend: (holder, until) => write(() => extend.run(until, holder)),
    release: (holder) => write(() => release.run(holder)),
    fail: (clientId, error) => write(() => setState.run('failed', error, clientId)),
    requeue: (clientId) => write(() => setState.run('queued', '', clientId)),
    ready: (clientId, wire, contentType) => write(() => ready.run(wire, contentType ?? null, clientId)),
    remove: (clientId) => write(() => remove.run(clientId)),
  };
}
