// A folder is narrowed to a kind of file over all of its pages, a search at the office; another place shows all again.
import { expect, test } from 'vitest';
import type { Disk, DiskNode, OfficeApi } from '#sdk/api.ts';
import { DiskFolderScreen } from '#sdk/disk/screens/disk-folder.ts';

const node = (name: string, isFolder = false): DiskNode => ({
  ...{ id: name, parentId: '1', diskId: '1', diskKind: 'personal', isFolder, name, size: 1 },
  ...{ type: '', md5: '', fileId: 'f', uploaderId: '7', uploaderName: '沈知行', createdTime: 0 },
  ...{ modifiedTime: 1, version: 1, rev: 1, level: 'manage', sharedWith: 0, starred: false },
});
const disk = { id: '1', kind: 'personal', rootId: '1', closed: false } as Disk;
const pages = [
  { rows: [node('档案', true), node('a.pdf')], next: 'second' },
  { rows: [node('b.png'), node('c.docx')], next: undefined },
] as const;

test('only the kind that is wanted is shown, whatever page it stands on', async () => {
  const searched: unknown[] = [];
  const office = {
    disk: {
      disks: async () => [disk],
      list: async (_id: string, { cursor }: { cursor?: string }) => ({
        ...pages[cursor === undefined ? 0 : 1],
        ...{ folder: node('', true), crumbs: [], total: 4 },
      }),
      search: async (asked: unknown) => (searched.push(asked), []),
      changed: () => new Promise<never>(() => undefined),
    },
  } as unknown as OfficeApi;
  const screen = new DiskFolderScreen(office, '7');
  const shown = () => {
    const { rows, total } = screen.getSnapshot();
    return [rows.map(({ name }) => name), total];
  };
  await screen.open('personal', undefined);
  expect(shown()).toEqual([['档案', 'a.pdf'], 4]);
  await screen.setType('document');
  expect(shown()).toEqual([['a.pdf', 'c.docx'], 2]);
  // There is nothing behind it that would bring the others back.
  await screen.more();
  expect(shown()).toEqual([['a.pdf', 'c.docx'], 2]);
  await screen.setQuery('月报');
  expect(searched).toMatchObject([
    { query: '月报', type: 'document' },
    { type: 'document', inContent: true },
  ]);
  await screen.open('personal', undefined);
  expect([screen.getSnapshot().type, shown()]).toEqual([undefined, [['档案', 'a.pdf'], 4]]);
  screen.dispose();
});
