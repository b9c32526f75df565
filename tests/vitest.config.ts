// The groups of tests: what is pure, what draws, what needs Node and an office, what needs a browser, and the house rules.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Folders whose tests start an office, a process or a store on disk. */
const nodeFolders = [
  'cli',
  'contract',
  'storage',
  'office',
  'fixtures',
  'build',
  'drills',
  'sdk-node',
  'desktop',
];

export default defineConfig({
  root,
  // Requiring the package would fetch a program of 100 MB; tests speak to a stand-in.
  resolve: { alias: { electron: fileURLToPath(new URL('support/fake-electron.ts', import.meta.url)) } },
  test: {
    watch: false,
    passWithNoTests: false,
    // One more than there are processors: tests wait for offices, processes and pages most of the time.
    maxWorkers: availableParallelism() + 1,
    // Two processors, and other programs beside: a wait is for an event, and these are nets, never measures.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'] },
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
            'tests/gui/**',
            ...nodeFolders.map((folder) => `tests/${folder}/**`),
          ],
        },
      },
      {
        extends: true,
        // Some replace a module for their own file, which holds only where each file loads its own.
        test: { name: 'gui', include: ['tests/gui/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: { name: 'node', include: nodeFolders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`) },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.{ts,tsx}'],
          // Each has an office and a browser of its own: two at once where there is room for them.
          maxWorkers: availableParallelism() >= 4 ? 2 : 1,
          sequence: { groupOrder: 1 },
          // Browsers on a busy machine: what fails once is tried once more, and the report says so. Rules have no second try.
          retry: 1,
          testTimeout: 90_000,
          hookTimeout: 90_000,
          // A second, as it is otherwise, is a length of time on a busy machine.
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
