// Faults of rights: folders, files and settings of somebody else, as a start by root leaves them.
import { chmodSync, chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from '../operator-world.ts';
import { begin, on, start, type OperatorFault } from './fault.ts';

/** Somebody without rights acts on a place of theirs in which something is root's. */
const forbidden = (
  name: string,
  code: string,
  says: RegExp,
  make: (place: Place) => readonly string[],
): OperatorFault => ({
  ...{ about: 'rights', name, code, exit: 1, says, asNobody: true },
  make: (world, place) => (world.toNobody(place) ? make(place) : undefined),
});

/** The data folder is root's. */
const closed = (place: Place): void => {
  chownSync(place.data, 0, 0);
  chmodSync(place.data, 0o700);
};
const ofFolder = (name: string, argv: (place: Place) => readonly string[]): OperatorFault =>
  forbidden(`${name} of a folder of somebody else`, 'dataUnusable', /no permission.*chown/u, (place) => {
    closed(place);
    return argv(place);
  });
/** One file or folder in the data folder is root's. */
const ofFile = (file: string, make: (path: string) => void): OperatorFault =>
  forbidden(
    `a start with ${file} of somebody else`,
    'dataUnusable',
    new RegExp(`${file}.*chown`, 'u'),
    (place) => {
      const path = join(place.data, file);
      make(path);
      chownSync(path, 0, 0);
      chmodSync(path, 0o600);
      return start(place);
    },
  );
const written = (path: string): void => writeFileSync(path, '', { flag: 'a' });

/** See the file's first line. */
export const rights: readonly OperatorFault[] = [
  ofFolder('a start', (place) => start(place)),
  ofFolder('the state', (place) => on(place, 'status')),
  ofFolder('the people', (place) => on(place, 'user', 'list')),
  ofFolder('the log', (place) => on(place, 'logs')),
  ofFolder('the acts', (place) => on(place, 'audit')),
  ofFolder('a backup', (place) => on(place, 'backup', join(place.folder, 'new'))),
  ofFolder('a check', (place) => on(place, 'check')),
  ofFolder('an export', (place) => on(place, 'export', '--out', join(place.folder, 'new'))),
  ofFolder('the end', (place) => on(place, 'stop')),
  ofFolder('a beginning', (place) => begin(place.data)),
  ofFile('office.sqlite', written),
  ofFile('office.sqlite-wal', written),
  ofFile('office-door.json', written),
  ofFile('office.log', written),
  ofFile('certificate-key.pem', written),
  ofFile('blobs', () => undefined),
  ofFile('uploads', (path) => mkdirSync(path, { recursive: true })),
  forbidden('asking at a door of somebody else', 'dataUnusable', /office-door\.json/u, (place) => {
    const door = join(place.data, 'office-door.json');
    writeFileSync(door, '{}', { mode: 0o600 });
    return on(place, 'status');
  }),
  forbidden('a backup of somebody else', 'dataUnusable', /backup\.json/u, (place) => {
    chmodSync(join(place.folder, 'backup', 'backup.json'), 0o600);
    chownSync(join(place.folder, 'backup', 'backup.json'), 0, 0);
    return ['server', 'backup', '--verify', join(place.folder, 'backup')];
  }),
  forbidden('a backup into a folder of somebody else', 'dataUnusable', /there/u, (place) => {
    mkdirSync(join(place.folder, 'there'), { mode: 0o755 });
    return on(place, 'backup', join(place.folder, 'there', 'new'));
  }),
  {
    ...{ about: 'rights', name: 'settings of somebody else', code: 'fileForbidden', exit: 1, asNobody: true },
    says: /config\.json.*chown/u,
    make(world, place) {
      if (!world.toNobody(place)) return undefined;
      writeFileSync(join(world.settingsOf(place), 'config.json'), '{}', { mode: 0o600 });
      return on(place, 'status');
    },
  },
  {
    ...{
      about: 'rights',
      name: 'a file where settings should be',
      code: 'notAFolder',
      exit: 1,
      asNobody: true,
    },
    says: /tangram.*move away/u,
    make(world, place) {
      if (!world.toNobody(place)) return undefined;
      rmSync(world.settingsOf(place), { recursive: true });
      writeFileSync(world.settingsOf(place), '');
      return ['config', 'set', 'server', 'http://127.0.0.1:1'];
    },
  },
];
