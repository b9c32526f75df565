// The journeys of `npm test`: the main way of each capability on each face. All others, drills and what is named below run in `npm run test:whole`.

/** Without its folder and ending. */
export const mainJourneys: readonly string[] = [
  'browser-store',
  'desktop-choice',
  'desktop-pages',
  'gui-admin',
  'gui-ask',
  'gui-chat',
  'gui-disk-lists',
  'gui-files',
  'gui-groups',
  'gui-meeting',
  'gui-notices',
  'gui-schedule-people',
  'gui-workbench',
  'gui-write',
  'terminal',
  'terminal-ask',
  'terminal-disk',
];

/** What runs besides the check and the build: in the short run the main journeys and neither drills nor nodes, in the whole one everything. */
export function chosenTests(isWhole: boolean): {
  /** Paths that are left out, as the runner takes them. */
  readonly leftOut: readonly string[];
  /** The files of journeys; none named means all. */
  readonly journeys: readonly string[];
} {
  if (isWhole) return { leftOut: [], journeys: [] };
  return {
    // Faults on purpose, several nodes, and what packs a release: they take longest and show what few changes touch.
    leftOut: [
      'tests/drills/**',
      'tests/fixtures/cluster/**',
      'tests/sdk-node/update-kills.test.ts',
      'tests/build/office-release.test.ts',
    ],
    journeys: mainJourneys.map((name) => `tests/journeys/${name}.test.ts`),
  };
}
