// The order in which files of tests start: those that take longest first, so that none of them is waited for alone at the end.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take longest, those before the others, by the end of their path. Without them a new checkout, which remembers
 * no times, would go by the size of the files, and those of the drills are small.
 */
export const longest: readonly string[] = [
  'tests/drills/quick-kills.test.ts',
  'tests/drills/quick-hostile.test.ts',
  'tests/drills/quick-network.test.ts',
  'tests/drills/quick-disks.test.ts',
  'tests/drills/quick-races.test.ts',
  'tests/drills/quick-files.test.ts',
  'tests/drills/quick-backups.test.ts',
  'tests/journeys/gui-axe.test.ts',
  'tests/journeys/drills.test.ts',
  'tests/journeys/gui-ask.test.ts',
  'tests/journeys/gui-golden.test.ts',
  'tests/journeys/gui-disk.test.ts',
  'tests/journeys/gui-disk-previews.test.ts',
  'tests/journeys/variant-pages.test.ts',
  'tests/journeys/gui-hold.test.ts',
  'tests/journeys/gui-schedule-people.test.ts',
  'tests/journeys/gui-lock.test.ts',
  'tests/journeys/gui-files.test.ts',
  'tests/journeys/gui-account.test.ts',
  'tests/journeys/gui-write.test.ts',
  'tests/journeys/gui-schedule.test.ts',
  'tests/journeys/cli.test.ts',
  'tests/journeys/gui-workbench.test.ts',
  'tests/journeys/gui-refusals.test.ts',
  'tests/journeys/gui-meeting.test.ts',
  'tests/journeys/terminal.test.ts',
  'tests/journeys/gui-tabs.test.ts',
  'tests/journeys/gui-offline.test.ts',
  'tests/journeys/desktop-pages.test.ts',
  'tests/fixtures/disk/rights.test.ts',
  'tests/fixtures/office-files.test.ts',
  'tests/cli/disk.test.ts',
  'tests/cli/morning.test.ts',
  'tests/cli/faults.test.ts',
  'tests/sdk-node/files.test.ts',
  'tests/sdk-node/limits.test.ts',
  'tests/sdk-node/cli-trust.test.ts',
  'tests/sdk/account/lock.test.ts',
  'tests/sdk/contract/markup/markup.test.ts',
];

/** Where a file stands among the longest; behind them all where it is none. */
function place({ moduleId }: TestSpecification): number {
  const found = longest.findIndex((end) => moduleId.endsWith(`/${end}`));
  return found < 0 ? longest.length : found;
}

/** The usual order with the longest before it. */
export class LongestFirst extends BaseSequencer {
  /** See above. */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    const group = ({ project }: TestSpecification): number => project.config.sequence.groupOrder;
    return usual.toSorted((one, other) => group(one) - group(other) || place(one) - place(other));
  }
}
