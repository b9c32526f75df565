// The journeys of `npm test`: the main way of each capability on each face. All others, and drills, run in `npm run test:whole`.

/** Without its folder and ending. */
export const mainJourneys: readonly string[] = [
  'browser-store',
  'cli',
  'desktop-choice',
  'desktop-pages',
  'gui-admin',
  'gui-ask',
  'gui-chat',
  'gui-disk-lists',
  'gui-files',
  'gui-focus',
  'gui-groups',
  'gui-meeting',
  'gui-notices',
  'gui-schedule-people',
  'gui-tabs',
  'gui-workbench',
  'gui-write',
  'terminal',
  'terminal-ask',
  'terminal-disk',
];

/** What runs besides the check and the build: in the short run the main journeys and no drills, in the whole one everything. */
export function chosenTests(isWhole: boolean): {
  /** Paths that are left out, as the runner takes them. */
  readonly leftOut: readonly string[];
  /** The files of journeys; none named means all. */
  readonly journeys: readonly string[];
} {
  if (isWhole) return { leftOut: [], journeys: [] };
  return {
    leftOut: ['tests/drills/**'],
    journeys: mainJourneys.map((name) => `tests/journeys/${name}.test.ts`),
  };
}
