// Copies of things for reading without a network: given back as they were, by kind, and bounded by when they were seen.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openMemoryDatabase } from '#storage/drivers/memory.ts';
import { openNodeDatabase } from '#storage/drivers/node.ts';
import { openStore } from '#storage/open-store.ts';
import type { Store } from '#storage/store.ts';
import { maxCopies, maxCopiesOfKind, maxCopyBytes } from '#storage/tables/copies.ts';

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

  test('those not seen for longest make room, of one kind first', () => {
    store.transaction(() => {
      for (let number = 0; number < maxCopiesOfKind; number += 1)
        store.copies.put(copy(`file:${number}`, 1_000 + number));
    });
    store.copies.put(copy('event:1', 1));
    store.copies.put(copy('file:0', 9_000));
    store.copies.put(copy('file:new', 9_001));
    expect(store.copies.get('file:0')).toEqual(copy('file:0', 9_000));
    expect(store.copies.get('file:1')).toBeUndefined();
    expect(store.copies.all('file')).toHaveLength(maxCopiesOfKind);
    expect(store.copies.get('event:1')).toEqual(copy('event:1', 1));
    store.transaction(() => {
      for (let number = 0; number < maxCopies - maxCopiesOfKind; number += 1)
        store.copies.put(copy(`kind${number % 3}:${number}`, 20_000 + number));
    });
    expect(store.copies.get('event:1')).toBeUndefined();
    expect(store.copies.get('file:0')).toEqual(copy('file:0', 9_000));
  });

  test('large ones make room too: one kind leaves some to the others, and none takes it alone', () => {
    const body = JSON.stringify('字'.repeat(400_000));
    const heldOf = (kind: string): number => store.copies.all(kind).length * Buffer.byteLength(body);
    store.copies.put(copy('event:1', 1));
    for (let number = 0; number < 30; number += 1)
      store.copies.put(copy(`folder:${number}`, 100 + number, body));
    expect(heldOf('folder')).toBeLessThanOrEqual(maxCopyBytes.kind);
    expect(heldOf('folder')).toBeGreaterThan(maxCopyBytes.kind / 2);
    expect(store.copies.all('folder')[0]?.reference).toBe('folder:29');
    expect(store.copies.get('event:1')).toEqual(copy('event:1', 1));
    for (let number = 0; number < 60; number += 1)
      store.copies.put(copy(`kind${number % 4}:${number}`, 1_000 + number, body));
    const held = ['folder', 'kind0', 'kind1', 'kind2', 'kind3'].reduce((sum, kind) => sum + heldOf(kind), 0);
    expect(held).toBeLessThanOrEqual(maxCopyBytes.all);
    expect(store.copies.get('kind3:59')).toEqual(copy('kind3:59', 1_059, body));
    store.copies.put(copy('kind3:59', 2_000, JSON.stringify('字'.repeat(700_000))));
    expect(store.copies.get('kind3:59')).toBeUndefined();
  });
});
