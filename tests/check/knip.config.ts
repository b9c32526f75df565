// What the search for unused code looks at, and which packages it does not ask about, each with its reason.
import type { KnipConfig } from 'knip';

type Configuration = Exclude<KnipConfig, (...args: never[]) => unknown>;

/** What counts as a fault, by the names the checker gives to its findings. */
export const issueTypes = [
  'files',
  'dependencies',
  'unlisted',
  'unresolved',
  'exports',
  'types',
  'duplicates',
] as const satisfies Configuration['include'];

/** Packages that no file imports, and why they are here all the same. */
const importedNowhere: Readonly<Record<string, string>> = {
  'oidc-provider': 'loaded by `require`: it comes without types',
  oxlint: 'run as a program by the check',
  'workbox-core': 'stands under the other parts of workbox, which name it as their equal',
  'oxlint-tsgolint': 'run by oxlint, for the rules that need types',
};

/** Packages of capabilities that are being built; a row goes when its package is imported. */
const awaited: Readonly<Record<string, string>> = {};

/** The configuration. Paths are relative to the project's folder. */
const config: Configuration = {
  include: [...issueTypes],
  // What a file uses itself is no dead code; that it is exported too may serve its tests.
  ignoreExportsUsedInFile: true,
  ignoreDependencies: [...Object.keys(importedNowhere), ...Object.keys(awaited)],
  entry: [
    'cli/main.ts',
    'cli/bin/*.mjs',
    'cli/bin/package.ts',
    'gui/desktop/packaging/package.ts',
    'sdk/{index,node,needs-node}.ts',
    'sdk/bot/index.ts',
    'fixtures/testing.ts',
    'fixtures/office/digest-worker.ts',
    'fixtures/office/ground/extract/worker.ts',
    'gui/**/*.html',
    'gui/worker/*.ts',
    'gui/desktop/office/main.ts',
    'gui/desktop/main.ts',
    'gui/desktop/preload/preload.ts',
    'fixtures/serve.ts',
    'fixtures/office/ask/index/index-worker.ts',
    'tests/*.{ts,mjs}',
    'tests/**/*.test.{ts,tsx}',
    'tests/{bench,drills}/*.{ts,mjs}',
    '**/vite.config.ts',
    'cli/vite-{sdk,threads}.config.ts',
    'gui/gallery/main.tsx',
    'tests/bench/**/*-process.ts',
    'tests/bench/gui/react-alone/main.tsx',
    'tests/bench/tui/hello.tsx',
    'tests/check/unused-reporter.mjs',
    'tests/journeys/browser-store/{page,worker}.ts',
    'tests/run/{first-try-fails,hear-shown,shown-reporter}.ts',
    'tests/visual/record-gallery.ts',
  ],
  project: ['{sdk,cli,gui,storage,variants,fixtures,tests}/**/*.{ts,tsx,mjs}'],
};

export default config;
