// What becomes one compressed file is gathered with its folders; what is too much is known before all of it was asked for.
import { expect, test } from 'vitest';
import { zipParts } from '#sdk/disk/zip-parts.ts';

type Calls = Parameters<typeof zipParts>[0];

/** A folder of so many files of a size, five hundred to a page; counts how often it was asked. */
function folderOf(count: number, size: number): { calls: Calls; asked: () => number } {
  let pages = 0;
  const file = (at: number) => ({
    ...{ id: String(at), name: `${at}`, isFolder: false, fileId: `f${at}`, size, md5: '', modifiedTime: 0 },
  });
  const calls = {
    getNode: async () => ({ node: { id: 'root', name: '全部', isFolder: true, modifiedTime: 0 } }),
    listFolder: async ({ cursor = '0' }: { cursor?: string }) => {
      pages += 1;
      const from = Number(cursor);
      const rows = Array.from({ length: Math.min(500, count - from) }, (_, at) => file(from + at));
      return { rows, next: from + 500 < count ? String(from + 500) : undefined };
    },
  };
  return { calls: calls as unknown as Calls, asked: () => pages };
}

test('files come with the folders that lead to them', async () => {
  const { calls } = folderOf(700, 10);
  const parts = await zipParts(calls, ['root'], undefined, 1024);
  expect(parts).toHaveLength(700);
  expect(parts.at(-1)).toMatchObject({ path: ['全部', '699'], fileId: 'f699', size: 10 });
});

test('too many files, and too large ones, are refused at once', async () => {
  const many = folderOf(1_000_000, 1);
  await expect(zipParts(many.calls, ['root'], undefined, 1024)).rejects.toMatchObject({
    code: 'tooManyFiles',
  });
  expect(many.asked()).toBeLessThan(140);
  const large = folderOf(1_000_000, 100_000_000);
  await expect(zipParts(large.calls, ['root'], undefined, 1024)).rejects.toMatchObject({
    code: 'zipTooLarge',
  });
  expect(large.asked()).toBe(1);
});

test('a folder with nothing in it comes as itself, the selected one too', async () => {
  const { calls } = folderOf(0, 0);
  const parts = await zipParts(calls, ['root'], undefined, 1024);
  expect(parts).toMatchObject([{ path: ['全部'], isFolder: true, size: 0 }]);
});
