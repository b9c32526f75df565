// The program's first file: loads the bundle with the code the engine compiled for the same command last time.
const { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const { basename, dirname, join } = require('node:path');
const { Script } = require('node:vm');

/** Replaced by the build: the bundle's own first file. */
const entry = './ENTRY';

/**
 * Node keeps compiled code too, but only of what runs while a file is loaded; a short command spends most of its time
 * on compiling the functions it then calls. So each command keeps its own, beside the bundle it belongs to: a new
 * build starts anew. The engine refuses code of another version or of other flags; those have folders of their own.
 */
const engine = [process.version, process.arch, ...process.execArgv, process.env['NODE_OPTIONS'] ?? '']
  .join(' ')
  .replace(/[^\w.]+/g, '-')
  .slice(0, 120);
const ownCache =
  process.env['XDG_CACHE_HOME'] || join(process.env['HOME'] || process.env['LOCALAPPDATA'] || '', '.cache');
/** Beside the bundle; where that was installed by somebody else, among the person's own caches. */
const folders = [join(__dirname, 'code', engine), join(ownCache, 'tangram', 'code', engine)];
const [noun = '', verb = ''] = process.argv.slice(2).map((word) => (/^[a-z-]{1,30}$/.test(word) ? word : ''));
/** What the command may be called, before anything knows which commands there are. */
const guesses = [`${noun} ${verb}`, noun];

/** @type {Map<string, NodeJS.Module>} */
const loaded = new Map();
/** What was compiled in this run, by the file it is of. @type {Map<string, Script>} */
const compiled = new Map();

/** What the code of a file is called for a command. @param {string} file @param {string} command */
const nameOf = (file, command) => `${basename(file)} ${command}`;

/** @param {string} file @returns {Buffer | undefined} */
function keptFor(file) {
  for (const folder of folders)
    for (const guess of guesses) {
      try {
        return readFileSync(join(folder, nameOf(file, guess)));
      } catch {
        // Not there, or not ours to read: the engine compiles, which only takes longer.
      }
    }
  return undefined;
}

/** Loads one file of the bundle. @param {string} file @returns {unknown} */
function load(file) {
  const known = loaded.get(file);
  if (known !== undefined) return known.exports;
  const module = /** @type {NodeJS.Module} */ ({ exports: {}, id: file, filename: file });
  loaded.set(file, module);
  const place = dirname(file);
  const cachedData = keptFor(file);
  const script = new Script(
    `(function (exports, require, module, __filename, __dirname) { ${readFileSync(file, 'utf8')}\n})`,
    {
      filename: file,
      ...(cachedData && { cachedData }),
    },
  );
  if (cachedData === undefined || script.cachedDataRejected === true) compiled.set(file, script);
  /** @param {string} id */
  const find = (id) => (id.startsWith('.') ? load(join(place, id)) : require(id));
  script.runInThisContext().call(module.exports, module.exports, find, module, file, place);
  return module.exports;
}

/** Writes what was compiled, whole or not at all. @param {string} folder @param {string} command */
function keepIn(folder, command) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const [file, script] of compiled) {
    const path = join(folder, nameOf(file, command));
    const beside = `${path}.${process.pid}.part`;
    try {
      writeFileSync(beside, script.createCachedData(), { flag: 'wx' });
      renameSync(beside, path);
    } finally {
      rmSync(beside, { force: true });
    }
  }
}

/** @param {string} command */
function keep(command) {
  for (const folder of folders) {
    try {
      return keepIn(folder, command);
    } catch {
      // Not ours to write, or no room: the next folder, or the next run compiles again.
    }
  }
}

const program = /** @type {{command(): string | undefined}} */ (load(join(__dirname, entry)));
process.on('exit', (code) => {
  const command = program.command();
  // A command that failed has not run what it will run when it works; one that was stopped from outside has.
  if ((code === 0 || code === 130) && compiled.size > 0 && command !== undefined && guesses.includes(command))
    keep(command);
});
