// What is kept and fetched by itself (spec §9 «Auto cache»), and where.
import { expect, test } from 'vitest';
import { cacheFolderOf, fetchesByItself, mayCache } from '#sdk/transfers/rules/cache-rules.ts';

const mb = 1_048_576;
const limits = {
  cacheImageSizeMb: 100,
  cacheVideoSizeMb: 200,
  autoCacheSizeMb: 100,
  autoDownload: true,
  autoDownloadSizeMb: 50,
};

test.each([
  ['image', 100 * mb - 1, true],
  ['image', 100 * mb, false],
  ['video', 199 * mb, true],
  ['video', 200 * mb, false],
  ['file', 1_000 * mb, true],
] as const)('%s of %i bytes may be cached: %j', (kind, size, may) =>
  expect(mayCache({ kind, size }, limits)).toBe(may),
);

test.each([
  ['file', 50 * mb, true],
  ['file', 50 * mb + 1, false],
  ['video', 100 * mb, true],
  ['video', 101 * mb, false],
  ['image', 5, true],
] as const)('%s of %i bytes comes by itself: %j', (kind, size, comes) =>
  expect(fetchesByItself({ kind, size }, limits)).toBe(comes),
);

test('files come by themselves only where the setting is on', () =>
  expect(fetchesByItself({ kind: 'file', size: 1 }, { ...limits, autoDownload: false })).toBe(false));

test('folders are by type, year and month', () => {
  const time = new Date(2026, 10, 21).getTime();
  expect(cacheFolderOf('image', time)).toBe('Image/2026-11');
  expect(cacheFolderOf('audio', time)).toBe('Video/2026-11');
  expect(cacheFolderOf('file', time)).toBe('FileRecv/2026-11');
});
