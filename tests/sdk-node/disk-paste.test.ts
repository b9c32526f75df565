// Pasting, moving and sending up by the SDK: which call is sent with which fields, one at a time, and decisions for all.
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

test('of files that go up together one decision holds for all whose names are taken, and for no other act', async () => {
  const folder = await one.disk.mkdir(root, '决定');
  const content = (text: string) => ({ content: new TextEncoder().encode(text) });
  const send = async (batch: string, name: string): Promise<string> => {
    const [id = ''] = await one.disk.upload({
      ...{ folderId: folder.id, source: content(`${batch} ${name}`), name, together: { batch } },
    });
    return id;
  };
  const ended = (id: string): Promise<unknown> =>
    one.disk.uploaded(id).then(
      ({ act }) => act,
      (error: { code: string }) => error.code,
    );
  for (const name of ['a', 'b', 'c', 'd']) await one.disk.uploaded(await send('first', name));
  const again = await Promise.all(['a', 'b', 'new'].map((name) => send('second', name)));
  const others = await Promise.all(['c', 'd'].map((name) => send('third', name)));
  expect(await Promise.all([...again, ...others].map(ended))).toEqual([
    ...['diskSameName', 'diskSameName', 'added', 'diskSameName', 'diskSameName'],
  ]);
  await one.disk.decide(again[0] ?? '', 'replace', { forAll: true });
  expect(await Promise.all(again.map(ended))).toEqual(['replaced', 'replaced', 'added']);
  expect(await Promise.all(others.map(ended))).toEqual(['diskSameName', 'diskSameName']);
  // Each its own way: one is left out, one is kept beside the other.
  await one.disk.decide(others[0] ?? '', 'skip');
  // What is left out is given up, so that it takes no room.
  await expect.poll(() => world.calls().some(({ call }) => call === 'cancelUpload')).toBe(true);
  await one.disk.decide(others[1] ?? '', 'rename');
  expect(await Promise.all(others.map(ended))).toEqual(['cancelled', 'renamed']);
  expect(await names(folder)).toEqual(['a', 'b', 'c', 'd', 'd (1)', 'new']);
});

test('what was chosen together has no room together: nothing of it goes up', async () => {
  const { disk } = await one.disk.stat(root.id);
  const bytes = disk.quotaBytes + 1;
  const upload = one.disk.upload({
    ...{ folderId: root.id, source: { content: new TextEncoder().encode('x') }, name: '太多' },
    together: { batch: 'many', bytes },
  });
  await expect(upload).rejects.toMatchObject({ code: 'diskSpace' });
  expect(await names(root)).not.toContain('太多');
});
