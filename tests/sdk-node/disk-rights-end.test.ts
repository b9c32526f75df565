// A right that ends while one looks: what it opened closes by itself, when it is taken back, when its time is over, and when one
// stands elsewhere than before, below it too; and lists across disks follow what others and other devices do.
import { expect, test } from 'vitest';
import { createTestOffice } from '#fixtures/testing.ts';
import { DiskFolderScreen } from '#sdk/disk/screens/disk-folder.ts';
import { waitUntil } from '../support/wait-until.ts';

test('a folder that is looked at closes when its right is taken back or over; who keeps theirs sees it as before', async () => {
  await using world = await createTestOffice({ people: ['one', 'other', 'third'] });
  const [one, other, third] = await Promise.all(['one', 'other', 'third'].map((name) => world.client(name)));
  if (one === undefined || other === undefined || third === undefined) throw new Error('nobody');
  for (const client of [other, third]) await client.connection.connect();
  const [disk] = await one.disk.disks({ kind: 'personal' });
  const box = await one.disk.mkdir({ id: disk?.rootId ?? '', diskKind: 'personal' }, '给你');
  const inner = await one.disk.mkdir(box, '里面');
  await one.disk.mkdir(inner, '最里');
  const idOf = async (client: typeof one): Promise<string> => (await client.disk.disks())[0]?.ownerId ?? '';
  const grantee = async (client: typeof one) =>
    ({ kind: 'person', id: await idOf(client), name: '' }) as const;
  await one.disk.share({ id: box.id, grantees: [await grantee(third)], level: 'view' });
  const keeps = new DiskFolderScreen(third, '');
  await keeps.open('shared', inner.id);

  for (const how of ['taken', 'over'] as const) {
    const until = how === 'over' ? { until: Date.now() + 1_500 } : {};
    const share = await one.disk.share({
      ...{ id: box.id, grantees: [await grantee(other)], level: 'edit' },
      ...until,
    });
    const screen = new DiskFolderScreen(other, await idOf(other));
    await screen.open('shared', undefined);
    const [row] = screen.getSnapshot().rows;
    expect(row?.id).toBe(box.id);
    // It is nobody's own disk: it opens among what was shared.
    expect(screen.viewOf(row ?? box)).toBe('shared');
    await screen.open('shared', inner.id);
    expect(screen.getSnapshot()).toMatchObject({ error: undefined, total: 1 });
    expect(screen.getSnapshot().crumbs.map(({ name }) => name)).toEqual(['给你', '里面']);
    if (how === 'taken') await one.disk.unshare(share.id);
    await waitUntil(`the folder closes, ${how}`, () => screen.getSnapshot().error?.code === 'diskGone');
    expect(screen.getSnapshot()).toMatchObject({ rows: [], folder: undefined });
    screen.dispose();
  }
  expect(keeps.getSnapshot()).toMatchObject({ error: undefined, total: 1 });
  keeps.dispose();
});

test('lists of shares follow what is shared, read and taken back, without being asked for again', async () => {
  await using world = await createTestOffice({ people: ['one', 'other'] });
  const [one, other] = [await world.client('one'), await world.client('other')];
  for (const client of [one, other]) await client.connection.connect();
  const [disk] = await one.disk.disks({ kind: 'personal' });
  const box = await one.disk.mkdir({ id: disk?.rootId ?? '', diskKind: 'personal' }, '给你');
  const id = (await other.disk.disks())[0]?.ownerId ?? '';
  const [mine, theirs] = [new DiskFolderScreen(one, ''), new DiskFolderScreen(other, '')];
  await mine.open('mine', undefined);
  await theirs.open('shared', undefined);
  const grantees = [{ kind: 'person', id, name: '' }] as const;
  const share = await one.disk.share({ id: box.id, grantees, level: 'view' });
  await waitUntil('both lists have it', () =>
    [mine, theirs].every((screen) => screen.getSnapshot().rows.length === 1),
  );
  expect(mine.getSnapshot().shares).toMatchObject([{ readCount: 0, unreadCount: 1 }]);
  await other.disk.markShare(share.id, false);
  await waitUntil('it counts as read', () => mine.getSnapshot().shares[0]?.readCount === 1);
  await waitUntil('it is read in the other list', () => theirs.getSnapshot().shares[0]?.read === true);
  await other.disk.touch(box.id, { received: true });
  await waitUntil('it counts as received', () => mine.getSnapshot().shares[0]?.receivedCount === 1);
  await one.disk.ungrant(box.id, grantees[0]);
  await waitUntil('both lists are empty', () =>
    [mine, theirs].every((screen) => screen.getSnapshot().rows.length === 0),
  );
  for (const screen of [mine, theirs]) screen.dispose();
});

