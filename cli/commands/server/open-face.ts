// Opens the office for the person who started it: in the desktop window where there is one, else in the browser.
import { spawn, type ChildProcess } from 'node:child_process';
import { dirname, join } from 'node:path';
import type { Environment } from '../../io.ts';
import { builtPages } from '../../product.ts';

/** Variable in which `npm start` names the Electron program it found. */
const programVariable = 'TANGRAM_DESKTOP_PROGRAM';

function started(child: ChildProcess): Promise<boolean> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('spawn', () => resolve(true));
  });
}

/** Whether anything could be opened. A desktop window that does not start leaves the browser. */
export async function openFace(url: string, variant: string, environment: Environment): Promise<boolean> {
  const program = environment[programVariable];
  const pages = builtPages();
  if (program && pages !== undefined) {
    const main = join(dirname(pages), 'desktop', 'main.js');
    const child = spawn(program, [main, `--server=${url}`, `--variant=${variant}`], {
      stdio: 'ignore',
      detached: true,
    });
    child.unref();
    if (await started(child)) return true;
  }
  const { default: open } = await import('open');
  return started(await open(url));
}
