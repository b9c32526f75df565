// The folder tree: opened level by level, one edit at a time, names checked before anything is sent, nothing moved into itself.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestOffice, type TestOffice } from '#fixtures/testing.ts';
import { FolderTreeScreen, type TreeRow } from '#sdk/disk/screens/folder-tree.ts';
import { takenNames, relocateDecided } from '#sdk/disk/actions/relocation.ts';
import type { Office } from '#sdk/office.ts';
import { waitUntil } from '../../support/wait-until.ts';

let office: TestOffice;
let me: Office;
const bytes = (text: string) => new TextEncoder().encode(text);
const names = (rows: readonly TreeRow[]): string[] =>
  rows.map((row) => (row.kind === 'new' ? '+' : `${'-'.repeat(row.depth)}${row.node.name}`));
const put = async (folderId: string, name: string, text: string): Promise<void> => {
  const [id = ''] = await me.disk.upload({ folderId, source: { content: bytes(text) }, name });
  await me.disk.uploaded(id);
};

beforeAll(async () => {
  office = await createTestOffice();
  me = await office.client('bot');
  await me.connection.connect();
});
afterAll(() => office.close());

const tree = async (wish: Partial<ConstructorParameters<typeof FolderTreeScreen>[1]> = {}) => {
  const screen = new FolderTreeScreen(me, { files: false, moving: [], label: '新建文件夹', ...wish });
  // The personal disk is chosen before what is in it has come.
  const shown = ({ chosen, rows }: ReturnType<typeof screen.getSnapshot>): boolean =>
    chosen !== undefined && rows.every((row) => row.kind === 'new' || !row.busy);
  await waitUntil('the personal disk', () => shown(screen.getSnapshot()));
  return screen;
};

test('a folder is made and renamed in place; a wrong name says why and nothing is sent', async () => {
  const screen = await tree();
  expect(await screen.edit('new')).toBeUndefined();
  // One at a time (spec §5).
  expect(await screen.edit('rename')).toBe('diskOneEdit');
  expect(await screen.confirmEdit('a/b')).toMatchObject({ code: 'diskNameForbidden' });
  expect(await screen.confirmEdit('')).toBeUndefined();
  expect(screen.chosen()?.name).toBe('新建文件夹');
  expect(await screen.edit('rename')).toBeUndefined();
  expect(await screen.confirmEdit('新建文件夹')).toMatchObject({ code: 'diskNameUnchanged' });
  expect(await screen.confirmEdit('合同')).toBeUndefined();
  expect(screen.getSnapshot().editing).toBeUndefined();
  expect(names(screen.getSnapshot().rows)).toContain('-合同');
  screen.moveOut();
  expect(await screen.edit('new')).toBeUndefined();
  expect(await screen.confirmEdit('合同')).toMatchObject({ code: 'diskSameName' });
  screen.cancelEdit();
  expect(names(screen.getSnapshot().rows)).not.toContain('+');
  screen.dispose();
});

test('what is moved does not stand in the tree; a file may not go to a root; without a choice none is taken', async () => {
  const [disk] = await me.disk.disks({ kind: 'personal' });
  const moved = await me.disk.mkdir({ id: disk?.rootId ?? '', diskKind: 'personal' }, '要移动的');
  await put(moved.id, '文件.txt', 'x');
  const [file] = (await me.disk.list(moved.id)).rows;
  if (file === undefined) throw new TypeError('the file is not there');
  const screen = await tree({ moving: [moved] });
  expect(names(screen.getSnapshot().rows)).not.toContain('-要移动的');
  screen.dispose();
  const second = await tree({ moving: [file] });
  expect(second.problem()).toBe('diskFileToRoot');
  second.choose(moved.id);
  expect(second.problem()).toBeUndefined();
  second.dispose();
  const third = await tree({ files: true });
  expect(third.problem()).toBe('diskNotAFile');
  await third.setOpen(moved.id, true);
  third.choose(file.id);
  expect([third.problem(), third.chosen()?.name]).toEqual([undefined, '文件.txt']);
  third.dispose();
});

test('names that are taken are told before anything moves, and go as each was decided', async () => {
  const [disk] = await me.disk.disks({ kind: 'personal' });
  const root = { id: disk?.rootId ?? '', diskKind: 'personal' as const };
  const [from, to] = [await me.disk.mkdir(root, '来'), await me.disk.mkdir(root, '去')];
  for (const name of ['一.txt', '二.txt', '三.txt']) await put(from.id, name, `new ${name}`);
  for (const name of ['一.txt', '二.txt']) await put(to.id, name, 'old');
  const { rows } = await me.disk.list(from.id);
  const wish = { ids: rows.map(({ id }) => id), targetId: to.id, copies: false };
  const taken = await takenNames(me, wish);
  expect(taken.map(({ name }) => name).toSorted()).toEqual(['一.txt', '二.txt']);
  expect((await me.disk.list(from.id)).total).toBe(3);
  const idOf = (name: string): string => taken.find((one) => one.name === name)?.id ?? '';
  await relocateDecided(me, wish, { [idOf('一.txt')]: 'rename', [idOf('二.txt')]: 'skip' });
  expect((await me.disk.list(from.id)).rows.map(({ name }) => name)).toEqual(['二.txt']);
  expect((await me.disk.list(to.id)).rows.map(({ name }) => name).toSorted()).toEqual(
    ['一 (1).txt', '一.txt', '三.txt', '二.txt'].toSorted(),
  );
});
