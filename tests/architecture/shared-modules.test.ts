// Tests that share their process with other files replace no module and put back what they stub, for the next file's sake.
import { expect, test } from 'vitest';
import config from '../vitest.config.ts';
import { sourceFiles } from './sources.ts';

/** What the configuration says of a group, as far as it is read here. */
type Group = { test?: { name?: string; isolate?: boolean; include?: string[]; exclude?: string[] } };

const groups = (config.test?.projects ?? []) as Group[];
const shared = groups.filter((group) => group.test?.isolate === false);

test('the house rules and two groups share their processes, and between them are all but these folders', () => {
  expect(shared.map((group) => group.test?.name)).toEqual(['architecture', 'pure', 'node']);
  const [, pure, node] = shared.map((group) => group.test);
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

/** What a file does to those that run after it in the same process. */
function leavesBehind(text: string): string[] {
  const replaced = /\bvi\.(?:mock|doMock|resetModules)\(/.exec(text);
  const stubs = ['Global', 'Env'].filter(
    (kind) => text.includes(`vi.stub${kind}(`) && !text.includes(`vi.unstubAll${kind}s(`),
  );
  return [...(replaced === null ? [] : [replaced[0]]), ...stubs];
}

test('they replace no module and put back what they stub', () => {
  const wrong = files.flatMap(({ path, text }) => leavesBehind(text).map((what) => `${path}: ${what}`));
  expect(wrong).toEqual([]);
});

test('a file that leaves something behind is found', () => {
  expect(leavesBehind("vi.mock('node:fs');")).toEqual(['vi.mock(']);
  expect(leavesBehind("vi.stubGlobal('fetch', 1); vi.stubEnv('A', 'b');")).toEqual(['Global', 'Env']);
  expect(leavesBehind("vi.stubEnv('A', 'b'); afterEach(() => vi.unstubAllEnvs());")).toEqual([]);
});
