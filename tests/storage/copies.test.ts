// Copies of things for reading without a network: given back as they were, by kind, and bounded by when they were seen.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openMemoryDatabase } from '#storage/drivers/memory.ts';
import { openNodeDatabase } from '#storage/drivers/node.ts';
import { openStore } from '#storage/open-store.ts';
import type { Store } from '#storage/store.ts';
import { maxCopies } from '#storage/tables/copies.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tangram-copies-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const options = { owner: '7', plainText: String, now: () => 0 };
const kinds: [string, () => Store][] = [
  ['on disk', () => openStore(openNodeDatabase(join(folder, 'store.sqlite')), options).store],
  ['in memory', () => openStore(openMemoryDatabase(), options).store],
];
const copy = (reference: string, seenTime: number, body = '{"title":"周会"}') => ({
  reference,
  revision: 3,
  body,
  seenTime,
});

describe.each(kinds)('copies %s', (_, open) => {
  let store: Store;
  beforeEach(() => {
    store = open();
  });
  afterEach(() => store.close());

  test('come back as they were put, the one seen last first, and are replaced and removed', () => {
    store.copies.put(copy('event:1', 10));
    store.copies.put(copy('event:2', 30));
    store.copies.put(copy('events:9', 40));
    store.copies.put(copy('event:1', 50, '{"title":"例会"}'));
    expect(store.copies.get('event:1')).toEqual(copy('event:1', 50, '{"title":"例会"}'));
    expect(store.copies.all('event').map(({ reference }) => reference)).toEqual(['event:1', 'event:2']);
    store.copies.remove('event:1');
    expect(store.copies.get('event:1')).toBeUndefined();
    expect(store.copies.all('event')).toEqual([copy('event:2', 30)]);
  });

  test('those not seen for longest make room', () => {
    store.transaction(() => {
      for (let number = 0; number < maxCopies; number += 1)
        store.copies.put(copy(`file:${number}`, 1_000 + number));
    });
    store.copies.put(copy('file:0', 9_000));
    store.copies.put(copy('event:1', 9_001));
    expect(store.copies.get('file:0')).toBeDefined();
    expect(store.copies.get('file:1')).toBeUndefined();
    expect(store.copies.all('file')).toHaveLength(maxCopies - 1);
  });
});
