// Faults of disks without room or not to be written to, and of data of newer programs.
import { join } from 'node:path';
import type { Place } from '../operator-world.ts';
import { begin, newer, on, rewrite, start, type OperatorFault } from './fault.ts';

const small = (
  name: string,
  how: 'full' | 'readOnly',
  code: string,
  argv: (disk: Place, place: Place) => readonly string[],
): OperatorFault => ({
  ...{
    about: 'disk',
    name,
    code,
    exit: 1,
    says: how === 'full' ? /disk is full|room/u : /data can be kept|written/u,
  },
  make(world, place) {
    const disk = world.smallDisk(place, how);
    return disk && argv(disk, place);
  },
});
/** See the file's first line. */
export const disks: readonly OperatorFault[] = [
  small('a start on a full disk', 'full', 'dataDiskFull', (disk) => start(disk)),
  small('a beginning on a full disk', 'full', 'dataDiskFull', (disk) => begin(join(disk.folder, 'new'))),
  small('a backup to a full disk', 'full', 'dataDiskFull', (disk, place) =>
    on(place, 'backup', join(disk.folder, 'new')),
  ),
  small('an export to a full disk', 'full', 'dataDiskFull', (disk, place) =>
    on(place, 'export', '--out', join(disk.folder, 'new')),
  ),
  small('a restore to a full disk', 'full', 'dataDiskFull', (disk, place) => [
    ...['server', 'restore', join(place.folder, 'backup'), '--data', join(disk.folder, 'new')],
  ]),
  small('a start on a disk that is read only', 'readOnly', 'dataUnusable', (disk) => start(disk)),
  small('a beginning on a disk that is read only', 'readOnly', 'dataUnusable', (disk) =>
    begin(join(disk.folder, 'new')),
  ),
  small('a backup to a disk that is read only', 'readOnly', 'dataUnusable', (disk, place) =>
    on(place, 'backup', join(disk.folder, 'new')),
  ),
  small('a restore to a disk that is read only', 'readOnly', 'dataUnusable', (disk, place) => [
    ...['server', 'restore', join(place.folder, 'backup'), '--data', join(disk.folder, 'new')],
  ]),
];

const later = (
  name: string,
  code: string,
  argv: (place: Place) => readonly string[],
  make: (place: Place) => void,
): OperatorFault => ({
  ...{ about: 'versions', name, code, exit: 1, says: /newer/u },
  make(_, place) {
    make(place);
    return argv(place);
  },
});
/** See the file's first line. */
export const versions: readonly OperatorFault[] = [
  later(
    'starting newer data',
    'dataTooNew',
    (place) => start(place),
    ({ data }) => newer(data),
  ),
  later(
    'migrating newer data',
    'dataTooNew',
    (place) => on(place, 'migrate'),
    ({ data }) => newer(data),
  ),
  later(
    'the state of newer data',
    'dataTooNew',
    (place) => on(place, 'status'),
    ({ data }) => newer(data),
  ),
  later(
    'a check of newer data',
    'dataTooNew',
    (place) => on(place, 'check'),
    ({ data }) => newer(data),
  ),
  later(
    'a backup of newer data',
    'dataTooNew',
    (place) => on(place, 'backup', join(place.folder, 'new')),
    ({ data }) => newer(data),
  ),
  later(
    'people of newer data',
    'dataTooNew',
    (place) => on(place, 'user', 'list'),
    ({ data }) => newer(data),
  ),
  later(
    'restoring a backup of another form',
    'backupTooNew',
    (place) => on(place, 'restore', join(place.folder, 'backup'), '--replace'),
    (place) => rewrite(join(place.folder, 'backup', 'backup.json'), (facts) => (facts['form'] = 2)),
  ),
  later(
    'verifying a backup of another form',
    'backupTooNew',
    (place) => ['server', 'backup', '--verify', join(place.folder, 'backup')],
    (place) => rewrite(join(place.folder, 'backup', 'backup.json'), (facts) => (facts['form'] = 2)),
  ),
  later(
    'restoring a backup of newer data',
    'backupTooNew',
    (place) => on(place, 'restore', join(place.folder, 'backup'), '--replace'),
    (place) => rewrite(join(place.folder, 'backup', 'backup.json'), (facts) => (facts['version'] = 9999)),
  ),
  later(
    'importing an export of another form',
    'exportTooNew',
    (place) => ['server', 'import', join(place.folder, 'export'), '--data', join(place.folder, 'new')],
    (place) => rewrite(join(place.folder, 'export', 'export.json'), (facts) => (facts['form'] = 2)),
  ),
];
