// Lists that come whole are ordered as the office orders folders.
import { expect, test } from 'vitest';
import type { DiskNode } from '#sdk/api.ts';
import { sortNodes } from '#sdk/disk/rules/sort-nodes.ts';

const node = (name: string, more: Partial<DiskNode> = {}): DiskNode => ({
  ...{ id: name, parentId: '1', diskId: '1', diskKind: 'personal', isFolder: false, name, size: 1 },
  ...{ type: '', md5: '', fileId: 'f', uploaderId: '7', uploaderName: '沈知行', createdTime: 0 },
  ...{ modifiedTime: 1, version: 1, rev: 1, level: 'manage', sharedWith: 0, starred: false },
  ...more,
});
const names = (rows: readonly DiskNode[]): string[] => rows.map(({ name }) => name);
const rows = [
  node('周报.md', { size: 5, modifiedTime: 30 }),
  node('a10.txt', { size: 9, modifiedTime: 10, uploaderName: '林若溪' }),
  node('a9.txt', { size: 2, modifiedTime: 20 }),
  node('档案', { isFolder: true, modifiedTime: 5 }),
];

test('folders stand first, names go by pinyin and by their numbers', () => {
  expect(names(sortNodes(rows, 'name', false))).toEqual(
    ['档案', '周报.md', 'a9.txt', 'a10.txt'].toSorted(
      (a, b) =>
        Number(b === '档案') - Number(a === '档案') ||
        new Intl.Collator('zh-u-co-pinyin', { numeric: true }).compare(a, b),
    ),
  );
  expect(names(sortNodes(rows, 'name', false)).indexOf('a9.txt')).toBeLessThan(
    names(sortNodes(rows, 'name', false)).indexOf('a10.txt'),
  );
  expect(names(sortNodes(rows, 'name', true))[0]).toBe('档案');
});

test('size, time and uploader order both ways; in the bin the time is that of deleting', () => {
  expect(names(sortNodes(rows, 'size', true))).toEqual(['档案', 'a10.txt', '周报.md', 'a9.txt']);
  expect(names(sortNodes(rows, 'time', false))).toEqual(['档案', 'a10.txt', 'a9.txt', '周报.md']);
  expect(names(sortNodes(rows, 'uploader', false))[1]).toBe('a10.txt');
  const binned = [
    node('x', { trashedTime: 2, modifiedTime: 99 }),
    node('y', { trashedTime: 9, modifiedTime: 1 }),
  ];
  expect(names(sortNodes(binned, 'time', true))).toEqual(['y', 'x']);
});
