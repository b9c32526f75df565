// Tests that share their process with other files replace no module and put back what they stub, for the next file's sake.
import { expect, test } from 'vitest';
import config from '../vitest.config.ts';
import { sourceFiles } from './sources.ts';

/** What the configuration says of a group, as far as it is read here. */
type Group = { test?: { name?: string; isolate?: boolean; include?: string[]; exclude?: string[] } };

const groups = (config.test?.projects ?? []) as Group[];
const shared = groups.filter((group) => group.test?.isolate === false);

test('two groups share their processes, and between them are all but these folders', () => {
  expect(shared.map((group) => group.test?.name)).toEqual(['pure', 'node']);
  const [pure, node] = shared.map((group) => group.test);
  const left = (pure?.exclude ?? []).filter(
    (pattern) => !(node?.include ?? []).some((taken) => taken.startsWith(pattern)),
  );
  expect(left.map((pattern) => pattern.replace('**', ''))).toEqual(others);
});

const others = ['tests/architecture/', 'tests/journeys/', 'tests/gui/', 'tests/desktop/'];
const files = sourceFiles.filter(
  ({ path }) => /^tests\/.*\.test\.tsx?$/.test(path) && !others.some((folder) => path.startsWith(folder)),
);

test('reads the files of those groups', () => expect(files.length).toBeGreaterThan(250));

test.each(files)('$path replaces no module and puts back what it stubs', ({ text }) => {
  expect(text).not.toMatch(/\bvi\.(?:mock|doMock|resetModules)\(/);
  for (const kind of ['Global', 'Env'])
    if (text.includes(`vi.stub${kind}(`)) expect(text).toContain(`vi.unstubAll${kind}s(`);
});
