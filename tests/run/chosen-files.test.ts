// The files that start first and the main journeys are there, each named once, and every file of drills starts first.
import { existsSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { longest } from './longest-first.ts';
import { chosenTests, mainJourneys } from './main-journeys.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

test('what starts first is there, once', () => {
  expect(longest.filter((file) => !existsSync(root + file))).toEqual([]);
  expect(new Set(longest).size).toBe(longest.length);
});

test('no file of drills waits behind short ones', () => {
  const drills = globSync('tests/drills/quick-*.test.ts', { cwd: root });
  expect(drills.length).toBeGreaterThan(4);
  expect(drills.filter((file) => !longest.includes(file.replaceAll('\\', '/')))).toEqual([]);
});

test('the main journeys are there, each once, and every face has some', () => {
  const { journeys } = chosenTests(false);
  expect(journeys.filter((file) => !existsSync(root + file))).toEqual([]);
  expect(new Set(journeys).size).toBe(journeys.length);
  for (const face of ['gui-', 'terminal', 'desktop-'])
    expect(mainJourneys.some((name) => name.startsWith(face))).toBe(true);
  expect(chosenTests(true)).toEqual({ leftOut: [], journeys: [] });
});
