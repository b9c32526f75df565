// Who may import whom: the one table, quoted in the README and enforced by the test beside it.

/**
 * One area: which files belong to it, and which project paths and packages they may import.
 * The first row whose `files` fits a path owns it. A file may always import its own row's files.
 * In `project`, `*` stands for one path segment and `**` for any number; `@self` is the feature's own folder.
 * `packages` lists classes of `packages.ts` or single names; `node` allows Node's built-in modules,
 * `computed` a dynamic import of what was just built.
 */
export type LayerRow = {
  area: string;
  files: readonly string[];
  project: readonly string[];
  packages: readonly string[];
  node?: true;
  computed?: true;
};

/** What both faces may use of the SDK: its door, screens, actions, rules for live form checks, errors, texts. */
const faceOfSdk = [
  'sdk/index.ts',
  'sdk/api.ts',
  'sdk/errors.ts',
  'sdk/base/**',
  'sdk/locales/**',
  'sdk/*/index.ts',
  'sdk/*/*-api.ts',
  'sdk/*/screens/**',
  'sdk/*/actions/**',
  'sdk/*/rules/**',
  'sdk/*/kinds/**',
  'sdk/chat/faces.ts',
  'sdk/search/**',
  'sdk/navigation/**',
  'sdk/features.ts',
  'sdk/settings/table.ts',
  'sdk/contract/rich-text.ts',
  'sdk/contract/rich-markdown.ts',
  'sdk/contract/references.ts',
  'sdk/contract/markup/**',
  'sdk/contract/chat-id.ts',
  'variants/**',
];

/** What a place may use that joins the parts into a running office client. */
const compositionRoot = [...faceOfSdk, 'sdk/**', 'storage/**'];

