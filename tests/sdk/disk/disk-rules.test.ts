// The rules of the cloud disk: names, labels, paths, and what can be done with what is chosen.
import { expect, test } from 'vitest';
import type { DiskNode } from '#sdk/api.ts';
import { diskActs, moveProblem } from '#sdk/disk/rules/disk-acts.ts';
import { freeLabel, nameProblem } from '#sdk/disk/rules/disk-names.ts';
import { looksLikeDiskPath, parseDiskPath, printDiskPath } from '#sdk/disk/rules/disk-path.ts';

const node = (change: Partial<DiskNode>): DiskNode => ({
  ...{
    id: '1',
    parentId: '2',
    diskId: '3',
    diskKind: 'group',
    isFolder: false,
    name: 'a.txt',
    size: 1,
    type: '',
  },
  ...{
    md5: '',
    fileId: 'f',
    uploaderId: '7',
    uploaderName: '',
    createdTime: 0,
    modifiedTime: 0,
    version: 1,
    rev: 1,
  },
  ...{ level: 'edit', sharedWith: 0, starred: false, ...change },
});

test.each([...'/\\:*?"<>|'])('a name must not contain %s', (sign) => {
  expect(nameProblem(`a${sign}b`)).toBe('diskNameForbidden');
});

test('a name is refused unchanged, taken, empty, dotted or too long', () => {
  expect(nameProblem('a', { before: 'a' })).toBe('diskNameUnchanged');
  expect(nameProblem('A', { siblings: ['a'] })).toBe('diskSameName');
  expect(nameProblem('A', { before: 'a', siblings: ['a'] })).toBeUndefined();
  expect(nameProblem('', { before: 'a' })).toBe('diskNameForbidden');
  expect(nameProblem('')).toBeUndefined();
  expect(nameProblem('..')).toBe('diskNameForbidden');
  expect(nameProblem('x'.repeat(256))).toBe('diskNameForbidden');
});

test('the label of a new folder is free among its siblings', () => {
  expect(freeLabel('新建文件夹', [])).toBe('新建文件夹');
  expect(freeLabel('New', ['new', 'New (1)'])).toBe('New (2)');
});

test('paths are read and written, and lead down only', () => {
  const path = parseDiskPath('group:数字化平台组/a//b/');
  expect(path).toEqual({ kind: 'group', owner: '数字化平台组', names: ['a', 'b'] });
  expect(path === undefined ? '' : printDiskPath(path)).toBe('group:数字化平台组/a/b');
  expect(parseDiskPath('personal:/a/../b')).toBeUndefined();
  expect(parseDiskPath('C:/a')).toBeUndefined();
  expect(looksLikeDiskPath('dept:/x')).toBe(true);
  expect(looksLikeDiskPath('./dept')).toBe(false);
});

test('several things are shared at once, a link leads to one, and the first that may not be shared is named', () => {
  const [mine, other] = [node({ name: 'a' }), node({ name: 'b' })];
  const acts = diskActs([mine, other], mine.uploaderId);
  expect([acts.share, acts.link.reason]).toEqual([{}, 'diskNotAFile']);
  const foreign = node({ name: 'c', uploaderId: 'somebody' });
  expect(diskActs([mine, foreign], mine.uploaderId).share).toEqual({ reason: 'diskNotOwnShare', name: 'c' });
  expect(diskActs([mine], mine.uploaderId).link).toEqual({});
});

test('what others sent up can be fetched and moved, not deleted or shared', () => {
  const acts = diskActs([node({})], '8');
  expect(acts.trash).toEqual({ reason: 'diskNotOwnDelete', name: 'a.txt' });
  expect(acts.share).toEqual({ reason: 'diskNotOwnShare', name: 'a.txt' });
  expect([acts.download, acts.move]).toEqual([{}, {}]);
  expect(diskActs([node({ level: 'manage' })], '8').trash).toEqual({});
  expect(diskActs([node({})], '7').trash).toEqual({});
  expect(diskActs([node({ level: 'view' })], '8').download.reason).toBe('diskPermission');
});

test('a file goes to no root, a folder to no root of the organisation', () => {
  expect(moveProblem([node({})], { isRoot: true, kind: 'personal' })).toBe('diskFileToRoot');
  expect(moveProblem([node({ isFolder: true })], { isRoot: true, kind: 'company' })).toBe('diskMoveToRoot');
  expect(moveProblem([node({ isFolder: true })], { isRoot: true, kind: 'group' })).toBeUndefined();
  expect(moveProblem([node({})], { isRoot: false, kind: 'company' })).toBeUndefined();
});

test('in a task what is another member’s cannot be changed, and nothing once it is over; each says so', () => {
  const others = node({ diskKind: 'task', level: 'download' });
  expect(diskActs([others], '7').trash).toEqual({ reason: 'diskTaskMember', name: 'a.txt' });
  expect(diskActs([others], '7').rename).toEqual({ reason: 'diskTaskMember', name: 'a.txt' });
  expect(diskActs([others], '7', true).move).toEqual({ reason: 'diskTaskClosed', name: 'a.txt' });
  expect(diskActs([others], '7').download).toEqual({});
});
