// How the command line program is bundled: what every small command needs in one file, heavy parts as chunks of their own.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { licenceList } from './bin/licence-list.ts';

/** Native or lazily downloaded packages that must be found in node_modules at run time. */
const external = ['electron', 'jq-web', 'react-devtools-core', 'vite'];

/** Whose work is in the program; jq is loaded from its own folder. */
const licences = licenceList([fileURLToPath(new URL('../node_modules/jq-web', import.meta.url))]);

/** What every command needs: one file is found, read and compiled in a fraction of the time of twenty. */
const program = [
  /\/cli\/(main|run|context|words|plain-parse|input|options|flags|errors|exit-codes|suggest|feeds|fresh|target)\.ts$/,
  /\/cli\/(config\/(?!person-settings)|context\/process-|dry-run|typed-text)/,
  /\/cli\/shapes\/(chat|message)\.ts$/,
  /\/cli\/commands\/(index\.ts|chat\/)/,
  /\/cli\/output\/(output|json|paint|plain|safe-text|times|csv)\.ts$/,
  /\/sdk\/errors\.ts$/,
  /\/sdk\/locales\/(language|hints|(zh|en)\/cli-hints)\.ts$/,
  /\/sdk\/chat\/rules\/(chat-order|message-record|message-text)\.ts$/,
  /\/sdk\/contacts\/rules\/pick-target\.ts$/,
  /\/sdk\/contract\/markup\//,
  /\/node_modules\/(env-paths|is-safe-filename)\//,
];
/**
 * What reading the store needs beside it: the office with all it imports, and the store's engine. Codecs, sockets and
 * sentences stay apart, for who asks.
 */