/** The table. Order matters: narrower rows stand first. */
export const layers: readonly LayerRow[] = [
  {
    area: 'tests',
    files: ['tests/**'],
    project: ['**'],
    packages: ['pure', 'node', 'dom', 'test'],
    node: true,
  },
  {
    area: 'build and start scripts',
    files: [
      'cli/bin/**',
      'cli/vite*.config.ts',
      'gui/vite.config.ts',
      'gui/desktop/**/vite.config.ts',
      'gui/desktop/packaging/**',
      'gui/theme/blueprint-subset.ts',
      'gui/offline/build-offline.ts',
      'gui/page-chunks.ts',
      'gui/pdf-files.ts',
    ],
    project: [
      'cli/bin/**',
      'gui/theme/**',
      'gui/offline/**',
      'gui/desktop/bridge.ts',
      'gui/page-chunks.ts',
      'gui/pdf-files.ts',
      'gui/desktop/deep-link.ts',
      'gui/desktop/packaging/**',
      'variants/**',
    ],
    packages: ['vite', '@vitejs/plugin-react', 'electron-builder', 'pngjs'],
    node: true,
    computed: true,
  },
  { area: 'variants', files: ['variants/**'], project: [], packages: ['zod'] },
  {
    area: 'storage drivers, Node',
    files: ['storage/drivers/node.ts', 'storage/drivers/holders.ts'],
    project: [
      'storage/driver.ts',
      'storage/drivers/better-sqlite.ts',
      'storage/drivers/connection.ts',
      'storage/drivers/first-page.ts',
      'storage/drivers/holders.ts',
    ],
    packages: ['better-sqlite3'],
    node: true,
  },
  {
    area: 'storage drivers, browser',
    files: ['storage/drivers/browser.ts'],
    project: ['storage/driver.ts', 'storage/drivers/connection.ts', 'storage/drivers/first-page.ts'],
    packages: ['@sqlite.org/sqlite-wasm'],
  },
  {
    area: 'storage drivers, memory',
    files: ['storage/drivers/**'],
    project: ['storage/driver.ts'],
    packages: ['better-sqlite3'],
  },
  { area: 'storage', files: ['storage/**'], project: [], packages: [] },
  { area: 'sdk/contract', files: ['sdk/contract/**'], project: [], packages: ['zod'] },
  { area: 'sdk/base', files: ['sdk/base/**'], project: [], packages: [] },
  { area: 'sdk/locales', files: ['sdk/locales/**'], project: ['sdk/base/**'], packages: ['pure'] },
  {
    area: 'sdk/errors',
    files: ['sdk/errors.ts'],
    project: ['sdk/base/**', 'sdk/locales/**', 'sdk/contract/feature-refusals.ts'],
    packages: [],
  },
  {
    area: 'sdk/host/node',
    files: ['sdk/host/node/**'],
    project: ['sdk/host/*.ts', 'sdk/errors.ts', 'sdk/base/**', 'storage/driver.ts'],
    packages: ['node', 'pure'],
    node: true,
  },
  {
    area: 'sdk/host/browser',
    files: ['sdk/host/browser/**'],
    project: ['sdk/host/*.ts', 'sdk/errors.ts', 'sdk/base/**', 'storage/driver.ts'],
    packages: ['pure'],
  },
  {
    area: 'sdk/host',
    files: ['sdk/host/*.ts'],
    project: ['sdk/base/**', 'sdk/errors.ts', 'sdk/contract/entities.ts', 'storage/driver.ts'],
    packages: [],
  },
  {
    area: 'sdk/net',
    files: ['sdk/net/**'],
    project: ['sdk/contract/**', 'sdk/host/*.ts', 'sdk/base/**', 'sdk/errors.ts', 'variants/**'],
    packages: ['pure'],
  },
  {
    area: 'sdk/rpc',
    files: ['sdk/rpc/**'],
    project: ['sdk/api.ts', 'sdk/features.ts', 'sdk/base/**', 'sdk/errors.ts', 'sdk/*/index.ts'],
    packages: [],
  },
  {
    area: 'sdk rules and kinds',
    files: ['sdk/*/rules/**', 'sdk/*/kinds/**'],
    project: [
      '@self/rules/**',
      '@self/kinds/**',
      '@self/table.ts',
      'sdk/base/**',
      'sdk/contract/**',
      'sdk/api.ts',
      'sdk/errors.ts',
      'variants/**',
    ],
    packages: ['pure'],
  },
  {
    area: 'sdk actions',
    files: ['sdk/*/actions/**'],
    project: [
      '@self/rules/**',
      '@self/kinds/**',
      '@self/actions/**',
      '@self/*-api.ts',
      'sdk/api.ts',
      'sdk/contract/markup/**',
      'sdk/base/**',
      'sdk/errors.ts',
      'sdk/locales/**',
      // How an error is worded is one rule for every feature.
      'sdk/notices/rules/error-sentence.ts',
      'variants/**',
    ],
    packages: ['pure'],
  },
  {
    area: 'sdk screens',
    files: ['sdk/*/screens/**'],
    project: [
      '@self/rules/**',
      '@self/kinds/**',
      '@self/actions/**',
      '@self/screens/**',
      '@self/index.ts',
      '@self/rows.ts',
      '@self/table.ts',
      'sdk/*/index.ts',
      'sdk/api.ts',
      'sdk/contract/markup/**',
      'sdk/contract/chat-id.ts',
      'sdk/base/**',
      'sdk/errors.ts',
      'sdk/locales/**',
      'variants/**',
    ],
    packages: ['pure'],
  },
  {
    // Search looks through every feature at once, so it may use how each of them orders and matches.
    area: 'sdk search',
    files: ['sdk/search/**'],
    project: [
      'sdk/*/rules/**',
      'sdk/*/index.ts',
      'sdk/api.ts',
      'sdk/feature.ts',
      'sdk/features.ts',
      'sdk/base/**',
      'sdk/errors.ts',
      'sdk/locales/**',
      'storage/*.ts',
      'variants/**',
    ],
    packages: ['pure'],
  },
  {
    // What the vocabulary of features is made of, and the list of them.
    area: 'sdk features, declared',
    files: ['sdk/feature.ts', 'sdk/features.ts', 'sdk/*/feature.ts', 'sdk/navigation/**'],
    project: ['sdk/**', 'storage/store.ts', 'variants/**'],
    packages: [],
  },
  {
    area: 'sdk joining',
    files: ['sdk/*.ts', 'sdk/person/**', 'sdk/bot/**'],
    project: ['sdk/**', 'storage/**', 'variants/**'],
    packages: ['pure'],
  },
  {
    area: 'sdk features',
    files: ['sdk/**'],
    project: [
      '@self/**',
      'sdk/*/index.ts',
      'sdk/contract/**',
      'sdk/net/**',
      'sdk/base/**',
      'sdk/host/*.ts',
      'sdk/api.ts',
      'sdk/core-ground.ts',
      'sdk/feature.ts',
      'sdk/office-event.ts',
      'sdk/*/*-api.ts',
      'sdk/settings/table.ts',
      'sdk/errors.ts',
      'sdk/locales/**',
      'storage/*.ts',
      'storage/tables/**',
      'variants/**',
    ],
    packages: ['pure'],
  },
  {
    area: 'cli joining',
    files: ['cli/context.ts', 'cli/context/**', 'cli/commands/server/**'],
    project: [...compositionRoot, 'cli/**', 'fixtures/**'],
    packages: ['pure', 'node'],
    node: true,
  },
  {
    area: 'cli',
    files: ['cli/**'],
    project: [...faceOfSdk, 'cli/**'],
    packages: ['pure', 'node', 'react', 'ink', 'string-width'],
    node: true,
  },
  {
    // The office's process of the desktop program: Node, with the store's engine.
    area: 'gui desktop office',
    files: ['gui/worker/desktop.ts', 'gui/worker/desktop-host.ts'],
    project: [...compositionRoot, 'gui/worker/desktop-messages.ts'],
    packages: ['pure'],
    node: true,
  },
  {
    // Electron's main process: windows and the system, no office and no store of its own.
    area: 'gui desktop',
    files: ['gui/desktop/**'],
    project: [
      ...faceOfSdk,
      'sdk/host/build.ts',
      'sdk/host/node/**',
      'gui/desktop/**',
      'gui/worker/desktop-messages.ts',
    ],
    packages: ['pure', 'electron'],
    node: true,
  },
  {
    area: 'gui worker',
    files: ['gui/worker/**'],
    project: compositionRoot,
    packages: ['pure'],
  },
  {
    // What every feature of the window stands on; it knows none of them, and not the shell.
    area: 'gui ground',
    files: ['gui/ground/**'],
    project: [
      ...faceOfSdk,
      'gui/parts/**',
      'gui/theme/**',
      'gui/worker/messages.ts',
      'gui/desktop/bridge.ts',
    ],
    packages: ['pure', 'dom'],
  },
  {
    area: 'gui',
    files: ['gui/**'],
    project: [...faceOfSdk, 'sdk/rpc/**', 'gui/**'],
    packages: ['pure', 'dom'],
  },
  {
    area: 'fixtures testing door',
    files: ['fixtures/testing.ts'],
    project: [...compositionRoot, 'fixtures/**'],
    packages: ['pure', 'node'],
    node: true,
  },
  {
    area: 'fixtures by variant',
    files: ['fixtures/variant-office.ts'],
    project: ['fixtures/**', 'variants/**'],
    packages: [],
    node: true,
  },
  {
    area: 'fixtures',
    files: ['fixtures/**'],
    project: ['sdk/contract/**'],
    packages: [
      'better-sqlite3',
      'fastify',
      '@fastify/static',
      'ws',
      'zod',
      'pinyin-pro',
      'env-paths',
      'selfsigned',
      'pngjs',
      'jpeg-js',
      'rrule-temporal',
      'temporal-polyfill',
      '@e965/xlsx',
      'htmlparser2',
      'ical.js',
      'mammoth',
      'pdfjs-dist',
      'croner',
    ],
    node: true,
  },
];
