// Recovery of a damaged store (spec §8): set aside, salvage what was unsent, build anew, retry once, never loop.
import { type Driver, type DriverHost, type SqlRow, type SqlValue, StorageError } from './driver.ts';
import { migrations } from './migrations/index.ts';
import { migrate } from './migrations/migrate.ts';
import type { DraftRow, FeatureActRow, GroupActRow, MessageActRow, OutboxRow, TransferRow } from './rows.ts';
import type { Store } from './store.ts';
import { readFeatureActRow } from './tables/feature-acts.ts';
import { readGroupActRow } from './tables/group-acts.ts';
import { readMessageActRow } from './tables/message-acts.ts';
import { readOutboxRow } from './tables/outbox.ts';
import { readDraft, readValue } from './tables/small-tables.ts';
import { readTransferRow } from './tables/transfers.ts';

/** What a person is told in one line: where the damaged file lies, and how much of it was unsent and saved. */
export type Rebuilt = { asidePath: string; salvaged: { outbox: number; drafts: number } };

/** Rebuilding twice within this time, in ms, means that the place itself is broken: then the error is shown. */
const shortestInterval = 60_000;

/** A file that cannot be opened is left alone so long at first, in ms, and twice as long each time: whoever asks hears why. */
const pauses = { first: 250, longest: 30_000 } as const;

/** A store that can be opened again, and what it needs for that. */
export type Recovery = {
  host: DriverHost;
  assemble(driver: Driver): Store;
  now(): number;
  /** Named values that exist nowhere else, and are whole. */
  isUnsent(name: string, value: string): boolean;
  onRebuilt(rebuilt: Rebuilt): void;
  /** The file was built anew by another process, and is open now. */
  onReplaced(): void;
};

/** Runs calls on the store that is open now; damage makes it open another one and run the call again. */
export interface RecoveringStore {
  run<T>(work: (store: Store) => T): T;
}

/** Opens the store, recovering at once where the file is already damaged. */
export function openRecovering(recovery: Recovery): RecoveringStore {
  const { host } = recovery;
  let store: Store | undefined;
  let lastRebuild: number | undefined;
  /** Why the file could not be opened last, and how long it is left alone. */
  let failure: { error: unknown; at: number; pause: number } | undefined;
  /** Calls inside `transaction` must reach the outermost call: only that one can be run again as a whole. */
  let depth = 0;

  function open(): Store {
    const driver = host.open();
    try {
      return recovery.assemble(driver);
    } catch (error) {
      driver.close();
      throw error;
    }
  }

  function reopen(): Store {
    const at = recovery.now();
    // Every call would try once more, thousands of times in a minute. A clock that was set back ends the pause.
    if (failure !== undefined && at >= failure.at && at < failure.at + failure.pause) throw failure.error;
    const old = store;
    store = undefined;
    old?.close();
    try {
      store = open();
    } catch (error) {
      const pause = failure === undefined ? pauses.first : Math.min(failure.pause * 2, pauses.longest);
      failure = { error, at, pause };
      throw error;
    }
    failure = undefined;
    return store;
  }

  function rebuild(damage: StorageError): Store {
    const now = recovery.now();
    if (lastRebuild !== undefined && now - lastRebuild < shortestInterval) throw damage;
    lastRebuild = now;
    const old = store;
    store = undefined;
    old?.close();
    const asidePath = host.setAside(new Date(now).toISOString().replace(/[:.]/g, '-'));
    const saved = salvage(host, asidePath, recovery.isUnsent);
    store = open();
    failure = undefined;
    const fresh = store;
    fresh.transaction(() => {
      for (const { position: _, ...row } of saved.outbox) {
        // Who was sending is gone or will find the office removing doubles by client id.
        fresh.outbox.add({ ...row, leaseHolder: '', leaseUntil: 0 });
      }
      for (const { position: _, ...row } of saved.acts) fresh.groupActs.add(row);
      for (const { position: _, ...row } of saved.featureActs) fresh.acts.add(row);
      for (const { position: _, ...row } of saved.messageActs) fresh.messageActs.put(row);
      for (const draft of saved.drafts) fresh.drafts.put(draft);
      for (const row of saved.uploads) fresh.transfers.put({ ...row, leaseHolder: '', leaseUntil: 0 });
      for (const { name, value } of saved.values) fresh.values.set(name, value);
    });
    recovery.onRebuilt({
      asidePath,
      salvaged: {
        outbox: [saved.outbox, saved.acts, saved.featureActs, saved.messageActs].flat().length,
        drafts: saved.drafts.length,
      },
    });
    return store;
  }

  function recover<T>(damage: StorageError, work: (store: Store) => T): T {
    return host.exclusively(() => {
      // Another process may have rebuilt the file already: then opening it again is all that is needed.
      let result: T;
      try {
        result = work(reopen());
      } catch (error) {
        if (!isDamage(error)) throw error;
        return work(rebuild(damage));
      }
      recovery.onReplaced();
      return result;
    });
  }

  function run<T>(work: (store: Store) => T): T {
    if (depth > 0 && store !== undefined) return work(store);
    depth += 1;
    try {
      return work(store ?? reopen());
    } catch (error) {
      if (!isDamage(error)) throw error;
      return recover(error, work);
    } finally {
      depth -= 1;
    }
  }

  run(() => undefined);
  return { run };
}

function isDamage(error: unknown): error is StorageError {
  return error instanceof StorageError && ['damaged', 'missingTable', 'missingColumn'].includes(error.fault);
}

