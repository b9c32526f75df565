// What `npm run package` runs: builds the parts and packs them for this system, or says plainly what is missing.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findElectron } from '#cli/bin/find-electron.ts';
import { chosenVariantName, pickVariant } from '#variants/index.ts';
import { packingConfiguration } from './configuration.ts';
import { iconPicture } from './icon.ts';

const iconSize = 1_024;
const root = fileURLToPath(new URL('../../..', import.meta.url));
const say = (text: string): void => void process.stderr.write(`${text}\n`);

async function pack(): Promise<number> {
  const electron = findElectron();
  if (electron === undefined) {
    say(
      '没有找到 Electron 程序，无法打包。请运行 npx install-electron，或用 ELECTRON_OVERRIDE_DIST_PATH 指明它所在的文件夹。',
    );
    say(
      'There is no Electron program here, so nothing can be packed. Run npx install-electron, or name its folder in ELECTRON_OVERRIDE_DIST_PATH.',
    );
    return 1;
  }
  const built = spawnSync(process.execPath, ['cli/bin/build.mjs', 'gui', 'desktop', 'desktop-preload'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (built.status !== 0) return built.status ?? 1;
  const variant = pickVariant(chosenVariantName(undefined, process.env['TANGRAM_VARIANT']));
  const resources = join(root, 'dist', 'package-resources', variant.name);
  mkdirSync(resources, { recursive: true });
  const mark = readFileSync(join(root, 'variants', variant.brand.logo), 'utf8');
  writeFileSync(join(resources, 'icon.png'), iconPicture(mark, iconSize));
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: { electron: string };
  };
  const { build } = await import('electron-builder');
  const made = await build({
    projectDir: root,
    config: packingConfiguration(variant, {
      root,
      electronFolder: electron.folder,
      electronVersion: dependencies.electron,
      resources,
    }),
  });
  for (const file of made) say(file);
  return 0;
}

process.exitCode = await pack();
