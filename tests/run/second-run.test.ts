// Proves that a second run excuses an accident of the machine, and never a rule, a crowd or a fault that comes again.
import { afterEach, expect, test, vi } from 'vitest';
import type { FailedFile } from '../check/vitest-report.ts';
import { mayRunAgain, runAgain, type Ran } from './second-run.ts';

const failing = (failed: readonly FailedFile[], more = 0): Ran => ({
  counts: {
    passed: 100,
    failed: failed.reduce((sum, { tests }) => sum + Math.max(1, tests.length), more),
    skipped: 2,
  },
  failed,
  passed: false,
});
const holders: FailedFile = {
  file: 'tests/storage/holders.test.ts',
  tests: ['a lease ends', 'a lease is held'],
};
const passing: Ran = { counts: { passed: 3, failed: 0, skipped: 0 }, failed: [], passed: true };

afterEach(() => {
  vi.restoreAllMocks();
});

test('what a machine can disturb is run again; rules, whole crowds and faults outside of every file are not', () => {
  expect(mayRunAgain(failing([holders]))).toBe(true);
  expect(mayRunAgain(failing([{ file: 'tests/journeys/gui-chat.test.ts', tests: [] }]))).toBe(true);
  // It talks to an office of its own, wherever it stands.
  expect(mayRunAgain(failing([{ file: 'tests/sdk/disk/folder-tree.test.ts', tests: ['a tree'] }]))).toBe(
    true,
  );
  expect(mayRunAgain(passing)).toBe(false);
  expect(
    mayRunAgain(failing([holders, { file: 'tests/sdk/chat/rules/burn.test.ts', tests: ['burns'] }])),
  ).toBe(false);
  expect(mayRunAgain(failing([{ file: 'tests/gui/chat/bubble.test.ts', tests: ['draws'] }]))).toBe(false);
  expect(
    mayRunAgain(
      failing(['a', 'b', 'c', 'd'].map((name) => ({ ...holders, file: `tests/cli/${name}.test.ts` }))),
    ),
  ).toBe(false);
  expect(mayRunAgain(failing([holders], 1))).toBe(false);
  expect(mayRunAgain({ ...passing, passed: false })).toBe(false);
});

test('what passes the second time counts as passed and is named', async () => {
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const run = vi.fn(async () => passing);
  const ran = await runAgain(failing([holders]), run);
  expect(run.mock.calls).toEqual([[['tests/storage/holders.test.ts']]]);
  expect(ran).toEqual({ counts: { passed: 102, failed: 0, skipped: 2 }, failed: [], passed: true });
  expect(said.mock.calls.join('')).toContain(
    'passed only the second time: tests/storage/holders.test.ts\n  a lease ends\n  a lease is held',
  );
});

test('what fails twice counts as failed, a second run that ends badly without a failure too', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const again = await runAgain(failing([holders]), async () =>
    failing([{ ...holders, tests: ['a lease ends'] }]),
  );
  expect(again).toMatchObject({ counts: { passed: 100, failed: 1 }, passed: false });
  const badly = await runAgain(failing([holders]), async () => ({ ...passing, passed: false }));
  expect(badly).toMatchObject({ counts: { failed: 1 }, passed: false });
});

test('a clean run is left as it is', async () => {
  const run = vi.fn(async () => passing);
  expect(await runAgain(passing, run)).toBe(passing);
  expect(run).not.toHaveBeenCalled();
});
