// The search index merged step by step: fewer pieces, the same answers, and an end.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { plainText } from '#sdk/contract/markup/readable.ts';
import { openNodeDatabase } from '#storage/drivers/node.ts';
import { openStore } from '#storage/open-store.ts';
import { messageRow } from '../support/sample-rows.ts';

test('every commit adds a piece; merging leaves few, finds the same, and comes to an end', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tangram-merge-'));
  try {
    const file = join(folder, '1-7.sqlite');
    const { store } = openStore(openNodeDatabase(file), { owner: '7', plainText, now: () => 0 });
    const pieces = (): number => {
      const database = new Database(file, { readonly: true });
      const { count } = database
        .prepare('SELECT count(DISTINCT segid) AS count FROM message_search_idx')
        .get() as { count: number };
      database.close();
      return count;
    };
    for (let mid = 1; mid <= 95; mid += 1) {
      store.messages.put([messageRow(mid, { text: `第${mid}次会议纪要 minutes${mid}` })]);
      store.messages.indexLate(1);
    }
    store.messages.markDeleted('00012', [50]);
    const found = (text: string): number[] =>
      store.messages.search({ text, offset: 0, limit: 200 }).map(({ mid }) => mid);
    const before = ['会议', '第7次', 'minutes5', '第50次'].map(found);
    expect(before.map((mids) => mids.length)).toEqual([94, 11, 10, 0]);
    const piecesBefore = pieces();
    expect(piecesBefore).toBeGreaterThan(4);

    let steps = 0;
    while (store.messages.mergeSearch(4)) steps += 1;
    expect(steps).toBeGreaterThan(0);
    expect(steps).toBeLessThan(1000);
    expect(pieces()).toBeLessThan(piecesBefore / 2);
    expect(store.messages.mergeSearch(4)).toBe(false);
    expect(['会议', '第7次', 'minutes5', '第50次'].map(found)).toEqual(before);
    store.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
