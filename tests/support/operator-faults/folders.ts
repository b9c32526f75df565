// Faults of folders: nothing in them, something else, or somebody at work.
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from '../operator-world.ts';
import { begin, on, start, written, type OperatorFault } from './fault.ts';

const folder = (
  name: string,
  code: string,
  exit: number,
  says: RegExp,
  make: OperatorFault['make'],
): OperatorFault => ({
  ...{ about: 'folder', name, code, exit, says, make },
});

const running = (name: string, argv: (place: Place) => readonly string[]): OperatorFault => ({
  ...folder(name, 'dataFolderInUse', 1, /in use/u, async (world, place) => {
    await world.run(place);
    return argv(place);
  }),
});

/** See the file's first line. */
export const folders: readonly OperatorFault[] = [
  folder('a folder without an office', 'noOfficeHere', 2, /server init/u, (_, place) => {
    rmSync(place.data, { recursive: true });
    mkdirSync(place.data);
    return start(place);
  }),
  folder('a folder that is not there', 'noOfficeHere', 2, /server init/u, (_, place) => {
    rmSync(place.data, { recursive: true });
    return start(place);
  }),
  folder('a backup that is started', 'folderIsBackup', 1, /server restore/u, (_, place) => [
    ...['server', 'start', '--port', '0', '--data', join(place.folder, 'backup')],
  ]),
  folder('a file for a folder', 'noOfficeHere', 2, /server init/u, (_, place) => {
    rmSync(place.data, { recursive: true });
    writeFileSync(place.data, '');
    return start(place);
  }),
  folder('a beginning below a file', 'dataUnusable', 1, /./u, (_, place) =>
    begin(join(written(place, 'file', ''), 'office')),
  ),
  folder('a beginning where the system makes no folders', 'dataUnusable', 1, /\/proc/u, () =>
    process.platform === 'linux' ? begin('/proc/no/office') : undefined,
  ),
  folder('a beginning where an office is', 'officeThere', 1, /./u, (_, place) => begin(place.data)),
  folder('a folder where the database should be', 'dataUnusable', 1, /./u, (_, place) => {
    rmSync(join(place.data, 'office.sqlite'));
    mkdirSync(join(place.data, 'office.sqlite'));
    return start(place);
  }),
  running('a second office on it', (place) => start(place)),
  running('migrating what runs', (place) => on(place, 'migrate')),
  running('restoring over what runs', (place) =>
    on(place, 'restore', join(place.folder, 'backup'), '--replace'),
  ),
  running('checking what runs', (place) => on(place, 'check')),
  running('people of what runs, by its folder', (place) => on(place, 'user', 'list')),
  folder('stopping what does not run', 'officeNotRunning', 1, /./u, (_, place) => on(place, 'stop')),
  folder('how nothing stands', 'noOfficeHere', 2, /server init/u, (_, place) => [
    'server',
    'status',
    '--data',
    join(place.folder, 'no'),
  ]),
  folder('a check of nothing', 'noOfficeHere', 2, /server init/u, (_, place) => [
    'server',
    'check',
    '--data',
    join(place.folder, 'no'),
  ]),
  folder('a backup of nothing', 'noOfficeHere', 2, /server init/u, (_, place) => [
    ...['server', 'backup', join(place.folder, 'new'), '--data', join(place.folder, 'no')],
  ]),
  folder('people of nothing', 'noOfficeHere', 2, /server init/u, (_, place) => [
    ...['server', 'user', 'list', '--data', join(place.folder, 'no')],
  ]),
  folder('a backup within the data', 'foldersNested', 1, /outside of the data folder/u, (_, place) =>
    on(place, 'backup', join(place.data, 'backups', 'monday')),
  ),
  folder('a backup within the data, by a link', 'foldersNested', 1, /outside/u, (_, place) => {
    symlinkSync(place.data, join(place.folder, 'elsewhere'));
    return on(place, 'backup', join(place.folder, 'elsewhere', 'monday'));
  }),
  folder('own backups within the data', 'foldersNested', 1, /outside/u, (_, place) =>
    start(place, '--backup-to', join(place.data, 'backups')),
  ),
  folder('own backups around the data', 'foldersNested', 1, /outside/u, (_, place) =>
    start(place, '--backup-to', place.folder),
  ),
  folder('a unit with backups within the data', 'foldersNested', 1, /outside/u, (_, place) =>
    on(place, 'unit', '--backup-to', join(place.data, 'backups')),
  ),
  folder('restoring from within the data', 'foldersNested', 1, /moved out/u, (_, place) => {
    cpSync(join(place.folder, 'backup'), join(place.data, 'backup'), { recursive: true });
    return on(place, 'restore', join(place.data, 'backup'), '--replace');
  }),
  folder('restoring into the backup', 'foldersNested', 1, /outside/u, (_, place) => [
    ...['server', 'restore', join(place.folder, 'backup')],
    ...['--data', join(place.folder, 'backup', 'office')],
  ]),
  folder('an export within the data', 'foldersNested', 1, /outside/u, (_, place) =>
    on(place, 'export', '--out', join(place.data, 'office.zip')),
  ),
  folder('a beginning within a backup', 'foldersNested', 1, /outside/u, (_, place) =>
    begin(join(place.folder, 'backup', 'below', 'office')),
  ),
  folder('a beginning within an office', 'foldersNested', 1, /outside/u, (_, place) =>
    begin(join(place.data, 'second')),
  ),
  folder('a backup over another', 'targetNotEmpty', 1, /backup/u, (_, place) =>
    on(place, 'backup', join(place.folder, 'backup')),
  ),
  folder('a backup below a file', 'dataUnusable', 1, /./u, (_, place) =>
    on(place, 'backup', join(written(place, 'file', ''), 'new')),
  ),
  folder('an export over another', 'targetNotEmpty', 1, /export\.zip/u, (_, place) =>
    on(place, 'export', '--out', join(place.folder, 'export.zip')),
  ),
  folder('an export below a file', 'dataUnusable', 1, /./u, (_, place) =>
    on(place, 'export', '--out', join(written(place, 'file', ''), 'new')),
  ),
  folder('restoring what is no backup', 'notABackup', 2, /./u, (_, place) =>
    on(place, 'restore', join(place.folder, 'export'), '--replace'),
  ),
  folder('restoring over an office', 'targetNotEmpty', 1, /--replace/u, (_, place) =>
    on(place, 'restore', join(place.folder, 'backup')),
  ),
  folder('verifying what is no backup', 'notABackup', 2, /./u, (_, place) => [
    'server',
    'backup',
    '--verify',
    place.data,
  ]),
  folder('importing what is no export', 'notAnExport', 2, /./u, (_, place) => [
    ...['server', 'import', join(place.folder, 'backup'), '--data', join(place.folder, 'new')],
  ]),
  folder('importing over an office', 'officeThere', 1, /./u, (_, place) =>
    on(place, 'import', join(place.folder, 'export')),
  ),
];