const client = [/\/cli\/context\/office\.ts$/, /\/storage\/drivers\/node\.ts$/];
/** Sentences in both languages: for whoever says one. */
const words = [/\/sdk\/locales\//, /\/node_modules\/i18next\//];
/** What people see and programs do not: tables and errors. */
const people = [
  /\/cli\/(report|help|output\/table)\.ts$/,
  /\/node_modules\/(string-width|get-east-asian-width|strip-ansi|ansi-regex)\//,
];
/** What is wanted before it or beside it: the table of its keys, which help tells, and the terminal's colours. */
const keys = [
  /\/cli\/tui\/keys\/(keys[a-z-]*|key-map|own-keys|press|help-rows)\.ts$/,
  /\/cli\/tui\/text\/cell-width\.ts$/,
  /\/cli\/tui\/terminal\/background\.ts$/,
];
/**
 * What services share with the full-screen client: shapes of the wire with the library that checks them, and some rules.
 * Without files of their own they would lie in its file, and nearly every command would load all of it.
 */
const shared = [
  /\/sdk\/(base\/reloading|groups\/rules\/group-form|disk\/rules\/(?:disk-names|sort-nodes)|write\/rules\/(?:blocks|reading|form-lines|reference)|apps\/screens\/find-apps|notices\/notice-item)\.ts$/,
];
const contract = [/\/node_modules\/zod\//, /\/sdk\/contract\//];
/** The full-screen client with the library that draws it: one file that no other command loads. */
const terminal = [
  /\/cli\/tui\//,
  /\/sdk\/[a-z]+\/(screens|actions)\//,
  /\/sdk\/(connection|search)\//,
  // What is said in the client; the centre of notices has a service, and commands.
  /\/sdk\/notices\/rules\/(?!level-plan)/,
  /\/node_modules\/(ink|react|react-reconciler|scheduler|yoga-layout)\//,
];
const within = (patterns: readonly RegExp[]) => (id: string) => patterns.some((pattern) => pattern.test(id));

/**
 * commander can start programs named after commands; ours never does, and the module for it is one of the slowest
 * to load.
 */
const lazyChildProcess = `export default {
  spawn: (...given) => process.getBuiltinModule('node:child_process').spawn(...given),
};`;

/**
 * The layout engine of Ink waits for its WebAssembly while it is imported, which modules loaded by `require` cannot.
 * Here its import ends at once with the constants alone, and the rest is added when the engine is there; `cli/tui/frame/layout-engine.ts`
 * waits for that before anything is laid out.
 */
const layoutEngine = `import load from '../binaries/yoga-wasm-base64-esm.js';
import wrapAssembly from './wrapAssembly.js';
import constants from './generated/YGEnums.js';
const Yoga = { ...constants };
globalThis[Symbol.for('tangram.layoutEngine')] = load().then((lib) => Object.assign(Yoga, wrapAssembly(lib)));
export default Yoga;
export * from './generated/YGEnums.js';`;

/** What Ink does for its developers only, and a module loaded by `require` cannot. */
const developersOnly =
  /await (?=import\('\.\/devtools\.js'\)|loadPackageJson\(\))|import\.meta\.resolve(?=\('react-devtools-core'\))/g;

/**
 * Asking whether a character is an emoji compiles a pattern of thousands of sequences first, for which the engine takes
 * as long as for the first screen. Of characters of one unit only those between U+2000 and U+2BFF can be one.
 */
const emojiAsked = 'rgiEmojiRegex.test(segment)';
const emojiAskedWherePossible = String.raw`(segment.length > 1 || (segment >= '\u2000' && segment <= '\u2bff')) && ${emojiAsked}`;

/**
 * SQLite's native part by its path. The package looks for it in four places, through ten small modules; what it
 * would find is known here. Where it is not so (another layout, platform or libc) the package's own way is taken.
 */
const nativeSqlite = `
const { join } = require('node:path');
const target = process.platform + '-' + process.arch + '.node';
const usual = join(__dirname, '..', '..', '..', 'node_modules', 'better-sqlite3', 'prebuilds', target);
let addon;
function load() {
  const loaded = { exports: {} };
  try {
    process.dlopen(loaded, usual);
    return loaded.exports;
  } catch {
    const { createRequire } = process.getBuiltinModule('node:module');
    const require = createRequire(__filename);
    return require(join(require.resolve('better-sqlite3/package.json'), '..', 'lib', 'binding.js')).getBinding();
  }
}
exports.getBinding = () => (addon ??= load());
`;

/** What a read of local data never needs of Node, and is slow to load: taken by the first call that does. */
const lazyBuiltins: Readonly<Record<string, readonly string[]>> = {
  'node:crypto': [
    'createCipheriv',
    'createDecipheriv',
    'createHash',
    'createPublicKey',
    'randomBytes',
    'randomInt',
    'randomUUID',
    'verify',
  ],
  'node:net': ['isIP'],
  'node:tls': ['connect'],
  'node:zlib': ['crc32'],
};
const lazyBuiltin = (module: string): string =>
  (lazyBuiltins[module] ?? [])
    .map(
      (name) =>
        `export const ${name} = (...given) => process.getBuiltinModule('${module}').${name}(...given);`,
    )
    .join('\n');

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  publicDir: false,
  define: {
    'process.env.NODE_ENV': JSON.stringify('production'),
    // Ink looks here for its developer tools, which are not shipped.
    'process.env.DEV': 'undefined',
  },
  plugins: [
    licences.pages,
    {
      name: 'tangram-lazy-child-process',
      enforce: 'pre',
      resolveId: (id, importer) =>
        id === 'node:child_process' && importer?.includes('/commander/') ? '\0lazy-child-process' : undefined,
      load: (id) => (id === '\0lazy-child-process' ? lazyChildProcess : undefined),
    },
    {
      name: 'tangram-layout-engine',
      transform: (code, id) => {
        if (id.endsWith('/yoga-layout/dist/src/index.js')) return { code: layoutEngine, map: null };
        // Its bytes are in the file: to `fetch` them would load a whole web client first.
        if (id.endsWith('/yoga-wasm-base64-esm.js'))
          return { code: code.replace('"function"!=typeof fetch', 'true'), map: null };
        if (id.endsWith('/ink/build/devtools.js')) return { code: 'export {};', map: null };
        if (!id.endsWith('/ink/build/reconciler.js')) return undefined;
        if (code.split(developersOnly).length !== 4)
          throw new Error('Ink is another one than the build knows');
        return { code: code.replace(developersOnly, ''), map: null };
      },
    },
    {
      name: 'tangram-emoji-width',
      transform: (code, id) => {
        if (!id.endsWith('/string-width/index.js')) return undefined;
        if (code.split(emojiAsked).length !== 2)
          throw new Error('string-width is another one than the build knows');
        return { code: code.replace(emojiAsked, () => `(${emojiAskedWherePossible})`), map: null };
      },
    },
    {
      name: 'tangram-lazy-builtins',
      enforce: 'pre',
      resolveId: (id, importer) =>
        Object.hasOwn(lazyBuiltins, id) && importer?.includes('/sdk/host/node/') ? `\0lazy ${id}` : undefined,
      load: (id) => (id.startsWith('\0lazy ') ? lazyBuiltin(id.slice('\0lazy '.length)) : undefined),
    },
    {
      name: 'tangram-native-sqlite',
      enforce: 'pre',
      load: (id) => (id.endsWith('/better-sqlite3/lib/binding.js') ? nativeSqlite : undefined),
    },
    {
      // The package around it is of modules; this folder is not: modules of Node load faster by `require`, because
      // an `import` of one reads every name it exports, and some of those make streams or load more.
      name: 'tangram-commonjs-folder',
      generateBundle(_, bundle) {
        this.emitFile({ type: 'asset', fileName: 'package.json', source: '{ "type": "commonjs" }\n' });
        const first = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
        const loader = readFileSync(new URL('bin/load.cjs', import.meta.url), 'utf8');
        if (first === undefined || !loader.includes("'./ENTRY'")) throw new Error('no place for the entry');
        this.emitFile({
          type: 'asset',
          fileName: 'main.js',
          source: loader.replace("'./ENTRY'", `'./${first.fileName}'`),
        });
      },
    },
  ],
  ssr: { noExternal: true, external, target: 'node' },
  build: {
    ssr: true,
    target: 'node24',
    rolldownOptions: {
      // A module that the full-screen client, itself loaded on demand, has at once is still on demand for commands.
      checks: { ineffectiveDynamicImport: false, pluginTimings: false },
      input: { main: 'cli/main.ts' },
      output: {
        format: 'cjs',
        // The loader gives the files `require` alone.
        dynamicImportInCjs: false,
        // Smaller files are read sooner; names stay, for the error log.
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
        entryFileNames: 'chunks/[name]-[hash].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        codeSplitting: {
          groups: [
            // A group takes along what its files import: what more commands need must be taken first.
            { name: 'program', test: within(program), priority: 5 },
            { name: 'client', test: within(client), priority: 4 },
            { name: 'words', test: within(words), priority: 3 },
            { name: 'people', test: within(people), priority: 2 },
            { name: 'keys', test: within(keys), priority: 2 },
            { name: 'shared', test: within(shared), priority: 2 },
            { name: 'contract', test: within(contract), priority: 2 },
            { name: 'terminal', test: within(terminal), priority: 1 },
          ],
        },
      },
    },
  },
});