test("what one had by a group or a department closes when one is in it no more, and the disk is in one's list no more", async () => {
  await using world = await createTestOffice({ people: ['one', 'other', 'third'] });
  const [one, other, third] = await Promise.all(['one', 'other', 'third'].map((name) => world.client(name)));
  if (one === undefined || other === undefined || third === undefined) throw new Error('nobody');
  for (const client of [one, other, third]) await client.connection.connect();
  const idOf = async (client: typeof one): Promise<string> => (await client.disk.disks())[0]?.ownerId ?? '';
  const [otherId, thirdId] = [await idOf(other), await idOf(third)];
  const make = (name: string) => one.groups.do({ act: 'create', name, memberIds: [otherId, thirdId] });
  for (const name of ['甲', '乙']) await make(name);
  const groups = new DiskFolderScreen(other, otherId);
  await groups.open('group', undefined);
  await make('丙');
  await waitUntil('the groups have come', () => groups.getSnapshot().rows.length === 3);
  const disks = await one.disk.disks({ kind: 'group' });
  for (const [at, how] of (['removed', 'left', 'dissolved'] as const).entries()) {
    const disk = disks[at];
    const groupId = disk?.ownerId ?? '';
    const inner = await one.disk.mkdir({ id: disk?.rootId ?? '', diskKind: 'group' }, '里面');
    const screens = [new DiskFolderScreen(other, otherId), new DiskFolderScreen(third, thirdId)] as const;
    for (const screen of screens) await screen.open('group', inner.id);
    expect(screens[0].getSnapshot()).toMatchObject({ error: undefined, folder: { id: inner.id } });
    if (how === 'removed') await one.groups.do({ act: 'remove', groupId, personIds: [otherId] });
    if (how === 'left') await other.groups.do({ act: 'leave', groupId });
    if (how === 'dissolved') await one.groups.do({ act: 'dissolve', groupId });
    await waitUntil(`the folder closes, ${how}`, () => screens[0].getSnapshot().error?.code === 'diskGone');
    if (how !== 'dissolved') expect(screens[1].getSnapshot()).toMatchObject({ error: undefined });
    for (const screen of screens) screen.dispose();
  }
  await waitUntil('the list has no groups', () => groups.getSnapshot().rows.length === 0);
  groups.dispose();

  const root = (await one.admin.departments())[0]?.id ?? '';
  const [north, south] = [
    await one.admin.addDepartment({ parentId: root, name: 'North' }),
    await one.admin.addDepartment({ parentId: root, name: 'South' }),
  ];
  await one.admin.changePerson(otherId, { departmentId: north.id });
  const [disk] = await other.disk.disks({ kind: 'unit' });
  const screen = new DiskFolderScreen(other, otherId);
  await screen.open('unit', disk?.rootId);
  expect(screen.getSnapshot()).toMatchObject({ error: undefined, disk: { name: 'North' } });
  await one.admin.changePerson(otherId, { departmentId: south.id });
  await waitUntil('the disk closes', () => screen.getSnapshot().error?.code === 'diskGone');
  screen.dispose();
});

test('what is starred, lately used and in the bin follows other devices and people', async () => {
  await using world = await createTestOffice({ people: ['one', 'other'] });
  const [one, tablet, other] = [
    await world.client('one'),
    await world.client('one'),
    await world.client('other'),
  ];
  for (const client of [one, tablet, other]) await client.connection.connect();
  const otherId = (await other.disk.disks())[0]?.ownerId ?? '';
  await one.groups.do({ act: 'create', name: '甲', memberIds: [otherId] });
  const [disk] = await one.disk.disks({ kind: 'group' });
  const box = await one.disk.mkdir({ id: disk?.rootId ?? '', diskKind: 'group' }, '盒子');
  const [starred, bin] = [new DiskFolderScreen(tablet, ''), new DiskFolderScreen(other, otherId)];
  await starred.open('starred', undefined);
  await bin.open('trash', undefined);
  const names = (screen: DiskFolderScreen) => screen.getSnapshot().rows.map(({ name }) => name);
  const inner = await one.disk.mkdir(box, '里面');
  await one.disk.star(inner.id, true);
  await waitUntil('it is starred on the other device', () => names(starred)[0] === '里面');
  const recent = new DiskFolderScreen(tablet, '');
  await recent.open('recent', undefined);
  const [upload = ''] = await one.disk.upload({
    ...{ folderId: inner.id, source: { content: new TextEncoder().encode('记录') }, name: '记录.txt' },
  });
  const file = await one.disk.uploaded(upload);
  await one.disk.touch(file.id);
  await waitUntil('it was lately used', () => names(recent)[0]?.startsWith('记录') === true);
  await other.disk.rename({ ...file, diskKind: 'group' }, '改名.txt');
  await waitUntil('it has its new name', () => names(recent)[0] === '改名.txt');
  await other.disk.rename({ id: inner.id, name: inner.name, diskKind: 'group' }, '新里面');
  await waitUntil('so has the folder', () => names(starred)[0] === '新里面');
  await one.disk.trash([box.id]);
  await waitUntil('what lies in it is in no list', () => [...names(starred), ...names(recent)].length === 0);
  await waitUntil('it is in the bin', () => names(bin)[0] === '盒子');
  await one.disk.restore([box.id]);
  await waitUntil('it is back', () => names(bin).length === 0 && names(starred)[0] === '新里面');
  await waitUntil('the file, too', () => names(recent)[0] === '改名.txt');
  await one.disk.trash([box.id]);
  await waitUntil('it is in the bin again', () => names(bin)[0] === '盒子');
  await one.disk.purge([box.id]);
  await waitUntil('the bin is empty', () => names(bin).length === 0);
  for (const screen of [starred, recent, bin]) screen.dispose();
});
