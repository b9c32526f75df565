// Whether an Electron program is there is read from the disk: nothing is asked that would fetch one.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { electronPlaces, findElectron, hasDisplay } from '../../cli/bin/find-electron.ts';

const folder = mkdtempSync(join(tmpdir(), 'tangram-electron-'));
afterAll(() => rmSync(folder, { recursive: true }));
const packageFolder = join(folder, 'electron');
mkdirSync(join(packageFolder, 'dist'), { recursive: true });
const places = { override: undefined, packageFolder, platform: 'linux' as const };
function program(path: string, mode = 0o755): void {
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, '');
  chmodSync(path, mode);
}

test('none, one that cannot be run, one that can', () => {
  const path = join(packageFolder, 'dist', 'electron');
  expect(findElectron(places)).toBeUndefined();
  program(path, 0o644);
  expect(findElectron(places)).toBeUndefined();
  program(path);
  expect(findElectron(places)).toEqual({ folder: join(packageFolder, 'dist'), program: path });
  mkdirSync(join(folder, 'other', 'electron'), { recursive: true });
  expect(findElectron({ ...places, override: join(folder, 'other') })).toBeUndefined();
});

test('a folder that somebody names goes first, with the name the package has stored', () => {
  const override = join(folder, 'named');
  program(join(override, 'electron'));
  expect(findElectron({ ...places, override })?.program).toBe(join(override, 'electron'));
  program(join(override, 'bin', 'shell'));
  writeFileSync(join(packageFolder, 'path.txt'), 'bin/shell\n');
  expect(findElectron({ ...places, override })?.program).toBe(join(override, 'bin', 'shell'));
  rmSync(join(packageFolder, 'path.txt'));
  expect(electronPlaces({ ELECTRON_OVERRIDE_DIST_PATH: override }).override).toBe(override);
  expect(electronPlaces({ ELECTRON_OVERRIDE_DIST_PATH: '' }).override).toBeUndefined();
});

test.each([
  ['darwin', join('Electron.app', 'Contents', 'MacOS', 'Electron')],
  ['win32', 'electron.exe'],
] as const)('on %s it is %s', (platform, name) => {
  const override = join(folder, platform);
  program(join(override, name));
  expect(findElectron({ ...places, platform, override })?.program).toBe(join(override, name));
});

test('a window needs a display on Linux, and nothing elsewhere', () => {
  expect(hasDisplay({}, 'linux')).toBe(false);
  expect(hasDisplay({ DISPLAY: ':0' }, 'linux')).toBe(true);
  expect(hasDisplay({ WAYLAND_DISPLAY: 'wayland-0' }, 'linux')).toBe(true);
  expect(hasDisplay({}, 'win32')).toBe(true);
});
