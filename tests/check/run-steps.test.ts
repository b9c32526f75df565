// The runner of the check never takes an empty step for a good one.
import { expect, test } from 'vitest';
import { runSteps } from './run-steps.ts';
import { typePrograms } from './type-programs.ts';

test('a step that read no file fails, whatever it says itself', async () => {
  const finished = await runSteps(
    [
      { name: 'empty', run: () => Promise.resolve({ ok: true, files: 0, output: '' }) },
      { name: 'full', run: () => Promise.resolve({ ok: true, files: 3, output: '' }) },
      { name: 'bad', run: () => Promise.resolve({ ok: false, files: 3, output: 'no' }) },
    ],
    () => undefined,
  );
  expect(finished.map((step) => [step.name, step.ok])).toEqual([
    ['empty', false],
    ['full', true],
    ['bad', false],
  ]);
});

test('every area is a type program of its own', () => {
  expect(typePrograms()).toEqual(
    expect.arrayContaining([
      'cli',
      'fixtures',
      'gui',
      'gui/worker',
      'sdk',
      'sdk/contract',
      'storage',
      'variants',
    ]),
  );
});
