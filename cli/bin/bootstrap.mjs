// Installs what the lockfile names when node_modules does not already hold exactly that; plain JavaScript for Node 20.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalledByHand } from './installed.mjs';
import { takeLock } from './lock.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.bootstrap-stamp');

/** npm settings that say where to fetch from; all others would change what is installed. */
const NETWORK_SETTINGS =
  /^npm_config_(registry|cache|ca|cafile|proxy|https_proxy|noproxy|strict_ssl|userconfig)$/i;

/** @param {string} line */
const say = (line) => process.stderr.write(`[tangram] ${line}\n`);

/** What an install depends on. By content, because a checkout touches every file's time. */
function wantedStamp() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return createHash('sha256').update(lock).update(`${process.platform} ${process.arch}`).digest('hex');
}

/** @param {string} wanted */
function isInstalled(wanted) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted;
}

/** A linked node_modules belongs to another checkout and is never reinstalled from here. */
function isLinked() {
  return lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}

/** The environment for the inner npm: without the outer npm's settings and without NODE_ENV (it would omit tools). */
function cleanEnvironment() {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) =>
        name !== 'NODE_ENV' &&
        (NETWORK_SETTINGS.test(name) || !/^npm_(config|lifecycle|package)_/i.test(name)) &&
        name !== 'npm_command',
    ),
  );
}

/** @param {(pid: number) => void} onStart @returns {Promise<{code: number | null, signal: NodeJS.Signals | null}>} */
function runInstall(onStart) {
  const flags = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env['npm_execpath'];
  const isNpm = npm !== undefined && /npm-cli\.c?js$/.test(npm);
  const windows = process.platform === 'win32';
  const [file, args] = isNpm ? [process.execPath, [npm, ...flags]] : ['npm', flags];
  const child = spawn(file, args, {
    cwd: root,
    // The program's own standard output belongs to whoever reads it; everything here goes to standard error.
    stdio: ['ignore', 2, 2],
    env: cleanEnvironment(),
    shell: windows && !isNpm,
  });
  if (child.pid !== undefined) onStart(child.pid);
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve({ code, signal }));
  });
}

const wanted = wantedStamp();
if (!isInstalled(wanted)) {
  if (isLinked()) say('node_modules 是链接，原样使用 / node_modules is a link and is used as it is');
  else process.exitCode = await install();
}

/** @returns {Promise<number>} the exit code */
async function install() {
  const lock = await takeLock(join(root, 'dist', '.bootstrap.lock'), () =>
    say('另一个安装正在进行，等待中… / waiting for another install to end…'),
  );
  try {
    if (isInstalled(wanted)) return 0;
    if (isInstalledByHand(root)) {
      writeFileSync(stampFile, wanted);
      return 0;
    }
    say('正在安装依赖，约半分钟… / installing the dependencies, about half a minute…');
    const { code, signal } = await runInstall(lock.nameChild);
    if (signal !== null) return 130;
    if (code === 0) writeFileSync(stampFile, wanted);
    else say(`安装失败（npm ci 退出码 ${code}）/ the install failed (npm ci ended with ${code})`);
    return code ?? 1;
  } finally {
    lock.release();
  }
}
