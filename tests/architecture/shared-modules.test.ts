// Tests that share their process with other files replace no module and put back what they stub, for the next file's sake.
import { expect, test } from 'vitest';
import config from '../vitest.config.ts';
import { sourceFiles } from './sources.ts';

/** What the configuration says of a group, as far as it is read here. */
type Group = { test?: { name?: string; isolate?: boolean; exclude?: string[] } };

const groups = (config.test?.projects ?? []) as Group[];
const shared = groups.filter((group) => group.test?.isolate === false);

test('one group shares its process, and what it leaves out is known by folder', () => {
  expect(shared.map((group) => group.test?.name)).toEqual(['pure']);
  expect(shared[0]?.test?.exclude).toContain('tests/gui/**');
});

const others = (shared[0]?.test?.exclude ?? []).map((pattern) => pattern.replace('**', ''));
const files = sourceFiles.filter(
  ({ path }) =>
    /^tests\/.*\.test\.tsx?$/.test(path) &&
    !others.some((folder) => folder !== '' && path.startsWith(folder)),
);

test('reads the files of that group', () => expect(files.length).toBeGreaterThan(100));

test.each(files)('$path replaces no module and puts back what it stubs', ({ text }) => {
  expect(text).not.toMatch(/\bvi\.(?:mock|doMock|resetModules)\(/);
  for (const kind of ['Global', 'Env'])
    if (text.includes(`vi.stub${kind}(`)) expect(text).toContain(`vi.unstubAll${kind}s(`);
});
