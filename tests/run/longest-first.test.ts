// The files that start first are there, each named once, and every file of drills is among them.
import { existsSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { longest } from './longest-first.ts';

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
