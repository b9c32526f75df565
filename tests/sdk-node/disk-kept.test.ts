// Folders of disks without a network: what was seen stays readable, in any order and by its path, and says from when it is.
import { expect, test } from 'vitest';
import { createTestOffice } from '#fixtures/testing.ts';
import { DiskFolderScreen } from '#sdk/disk/screens/disk-folder.ts';

test('what was seen before is readable without a network; acts say so and lose nothing; what is lost is not kept', async () => {
  await using world = await createTestOffice({ people: ['one', 'other'] });
  const one = await world.client('one');
  const { node: root } = await one.disk.resolve('personal:/');
  if (root === undefined) throw new Error('no disk');
  const seen = await one.disk.mkdir(root, '看过');
  const unseen = await one.disk.mkdir(root, '没看过');
  for (const name of ['甲', '乙', '丙']) await one.disk.mkdir(seen, name);
  await one.disk.disks();
  const [whole, inner] = [await one.disk.list(root.id), await one.disk.list(seen.id, { limit: 2 })];
  await one.disk.list(seen.id, { limit: 2, cursor: inner.next });
  await one.disk.resolve('personal:/没看过');
  const there = world.fail({ as: 'cut', times: 1_000 });

  const again = await one.disk.list(root.id);
  expect({ ...again, seenAt: undefined }).toEqual({ ...whole, seenAt: undefined });
  expect(again.seenAt).toBeGreaterThan(Date.now() - 60_000);
  const kept = await one.disk.list(seen.id, { sort: 'name', descending: true });
  expect(kept.rows.map(({ name }) => name)).toEqual(['乙', '甲', '丙'].toSorted(pinyin).toReversed());
  expect((await one.disk.resolve('personal:/看过/甲')).node?.name).toBe('甲');
  expect((await one.disk.resolve('personal:/没看过')).node?.id).toBe(unseen.id);
  expect((await one.disk.stat(seen.id)).disk.kind).toBe('personal');
  // Nobody knows what is in a folder that was never seen, or whether a name came to be meanwhile.
  for (const call of [() => one.disk.list(unseen.id), () => one.disk.mkdir(seen, '丁')])
    await expect(call()).rejects.toMatchObject({ kind: 'network' });

  await using screen = disposable(new DiskFolderScreen(one, root.uploaderId));
  await screen.open('personal', seen.id);
  expect(screen.getSnapshot()).toMatchObject({ error: undefined, total: 3, seenAt: kept.seenAt });
  expect(screen.getSnapshot().rows).toHaveLength(3);
  there();
  await screen.reload();
  expect(screen.getSnapshot().seenAt).toBeUndefined();
  expect(screen.getSnapshot().rows.map(({ name }) => name)).toHaveLength(3);

  await one.disk.trash([seen.id]);
  await one.disk.purge([seen.id]);
  await expect(one.disk.list(seen.id)).rejects.toMatchObject({ code: 'diskGone' });
  world.fail({ as: 'cut', times: 1_000 });
  await expect(one.disk.list(seen.id)).rejects.toMatchObject({ kind: 'network' });
});

test('with a right goes what was kept by it: of a folder all that lies in it, of a disk all of it; any order is told in the one asked for', async () => {
  await using world = await createTestOffice({ people: ['one', 'other'] });
  const [one, other] = [await world.client('one'), await world.client('other')];
  const [[own], [others]] = [await one.disk.disks(), await other.disk.disks()];
  const id = others?.ownerId ?? '';
  const shared = await one.disk.mkdir({ id: own?.rootId ?? '', diskKind: 'personal' }, '给你');
  const inner = await one.disk.mkdir(shared, '里面');
  for (const name of ['乙', '甲']) await one.disk.mkdir(inner, name);
  const grantees = [{ kind: 'person', id, name: '' }] as const;
  const share = await one.disk.share({ id: shared.id, grantees, level: 'view' });
  const { group } = await one.groups.do({ act: 'create', name: '一组', memberIds: [id] });
  const place = `group:${group?.id}/`;
  const { disk } = await other.disk.resolve(place);
  await other.disk.disks();
  for (const folder of [shared.id, inner.id, disk.rootId]) await other.disk.list(folder);
  await one.disk.list(inner.id, { sort: 'time', descending: true });

  await one.disk.unshare(share.id);
  await one.groups.do({ act: 'remove', groupId: group?.id ?? '', personIds: [id] });
  await expect(other.disk.list(shared.id)).rejects.toMatchObject({ code: 'diskGone' });
  await expect(other.disk.resolve(place)).rejects.toMatchObject({ code: 'diskGone' });
  world.fail({ as: 'cut', times: 1_000 });
  for (const folder of [shared.id, inner.id, disk.rootId])
    await expect(other.disk.list(folder)).rejects.toMatchObject({ kind: 'network' });
  await expect(other.disk.resolve(place)).rejects.toMatchObject({ kind: 'network' });
  const rows = async (descending: boolean): Promise<string[]> =>
    (await one.disk.list(inner.id, { sort: 'name', descending })).rows.map(({ name }) => name);
  expect([await rows(false), await rows(true)]).toEqual([
    ['甲', '乙'],
    ['乙', '甲'],
  ]);
});

const pinyin = (a: string, b: string): number => new Intl.Collator('zh-u-co-pinyin').compare(a, b);
const disposable = <T extends { dispose(): void }>(screen: T): T & AsyncDisposable =>
  Object.assign(screen, { [Symbol.asyncDispose]: async () => screen.dispose() });
