// What `npm run package` runs: packs the desktop window, with `office` a release of the office, or with `sdk` the package
// for bots; `sdk --try` tries that too.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { packOffice } from './packing/office-release.ts';
import { packSdk } from './packing/sdk-package.ts';
import { trySdk } from './packing/try-sdk.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const say = (text: string): void => void process.stderr.write(`${text}\n`);

async function packageWhat(words: readonly string[]): Promise<number> {
  const [what = 'desktop', ...options] = words;
  const isTried = what === 'sdk' && options[0] === '--try';
  if (!['sdk', 'office', 'desktop'].includes(what) || options.length > (isTried ? 1 : 0)) {
    say(
      '用法：npm run package [-- desktop | office | sdk [--try]] / usage: npm run package [-- desktop | office | sdk [--try]]',
    );
    return 2;
  }
  if (what === 'desktop') {
    // Its parts belong to the window, which nothing here may know.
    const packed = spawnSync(process.execPath, ['gui/desktop/packaging/package.ts'], {
      cwd: root,
      stdio: 'inherit',
    });
    return packed.status ?? 1;
  }
  if (what === 'office') {
    process.stdout.write(`${packOffice(root)}\n`);
    return 0;
  }
  const tarball = await packSdk(root);
  const faults = isTried ? trySdk(root, tarball, say) : [];
  for (const fault of faults) say(fault);
  process.stdout.write(`${tarball}\n`);
  return faults.length === 0 ? 0 : 1;
}

process.exitCode = await packageWhat(process.argv.slice(2));
