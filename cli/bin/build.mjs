// Builds the program, the pages and the bots' library into dist/, each only when what it is made of has changed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { takeLock } from './lock.mjs';

// Whoever builds (a test run, say), what is built is what people use.
process.env['NODE_ENV'] = 'production';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const dist = join(root, 'dist');

/**
 * What is built: a name (its folder in dist/), its vite configuration, the file that must come out, and its sources.
 * @type {{name: string, config: string, entry: string, result: string, sources: string[]}[]}
 */
const targets = [
  {
    name: 'cli',
    config: 'cli/vite.config.ts',
    entry: 'cli/main.ts',
    result: 'main.js',
    sources: ['cli', 'sdk', 'storage', 'variants', 'fixtures'],
  },
  {
    name: 'sdk',
    config: 'cli/vite-sdk.config.ts',
    entry: 'fixtures/testing.ts',
    result: 'index.js',
    sources: ['cli/bin/packing', 'sdk', 'storage', 'variants', 'fixtures'],
  },
  {
    name: 'threads',
    config: 'cli/vite-threads.config.ts',
    entry: 'fixtures/office/digest-worker.ts',
    result: 'fixtures/office/digest-worker.js',
    sources: ['cli/bin/packing', 'sdk', 'storage', 'variants', 'fixtures'],
  },
  {
    name: 'gui',
    config: 'gui/vite.config.ts',
    entry: 'gui/index.html',
    result: 'index.html',
    sources: ['gui', 'sdk', 'storage', 'variants'],
  },
  {
    name: 'desktop',
    config: 'gui/desktop/vite.config.ts',
    entry: 'gui/desktop/main.ts',
    result: 'main.js',
    sources: ['gui/desktop', 'gui/worker', 'sdk', 'storage', 'variants'],
  },
  {
    name: 'desktop-preload',
    config: 'gui/desktop/preload/vite.config.ts',
    entry: 'gui/desktop/preload/preload.ts',
    result: 'preload.cjs',
    sources: ['gui/desktop'],
  },
];

/** @param {string} line */
const say = (line) => process.stderr.write(`[tangram] ${line}\n`);

/** Every file under a folder, sorted, so that the hash does not depend on the disk's order. @param {string} folder */
function filesUnder(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** What a target is made of: `sources` and tools by content, `stamp` with the variant chosen for the build and its key. */
function fingerprint(/** @type {string[]} */ folders) {
  const hash = createHash('sha256');
  const files = folders.flatMap((folder) => filesUnder(join(root, folder)));
  for (const file of [...files, join(root, 'package.json'), join(root, 'package-lock.json')]) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  const sources = hash.copy().digest('hex');
  hash.update(process.env['TANGRAM_VARIANT'] ?? '');
  const own = process.env['TANGRAM_VARIANT_FILE'];
  if (own) hash.update(readFileSync(own));
  for (const [name, key] of Object.entries(process.env).toSorted()) {
    if (/^TANGRAM_[A-Z0-9_]+_MESSAGE_KEY$/.test(name)) hash.update(`${name}=${key}\0`);
  }
  return { sources, stamp: hash.digest('hex'), count: files.length };
}

/**
 * A module that is loaded when it is needed and imported at once elsewhere is in the first script after all: somebody
 * meant to keep it out.
 * @type {NonNullable<import('vite').Rolldown.InputOptions['onLog']>}
 */
const refuseLost = (level, log, next) => {
  if (log.code === 'INEFFECTIVE_DYNAMIC_IMPORT') throw new Error(log.message);
  next(level, log);
};

/** @param {(typeof targets)[number]} target */
const stampFileOf = (target) => join(dist, `.${target.name}.stamp`);

/** What the build that stands was made of; undefined where none does. @param {(typeof targets)[number]} target */
function builtOf(target) {
  const file = stampFileOf(target);
  if (!existsSync(join(dist, target.name, target.result)) || !existsSync(file)) return undefined;
  const [stamp = '', sources = ''] = readFileSync(file, 'utf8').split('\n');
  return { stamp, sources };
}

/** @param {(typeof targets)[number]} target */
async function buildTarget(target) {
  if (!existsSync(join(root, target.config)) || !existsSync(join(root, target.entry))) {
    say(`${target.name}: 跳过，没有 ${target.entry} / skipped, there is no ${target.entry}`);
    return;
  }
  const { stamp, sources, count } = fingerprint(target.sources);
  const folder = join(dist, target.name);
  if (builtOf(target)?.stamp === stamp) return;
  const lock = await takeLock(join(dist, `.${target.name}.lock`));
  try {
    if (builtOf(target)?.stamp === stamp) return;
    const started = performance.now();
    const { build } = await import('vite');
    // Built aside and moved in place, so that a running office never serves half a page.
    const fresh = join(dist, `.${target.name}.new`);
    await build({
      configFile: join(root, target.config),
      configLoader: 'native',
      logLevel: 'warn',
      build: { outDir: fresh, emptyOutDir: true, rolldownOptions: { onLog: refuseLost } },
    });
    if (!existsSync(join(fresh, target.result))) throw new Error(`the build made no ${target.result}`);
    rmSync(folder, { recursive: true, force: true });
    renameSync(fresh, folder);
    writeFileSync(stampFileOf(target), `${stamp}\n${sources}`);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    say(`${target.name}: 已构建，${count} 个文件，${seconds} 秒 / built from ${count} files in ${seconds} s`);
  } finally {
    lock.release();
  }
}

const wanted = process.argv.slice(2);
const fileAt = wanted.indexOf('--variant-file');
if (fileAt >= 0) {
  // Relative to where it was typed, whatever folder the build runs in.
  const [, path = ''] = wanted.splice(fileAt, 2);
  process.env['TANGRAM_VARIANT_FILE'] = resolve(process.env['INIT_CWD'] ?? '.', path);
}
/** Asks only whether what is built is of these sources, and says which parts are not. */
const isAsked = wanted[0] === '--check';
for (const target of targets) {
  // A release's own parts are built for it alone.
  if (wanted.length === 0 ? target.name === 'threads' : !wanted.includes(target.name)) continue;
  if (!isAsked) {
    await buildTarget(target);
    continue;
  }
  // Which variant it was built for is not asked: a service does not say it.
  const built = builtOf(target);
  if (built !== undefined && built.sources !== '' && built.sources !== fingerprint(target.sources).sources) {
    say(
      `${target.name}: 构建旧于源代码，现在运行的是旧的；下一步：npm run build / is built from other sources, and what runs is the old one; next: npm run build`,
    );
    process.exitCode = 1;
  }
}
