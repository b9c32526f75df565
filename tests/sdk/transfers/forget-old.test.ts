// The list of transfers does not grow for ever: what was done long ago goes, what is not done stays.
import { expect, test } from 'vitest';
import { plainText } from '#sdk/contract/markup/readable.ts';
import { forgetOld } from '#sdk/transfers/forget-old.ts';
import { openMemoryDatabase } from '#storage/drivers/memory.ts';
import { openStore } from '#storage/open-store.ts';
import { transferRow } from '../../support/sample-rows.ts';

const day = 86_400_000;

test('what was done more than thirty days ago is forgotten, and what goes beyond five thousand; nothing else', () => {
  const now = 100 * day;
  const { store } = openStore(openMemoryDatabase(), { owner: '1', plainText, now: () => now });
  const put = (id: string, state: 'done' | 'failed' | 'paused', age: number) =>
    store.transfers.put(transferRow(id, { state, createdTime: now - age }));
  put('old', 'done', 31 * day);
  put('old failed', 'failed', 31 * day);
  put('old paused', 'paused', 90 * day);
  put('new', 'done', 29 * day);
  forgetOld(store, now);
  expect(store.transfers.all().map(({ id }) => id)).toEqual(['old paused', 'old failed', 'new']);
  for (let at = 0; at < 5_000; at += 1) put(`many ${at}`, 'done', day);
  forgetOld(store, now);
  const left = store.transfers.all();
  expect([left.length, left.some(({ id }) => id === 'new')]).toEqual([5_002, false]);
});
