// Faults of databases, contents, backups and exports that are not what was written.
import { appendFileSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from '../operator-world.ts';
import {
  backupOf,
  begin,
  firstContent,
  flip,
  on,
  rewrite,
  sqlite,
  start,
  type OperatorFault,
} from './fault.ts';

const broken = (
  name: string,
  code: string | undefined,
  says: RegExp,
  argv: (place: Place) => readonly string[],
  make: (place: Place) => void,
): OperatorFault => ({
  ...{ about: 'damage', name, code, exit: 1, says },
  make(_, place) {
    make(place);
    return argv(place);
  },
});
const verify = (place: Place): readonly string[] => ['server', 'backup', '--verify', backupOf(place)];
const restored = (place: Place): readonly string[] => [
  ...['server', 'restore', backupOf(place), '--data', join(place.folder, 'new')],
];
const imported =
  (name: string) =>
  (place: Place): readonly string[] => [
    ...['server', 'import', join(place.folder, name), '--data', join(place.folder, 'new')],
  ];
/** Noise in the middle of every sixth page but the first ones, as a disk leaves it that is failing. */
function noise(path: string): void {
  const bytes = readFileSync(path);
  for (let at = 20 * 4_096; at + 4_096 <= bytes.byteLength; at += 6 * 4_096) bytes.fill(0x5a, at, at + 200);
  writeFileSync(path, bytes);
}
/** See the file's first line. */
export const damages: readonly OperatorFault[] = [
  broken(
    'a database that is none',
    'dataDamaged',
    /server check.*server restore/su,
    (place) => start(place),
    ({ data }) => writeFileSync(sqlite(data), 'this is no database at all, and it is long enough to be read'),
  ),
  broken(
    'a database cut in the middle',
    'dataDamaged',
    /server check/u,
    (place) => start(place),
    ({ data }) => truncateSync(sqlite(data), 40_960),
  ),
  broken(
    'how a damaged database stands',
    'dataDamaged',
    /server check/u,
    (place) => on(place, 'status'),
    ({ data }) => writeFileSync(sqlite(data), 'this is no database at all, and it is long enough to be read'),
  ),
  broken(
    'a backup of a damaged database',
    'dataDamaged',
    /server check/u,
    (place) => on(place, 'backup', join(place.folder, 'new')),
    ({ data }) => writeFileSync(sqlite(data), 'this is no database at all, and it is long enough to be read'),
  ),
  broken(
    'a check of a damaged database',
    undefined,
    /database: office\.sqlite.*server restore/su,
    (place) => on(place, 'check'),
    ({ data }) => writeFileSync(sqlite(data), 'this is no database at all, and it is long enough to be read'),
  ),
  broken(
    'a check of a database with pages of noise',
    undefined,
    /database: [a-z_]+ \(.*server restore/su,
    (place) => on(place, 'check', '--deep'),
    ({ data }) => noise(sqlite(data)),
  ),
  broken(
    'a backup of a database with pages of noise',
    'dataDamaged',
    /office\b.*server check/su,
    (place) => on(place, 'backup', join(place.folder, 'new')),
    ({ data }) => noise(sqlite(data)),
  ),
  broken(
    'people of a damaged database',
    'dataDamaged',
    /server check/u,
    (place) => on(place, 'user', 'list'),
    ({ data }) => writeFileSync(sqlite(data), 'this is no database at all, and it is long enough to be read'),
  ),
  broken(
    'an empty database',
    'dataIncomplete',
    /./u,
    (place) => start(place),
    ({ data }) => truncateSync(sqlite(data), 0),
  ),
  broken(
    'contents without their database',
    'dataIncomplete',
    /./u,
    (place) => start(place),
    ({ data }) => rmSync(sqlite(data)),
  ),
  broken(
    'a beginning where contents are left',
    'dataIncomplete',
    /./u,
    (place) => begin(place.data),
    ({ data }) => rmSync(sqlite(data)),
  ),
  broken(
    'a backup of an office that lacks a content',
    'contentsDamaged',
    /--allow-damaged/u,
    (place) => on(place, 'backup', join(place.folder, 'new')),
    ({ data }) => rmSync(firstContent(data)),
  ),
  broken(
    'a backup of an office with a flipped bit',
    'contentsDamaged',
    /--allow-damaged/u,
    (place) => on(place, 'backup', join(place.folder, 'new')),
    ({ data }) => flip(firstContent(data)),
  ),
  broken(
    'an export of an office with a flipped bit',
    'contentsDamaged',
    /--allow-damaged/u,
    (place) => on(place, 'export', '--out', join(place.folder, 'new')),
    ({ data }) => flip(firstContent(data)),
  ),
  broken(
    'an office that lacks a content, checked',
    undefined,
    /problems.*: 1/su,
    (place) => on(place, 'check'),
    ({ data }) => rmSync(firstContent(data)),
  ),
  broken(
    'a flipped bit, checked by every byte',
    undefined,
    /problems.*: 1/su,
    (place) => on(place, 'check', '--deep'),
    ({ data }) => flip(firstContent(data)),
  ),
  broken(
    'a backup that lacks a content',
    undefined,
    /missing: blobs\S+ \(\S.*\.txt, Lina/u,
    verify,
    (place) => rmSync(firstContent(backupOf(place))),
  ),
  broken('a backup with a flipped bit', undefined, /changed: blobs/u, verify, (place) =>
    flip(firstContent(backupOf(place))),
  ),
  broken('a backup with a content cut short', undefined, /blobs/u, verify, (place) =>
    truncateSync(firstContent(backupOf(place)), 1),
  ),
  broken(
    'a backup whose database has a flipped bit',
    undefined,
    /changed: office\.sqlite/u,
    verify,
    (place) => flip(sqlite(backupOf(place)), 50_000),
  ),
  broken('a backup without its database', undefined, /missing: office\.sqlite/u, verify, (place) =>
    rmSync(sqlite(backupOf(place))),
  ),
  broken('a backup whose list says other numbers', undefined, /changed: backup\.json/u, verify, (place) =>
    rewrite(join(backupOf(place), 'backup.json'), (facts) => (facts['messages'] = 4_000)),
  ),
  broken('a backup whose list is cut', undefined, /changed: backup\.json/u, verify, (place) =>
    truncateSync(join(backupOf(place), 'backup.json'), 20),
  ),
  broken('restoring without a content', 'contentsDamaged', /--allow-damaged/u, restored, (place) =>
    rmSync(firstContent(backupOf(place))),
  ),
  broken('restoring a flipped bit', 'contentsDamaged', /--allow-damaged/u, restored, (place) =>
    flip(firstContent(backupOf(place))),
  ),
  broken('restoring a damaged database', 'backupDamaged', /./u, restored, (place) =>
    flip(sqlite(backupOf(place)), 50_000),
  ),
  broken('restoring without the database', 'backupDamaged', /./u, restored, (place) =>
    rmSync(sqlite(backupOf(place))),
  ),
  broken('restoring by a list that is cut', 'backupDamaged', /./u, restored, (place) =>
    truncateSync(join(backupOf(place), 'backup.json'), 20),
  ),
  broken(
    'importing a file cut in the middle',
    'exportDamaged',
    /./u,
    imported('export.zip'),
    ({ folder: own }) => truncateSync(join(own, 'export.zip'), 4_000),
  ),
  broken('importing what is no archive', 'exportDamaged', /./u, imported('export.zip'), ({ folder: own }) =>
    writeFileSync(join(own, 'export.zip'), 'nonsense'),
  ),
  broken('importing a damaged database', 'exportDamaged', /./u, imported('export'), ({ folder: own }) =>
    flip(sqlite(join(own, 'export', 'office')), 50_000),
  ),
  broken('importing with something added', 'exportDamaged', /./u, imported('export'), ({ folder: own }) =>
    appendFileSync(sqlite(join(own, 'export', 'office')), 'x'),
  ),
];
