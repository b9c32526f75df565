// Finds an Electron program that is really there. Asking its package would start a download of 100 MB instead.
import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where it may be: the folder somebody names, or the package's own. */
export type ElectronPlaces = {
  /** `ELECTRON_OVERRIDE_DIST_PATH`: a folder with an Electron that is already on the machine. */
  override: string | undefined;
  /** Folder of the package, where its download would be put. */
  packageFolder: string;
  platform: NodeJS.Platform;
};

const names: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  darwin: join('Electron.app', 'Contents', 'MacOS', 'Electron'),
  win32: 'electron.exe',
};

/** The places of this machine. */
export function electronPlaces(environment: NodeJS.ProcessEnv = process.env): ElectronPlaces {
  const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
  return {
    override: environment['ELECTRON_OVERRIDE_DIST_PATH'] || undefined,
    packageFolder: join(root, 'node_modules', 'electron'),
    platform: process.platform,
  };
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    // Not there, or not to be run: both mean that there is none.
    return false;
  }
}

/** The name under which the package has stored its program, written by its own download. */
function storedName(packageFolder: string): string | undefined {
  try {
    return readFileSync(join(packageFolder, 'path.txt'), 'utf8').trim() || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The folder of the program and the program, or undefined. */
export function findElectron(
  places: ElectronPlaces = electronPlaces(),
): { folder: string; program: string } | undefined {
  const { override, packageFolder, platform } = places;
  const folder = override ?? join(packageFolder, 'dist');
  const name = storedName(packageFolder) ?? names[platform] ?? 'electron';
  const program = join(folder, name);
  return isProgram(program) ? { folder, program } : undefined;
}

/** Whether this machine can show a window now; on Linux that takes a display. */
export function hasDisplay(
  environment: NodeJS.ProcessEnv = process.env,
  platform = process.platform,
): boolean {
  return platform !== 'linux' || Boolean(environment['DISPLAY'] || environment['WAYLAND_DISPLAY']);
}
