// What `npm start` runs: builds what changed, then serves the embedded office from this very process.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findElectron, hasDisplay } from './find-electron.ts';

const here = dirname(fileURLToPath(import.meta.url));
const program = join(here, '..', '..', 'dist', 'cli', 'main.js');

const given = process.argv.slice(2);
// The desktop window where there is one; `--browser` asks for the browser all the same.
const electron = given.includes('--browser') || !hasDisplay() ? undefined : findElectron();
if (electron !== undefined) process.env['TANGRAM_DESKTOP_PROGRAM'] = electron.program;
const targets = ['cli', 'sdk', 'gui', ...(electron === undefined ? [] : ['desktop', 'desktop-preload'])];

// In a process of its own, so that the builder's memory is given back before the office starts.
const built = spawnSync(process.execPath, [join(here, 'build.mjs'), ...targets], { stdio: ['ignore', 2, 2] });
if (built.status !== 0 || !existsSync(program)) process.exit(built.status || 5);

const opens = given.includes('--no-open') || given.includes('--json') ? [] : ['--open'];
const seeds = given.some((flag) => flag === '--seed' || flag.startsWith('--seed=')) ? [] : ['--seed', 'demo'];
const rest = given.filter((flag) => flag !== '--no-open' && flag !== '--browser');
process.argv.splice(1, Infinity, program, 'server', 'start', ...seeds, ...opens, ...rest);
await import(pathToFileURL(program).href);
