// A feature that one list names has its room on every floor; leaving out any one of them is noticed.
import { expect, test } from 'vitest';
import { exceptions, featuresOf, floors, projectOf, recipeProblems, type Project } from './feature-recipe.ts';
import { readmes, sourceFiles } from './sources.ts';

const project = projectOf([...sourceFiles, ...readmes]);

test('every feature has its room on every floor, or a reason', () => {
  expect(featuresOf(project)).toEqual(expect.arrayContaining(['contacts', 'groups']));
  expect(recipeProblems(project)).toEqual([]);
});

test('exceptions name features and floors that there are, each with a reason', () => {
  const names = new Set(floors.map(({ name }) => name));
  const rows = Object.entries(exceptions).flatMap(([feature, reasons]) =>
    Object.entries(reasons).map(([floor, reason]) => ({ feature, floor, reason })),
  );
  expect(rows.filter(({ feature }) => !featuresOf(project).includes(feature))).toEqual([]);
  expect(rows.filter(({ floor, reason }) => !names.has(floor) || reason.length < 8)).toEqual([]);
});

/** A capability that is whole, beside what there is. */
const whole: Readonly<Record<string, string>> = {
  'sdk/contract/tea.ts': '',
  'fixtures/office/tea/feature.ts': '',
  'fixtures/office/features.ts': "import { teaFeature } from './tea/feature.ts';",
  'fixtures/seed/tea-kinds.ts': '',
  'sdk/tea/feature.ts': '',
  'sdk/tea/tea-api.ts': '',
  'sdk/tea/service.ts': "export const contract = async () => (await import('../contract/tea.ts')).tea;",
  'sdk/features.ts': "import { teaFeature } from './tea/feature.ts';",
  'sdk/locales/zh/tea.ts': '',
  'sdk/locales/zh/index.ts': "export { tea } from './tea.ts';",
  'sdk/locales/en/tea.ts': '',
  'sdk/locales/en/index.ts': "export { tea } from './tea.ts';",
  'gui/tea/feature.tsx': '',
  'gui/features.ts': "import { teaGui } from './tea/feature.tsx';",
  'cli/commands/tea/index.ts': '',
  'cli/commands/index.ts': "entry('tea', 'work', 'cliTea.summary', () => import('./tea/index.ts')),",
  'tests/sdk/tea/brewing.test.ts': '',
  'tests/fixtures/office-tea.test.ts': '',
  'sdk/README.md': '`tea/` keeps who wants which.',
};
const copy = (change: Readonly<Record<string, string | undefined>> = {}): Project =>
  new Map(
    Object.entries({ ...whole, ...change }).flatMap(([path, text]) =>
      text === undefined ? [] : [[path, text]],
    ),
  );

test('a whole capability has nothing to be found', () => {
  expect(featuresOf(copy())).toEqual(['tea']);
  expect(recipeProblems(copy(), {})).toEqual([]);
});

test.each(Object.keys(whole))('without %s the feature is not whole', (path) => {
  // A list is not there without its row: it then names others.
  const isList = whole[path] !== '';
  expect(recipeProblems(copy({ [path]: isList ? '// other features' : undefined }), {})).not.toEqual([]);
});

test('an exception is taken where it is one, and refused where the room is there', () => {
  const without = copy({ 'gui/tea/feature.tsx': undefined, 'gui/features.ts': '' });
  expect(recipeProblems(without, { tea: { window: 'only bots drink it' } })).toEqual([]);
  expect(recipeProblems(copy(), { tea: { window: 'only bots drink it' } })).toEqual([
    'tea, window: it is there, so the exception may go',
  ]);
});

test.each(featuresOf(project))('without its rooms, %s is not whole', (feature) => {
  const rooms = [...project.keys()].filter((path) => path.includes(`/${feature}/`));
  expect(rooms.length).toBeGreaterThan(3);
  const emptied = new Map([...project].filter(([path]) => !rooms.includes(path)));
  expect(recipeProblems(emptied).some((problem) => problem.startsWith(`${feature}, `))).toBe(true);
});
