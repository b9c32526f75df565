// Dropped folders: everything inside in order, a limit, empty ones named, unreadable ones told.
import { expect, test } from 'vitest';
import {
  chosenFolder,
  droppedFiles,
  isFolder,
  maxDroppedFiles,
  type DroppedEntry,
} from '../../../gui/files/dropped-files.ts';

const file = (name: string): DroppedEntry => ({
  name,
  isDirectory: false,
  file: (found) => found(new File(['x'], name)),
});
/** A folder that gives two entries at a time, as browsers give them in parts. */
const folder = (name: string, ...inside: DroppedEntry[]): DroppedEntry => ({
  name,
  isDirectory: true,
  createReader: () => {
    let at = 0;
    return { readEntries: (found) => found(inside.slice(at, (at += 2))) };
  },
});
const many = (count: number): DroppedEntry[] => Array.from({ length: count }, (_, at) => file(`${at}`));

test('a folder is one thing with all that is in it, beside files that were dropped with it', async () => {
  const { files, empty } = await droppedFiles([
    folder('图纸', file('a'), folder('旧', file('b'), file('c'), file('d')), file('e')),
    file('f'),
  ]);
  expect(files.map(({ name, size }) => [name, size])).toEqual([
    ['图纸', 5],
    ['f', 1],
  ]);
  const [drawings] = files.filter(isFolder);
  expect(drawings?.entries.map(({ path }) => path)).toEqual([
    '图纸/a',
    '图纸/旧/b',
    '图纸/旧/c',
    '图纸/旧/d',
    '图纸/e',
  ]);
  expect(empty).toEqual([]);
});

test('folders without any file are named, the rest is taken', async () => {
  const { files, empty } = await droppedFiles([folder('空', folder('也空')), file('a')]);
  expect(files.map(({ name }) => name)).toEqual(['a']);
  expect(empty).toEqual(['空']);
});

test('one file more than the limit is told with the limit, and nothing is taken', async () => {
  const [whole] = (await droppedFiles([folder('够', ...many(maxDroppedFiles))])).files.filter(isFolder);
  expect(whole?.entries).toHaveLength(maxDroppedFiles);
  await expect(droppedFiles([folder('多', ...many(maxDroppedFiles)), file('z')])).rejects.toMatchObject({
    data: { code: 'tooManyFiles', params: { limit: maxDroppedFiles } },
  });
});

test('what the browser cannot read is told by its name', async () => {
  const locked: DroppedEntry = {
    name: '锁',
    isDirectory: true,
    createReader: () => ({ readEntries: (_, failed) => failed(new Error('no')) }),
  };
  await expect(droppedFiles([locked])).rejects.toMatchObject({
    data: { code: 'folderUnreadable', params: { name: '锁' } },
  });
});

test('a chosen folder has its name, its size and its files with their paths; too many are told', () => {
  const chosen = (path: string, size: number) => ({ name: 'x', size, webkitRelativePath: path });
  expect(chosenFolder([chosen('图纸/a', 3), chosen('图纸/旧/b', 4)])).toMatchObject({
    name: '图纸',
    size: 7,
    entries: [{ path: '图纸/a' }, { path: '图纸/旧/b' }],
  });
  expect(chosenFolder([])).toBeUndefined();
  const many = Array.from({ length: maxDroppedFiles + 1 }, (_, at) => chosen(`f/${at}`, 1));
  expect(() => chosenFolder(many)).toThrowError(expect.objectContaining({ code: 'tooManyFiles' }));
});
