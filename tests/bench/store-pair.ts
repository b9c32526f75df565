// Builds the same corpus twice, through our store and as the bare index written raw, and keeps both for reading.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { plainText } from '#sdk/contract/markup/readable.ts';
import { openNodeDatabase } from '#storage/drivers/node.ts';
import { openStore } from '#storage/open-store.ts';
import { indexText } from '#storage/search-text.ts';
import type { Store } from '#storage/store.ts';
import { makeMessages, makeVocabulary, seededRandom, type Vocabulary } from './corpus.ts';

/** Messages of the whole corpus. `TANGRAM_BENCH_MESSAGES` makes it smaller for a quick look. */
export const corpusSize = Number(process.env['TANGRAM_BENCH_MESSAGES'] ?? 1_000_000);
const rounds = 5;
/** Messages per transaction, on both sides. */
const batch = 2000;

/** Both stores, and the seconds that each round of a fifth of the corpus took. */
export type StorePair = {
  store: Store;
  raw: Database.Database;
  vocabulary: Vocabulary;
  seconds: { ours: number[]; raw: number[] };
};

let pair: StorePair | undefined;

/** Builds both at the first call; the files go away with the process. */
export function storePair(): StorePair {
  pair ??= build();
  return pair;
}

function build(): StorePair {
  const folder = mkdtempSync(join(tmpdir(), 'tangram-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const random = seededRandom(7);
  const vocabulary = makeVocabulary(random);
  const host = openNodeDatabase(join(folder, 'ours.sqlite'));
  const { store } = openStore(host, { owner: '7', plainText, now: () => Date.now() });
  const raw = openRaw(join(folder, 'raw.sqlite'));
  const writeRaw = rawWriter(raw);
  const seconds = { ours: [] as number[], raw: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    let ours = 0;
    let bare = 0;
    const end = Math.round((corpusSize * (round + 1)) / rounds);
    for (let from = Math.round((corpusSize * round) / rounds); from < end; from += batch) {
      const rows = makeMessages(random, vocabulary, from + 1, Math.min(from + batch, end) + 1);
      const split = rows.map((row) => indexText(row.text));
      const start = performance.now();
      store.messages.put(rows);
      const middle = performance.now();
      writeRaw(rows, split);
      bare += performance.now() - middle;
      ours += middle - start;
    }
    seconds.ours.push(ours / 1000);
    seconds.raw.push(bare / 1000);
  }
  // What a program that stays does while nothing else is to be done; the bare index stays as it was written.
  while (store.messages.mergeSearch(1000));
  return { store, raw, vocabulary, seconds };
}

/** A plain table of what a message has, with its chat index and the chosen full-text index, with the settings of our own driver. */
function openRaw(path: string): Database.Database {
  const raw = new Database(path);
  raw.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -32768;
    PRAGMA temp_store = MEMORY; PRAGMA journal_size_limit = 33554432; PRAGMA wal_autocheckpoint = 4000;
    CREATE TABLE message (mid INTEGER PRIMARY KEY, chat INTEGER, sender INTEGER, peer INTEGER, ct INTEGER, t INTEGER,
      nick TEXT, avatar TEXT, c TEXT, mine INTEGER, system INTEGER, deleted INTEGER, ordinal INTEGER);
    CREATE INDEX message_chat ON message (chat, mid);
    CREATE VIRTUAL TABLE search USING fts5(t, c, content='', contentless_delete=1, tokenize='ascii', prefix='2 3');`);
  return raw;
}

function rawWriter(raw: Database.Database) {
  const message = raw.prepare(
    `INSERT INTO message VALUES (${Array.from({ length: 13 }, () => '?').join(', ')})`,
  );
  const search = raw.prepare('INSERT INTO search (rowid, t, c) VALUES (?, ?, ?)');
  return raw.transaction((rows: ReturnType<typeof makeMessages>, split: string[]) => {
    rows.forEach((row, index) => {
      const chat = Number(row.chatId);
      const { mid, senderId, peerId, groupId, contentType, time, senderName, avatar, text, ordinal } = row;
      message.run(
        mid,
        chat,
        senderId,
        peerId || groupId,
        contentType,
        time,
        senderName,
        avatar,
        text,
        0,
        0,
        0,
        ordinal,
      );
      search.run(row.mid, split[index], `c${chat} s${row.senderId} k${row.contentType}`);
    });
  });
}