type Unsent = {
  outbox: OutboxRow[];
  acts: GroupActRow[];
  featureActs: FeatureActRow[];
  messageActs: MessageActRow[];
  drafts: DraftRow[];
  uploads: TransferRow[];
  values: { name: string; value: string }[];
};

/**
 * Reads what was unsent: from the file as it is, and where that breaks off, behind a first page made anew. Version 1
 * lies on the same pages in every file. What came later does so only where the store began with this version; what is
 * read there counts where it fits what was read before.
 */
function salvage(host: DriverHost, asidePath: string, isUnsent: Recovery['isUnsent']): Unsent {
  const outbox = new Map<string, OutboxRow>();
  const acts = new Map<string, GroupActRow>();
  const featureActs = new Map<string, FeatureActRow>();
  const messageActs = new Map<string, MessageActRow>();
  const drafts = new Map<string, DraftRow>();
  const uploads = new Map<string, TransferRow>();
  const values = new Map<string, string>();
  const firstVersion = (scratch: Driver): void => {
    migrate(scratch, migrations.slice(0, 1));
    // Later versions add them to the same pages; rows of older files simply end before them.
    scratch.exec("ALTER TABLE outbox ADD COLUMN waits_for TEXT NOT NULL DEFAULT ''");
    scratch.exec('ALTER TABLE outbox ADD COLUMN due_time INTEGER NOT NULL DEFAULT 0');
    scratch.exec('ALTER TABLE outbox ADD COLUMN offered INTEGER NOT NULL DEFAULT 0');
  };
  const thisVersion = (scratch: Driver): void => migrate(scratch, migrations);
  for (const layOut of [undefined, firstVersion, thisVersion]) {
    const driver = host.openAside(asidePath, layOut);
    if (driver === undefined) continue;
    try {
      const messages = readWhatCanBeRead(driver, 'outbox', 'position', readOutboxRow);
      const texts = readWhatCanBeRead(driver, 'draft', 'chat_id', readDraft);
      // An older file has no such tables; then there is nothing to take over.
      const groupActs = readWhatCanBeRead(driver, 'group_act', 'position', readGroupActRow);
      const ofFeatures = readWhatCanBeRead(driver, 'feature_act', 'position', readFeatureActRow);
      const onMessages = readWhatCanBeRead(driver, 'message_act', 'position', readMessageActRow);
      const transfers = readWhatCanBeRead(driver, 'transfer', 'id', readTransferRow);
      for (const row of groupActs.rows)
        if (row.clientId !== '' && row.act.startsWith('{')) acts.set(row.clientId, row);
      for (const row of ofFeatures.rows)
        if (row.clientId !== '' && row.feature !== '') featureActs.set(row.clientId, row);
      for (const row of onMessages.rows)
        if (row.actId !== '' && row.work.startsWith('{')) messageActs.set(row.actId, row);
      for (const row of messages.rows)
        if (isWhole(row) && !outbox.has(row.clientId)) outbox.set(row.clientId, row);
      for (const draft of texts.rows) if (!drafts.has(draft.chatId)) drafts.set(draft.chatId, draft);
      // Without its upload a message that waits for one would only fail.
      for (const row of transfers.rows)
        if (outbox.get(row.clientId)?.waitsFor === row.id) uploads.set(row.id, row);
      const named = readWhatCanBeRead(driver, 'value', 'name', readValue);
      for (const { name, value } of named.rows)
        if (!values.has(name) && isUnsent(name, value)) values.set(name, value);
      const read = [messages, texts, named, groupActs, ofFeatures, onMessages, transfers];
      if (read.every(({ whole }) => whole)) break;
    } finally {
      driver.close();
    }
  }
  return {
    outbox: [...outbox.values()].toSorted((a, b) => a.position - b.position),
    acts: [...acts.values()].toSorted((a, b) => a.position - b.position),
    featureActs: [...featureActs.values()].toSorted((a, b) => a.position - b.position),
    messageActs: [...messageActs.values()].toSorted((a, b) => a.position - b.position),
    drafts: [...drafts.values()],
    uploads: [...uploads.values()],
    values: [...values].map(([name, value]) => ({ name, value })),
  };
}

/** A page that belongs to something else now may read as rows that are none. */
function isWhole(row: OutboxRow): boolean {
  return row.clientId !== '' && row.text !== '' && row.contentType > 0 && row.createdTime > 0;
}

/** Walks a table from both ends, row by row, so that a broken page in the middle costs only what lies on it. */
function readWhatCanBeRead<Row>(
  driver: Driver,
  table: string,
  key: string,
  read: (found: SqlRow) => Row,
): { rows: Row[]; whole: boolean } {
  const rows = new Map<SqlValue, Row>();
  let whole = true;
  for (const up of [true, false]) {
    const sql = up ? `> ? ORDER BY ${key}` : `< ? ORDER BY ${key} DESC`;
    // Keys are numbers or texts; to SQLite every number is before every text, and every text before every blob.
    let last: SqlValue = up ? Number.MIN_SAFE_INTEGER : new Uint8Array();
    try {
      const next = driver.prepare(`SELECT * FROM ${table} WHERE ${key} ${sql} LIMIT 1`);
      for (let found = next.get(last); found !== undefined; found = next.get(last)) {
        last = found[key] ?? null;
        if (rows.has(last)) break;
        rows.set(last, read(found));
      }
    } catch {
      // From here on this direction cannot be read; the other one, or the other attempt, may get further.
      whole = false;
    }
  }
  return { rows: [...rows.values()], whole };
}
