// Pasting and moving by the SDK: which call is sent with which fields, and one at a time.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestOffice, type TestOffice } from '#fixtures/testing.ts';
import type { DiskNode } from '#sdk/api.ts';
import type { Office } from '#sdk/office.ts';

let world: TestOffice;
let one: Office;
let root: DiskNode;
beforeAll(async () => {
  world = await createTestOffice({ people: ['one', 'other'] });
  one = await world.client('one');
  await one.connection.connect();
  root = await nodeAt('personal:/');
});
afterAll(() => world.close());

async function nodeAt(path: string): Promise<DiskNode> {
  const { node } = await one.disk.resolve(path);
  if (node === undefined) throw new Error(`nothing at ${path}`);
  return node;
}
async function file(name: string): Promise<DiskNode> {
  const [id = ''] = await one.disk.upload({
    ...{ folderId: root.id, source: { content: new TextEncoder().encode(name) }, name },
  });
  const { id: nodeId } = await one.disk.uploaded(id);
  return (await one.disk.stat(nodeId)).node;
}
const names = async (folder: DiskNode): Promise<string[]> =>
  (await one.disk.list(folder.id)).rows.map(({ name }) => name);

test('one paste at a time; the flag is released when the call ends, also where it is refused', async () => {
  const target = await one.disk.mkdir(root, '目标');
  const node = await file('甲.txt');
  const first = one.disk.paste({ node, target });
  await expect(one.disk.paste({ node, target })).rejects.toMatchObject({ code: 'diskOnePaste' });
  await expect(one.disk.move({ node, target })).rejects.toMatchObject({ code: 'diskOnePaste' });
  await expect(one.disk.relocate({ ids: [node.id], targetId: target.id })).rejects.toMatchObject({
    code: 'diskOnePaste',
  });
  expect(await first).toMatchObject({ act: 'copied' });
  await expect(one.disk.paste({ node, target })).rejects.toMatchObject({ code: 'diskSameName' });
  expect(await one.disk.paste({ node, target, conflict: 'rename' })).toMatchObject({ newName: '甲 (1).txt' });
  expect(await names(target)).toEqual(['甲 (1).txt', '甲.txt']);
});

test('into a group’s disk and into a task, each by its call; a move by the family of where it lies', async () => {
  const { group } = await one.groups.do({ act: 'create', memberIds: ['1002'], name: '粘贴组' });
  const groupRoot = await nodeAt(`group:${group?.id ?? ''}/`);
  const folder = await one.disk.mkdir(groupRoot, '组');
  const node = await file('乙.txt');
  const pasted = await one.disk.paste({ node, target: folder });
  expect(await names(folder)).toEqual(['乙.txt']);
  const task = await one.disk.startTask({ title: '任务', memberIds: ['1002'] });
  expect(await one.disk.paste({ node, target: task })).toMatchObject({ act: 'copied' });
  const deeper = await one.disk.mkdir(groupRoot, '更深');
  const { node: copy } = await one.disk.stat(pasted.newId ?? '');
  expect(await one.disk.move({ node: copy, target: deeper })).toMatchObject({ act: 'moved', newId: copy.id });
  const { node: old } = await one.disk.stat(copy.id);
  await expect(one.disk.move({ node: { ...old, rev: old.rev - 1 }, target: folder })).rejects.toMatchObject({
    code: 'diskChanged',
  });
  const inTask = (await one.disk.list(task.id)).rows.find(({ name }) => name === '乙.txt');
  const part = (await one.disk.list(task.id)).rows.find(({ isFolder }) => isFolder);
  if (inTask === undefined || part === undefined) throw new Error('the task is not filled');
  expect(await one.disk.move({ node: inTask, target: part })).toMatchObject({ act: 'moved' });
  await expect(one.disk.move({ node: part, target: part })).rejects.toMatchObject({ code: 'diskIntoItself' });
});
