// The groups of tests: what is pure, what draws, what needs Node and an office, what needs a browser, and the house rules.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './run/longest-first.ts';
import { nodeFolders } from './run/node-folders.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Folders whose tests replace modules for their own file. */
const replacingFolders = ['gui', 'desktop'];
const testsOf = (folders: readonly string[]): string[] =>
  folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`);

export default defineConfig({
  root,
  // Requiring the package would fetch a program of 100 MB; tests speak to a stand-in.
  resolve: { alias: { electron: fileURLToPath(new URL('support/fake-electron.ts', import.meta.url)) } },
  test: {
    watch: false,
    passWithNoTests: false,
    sequence: { sequencer: LongestFirst },
    // As many as there are processors: the journeys, which wait most of the time, run beside them.
    maxWorkers: availableParallelism(),
    // Two processors, and other programs beside: a wait is for an event, and these are nets, never measures.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    setupFiles: ['tests/run/hear-shown.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'architecture',
          setupFiles: [],
          // They read the same sources: once for all costs a quarter less.
          isolate: false,
          include: ['tests/architecture/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'pure',
          // They share nothing but the modules they load: loading those anew for every file cost twice what the tests do.
          isolate: false,
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [
            'tests/architecture/**',
            'tests/journeys/**',
            ...[...replacingFolders, ...nodeFolders].map((folder) => `tests/${folder}/**`),
          ],
        },
      },
      {
        extends: true,
        // What they replace holds only where each file loads its own.
        test: { name: 'gui', include: testsOf(replacingFolders) },
      },
      {
        extends: true,
        test: {
          name: 'node',
          // As above: what they start lies in folders and at ports of its own, and processor time fell by two fifths.
          isolate: false,
          include: testsOf(nodeFolders),
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.{ts,tsx}'],
          // Each has an office and a browser of its own, and waits for pages more than it works.
          maxWorkers: availableParallelism() >= 4 ? 3 : 2,
          sequence: { groupOrder: 1 },
          // Browsers on a busy machine: what fails once is tried once more, and the report says so. Rules have no second try.
          retry: 1,
          setupFiles: [
            'tests/run/hear-shown.ts',
            ...(process.env['TANGRAM_FIRST_TRY_FAILS'] === '1' ? ['tests/run/first-try-fails.ts'] : []),
          ],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          // A second, as it is otherwise, is a length of time on a busy machine.
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
