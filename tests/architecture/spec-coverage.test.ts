// The list of what the specification asks for is complete, true, and the page about it is up to date.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './sources.ts';
import { callCoverage } from './spec/call-coverage.ts';
import { constantCoverage } from './spec/constant-coverage.ts';
import { specCalls } from './spec/spec-calls.ts';
import { specConstants } from './spec/spec-constants.ts';
import {
  callLines,
  callProblems,
  constantLines,
  constantProblems,
  coveragePage,
  effectProblems,
  missingTests,
} from './spec-coverage.ts';

test('every call of the specification has its row, and no row is invented', () => {
  const listed = Object.entries(callCoverage).map(([service, rows]) => [service, Object.keys(rows)]);
  const asked = Object.entries(specCalls).map(([service, calls]) => [service, [...calls]]);
  expect(listed).toEqual(asked);
  expect(callLines.length).toBe(119);
});

test('every constant of the specification has its row, and no row is invented', () => {
  expect(Object.keys(constantCoverage)).toEqual(Object.keys(specConstants));
  expect(constantLines.length).toBe(82);
});

test('what is called built is in the contract, and what is in the contract is called built', () => {
  expect(callProblems()).toEqual([]);
});

test('constants have the value the specification gives', () => {
  expect(constantProblems()).toEqual([]);
});

test('the page is what the generator writes', () => {
  expect(readFileSync(`${root}tests/architecture/spec-coverage.md`, 'utf8'), 'npm run generate').toBe(
    coveragePage(),
  );
});

test('every built row names a test file that exists and says what it proves', () => {
  expect(missingTests()).toEqual([]);
});

test('what is called built is read somewhere, what is read is called built', () => {
  expect(effectProblems()).toEqual([]);
});

test('a row that is not so is found by each of these checks', () => {
  const call = 'POST /login';
  const [login] = callLines.filter((line) => line.call === call && 'built' in line.row);
  if (login === undefined || !('built' in login.row)) throw new Error('signing in is built');
  const others = callLines.filter((line) => line !== login);
  const instead = (row: (typeof callLines)[number]['row']): string[] =>
    callProblems([...others, { ...login, row }]);
  expect(instead({ notYet: 'workbench' })).toEqual([
    `${login.service} ${call} says "not yet", but the contract has it`,
  ]);
  expect(instead({ ...login.row, built: 'nothing' })).toEqual([
    `${login.service} ${call}: the contract has no call nothing`,
  ]);
  expect(callProblems(others)).toHaveLength(1);

  const [constant] = constantLines.filter(({ row, expected }) => 'constant' in row && expected !== null);
  if (constant === undefined) throw new Error('there are constants');
  expect(constantProblems([{ ...constant, expected: 'something else' }])).toHaveLength(1);
  const nowhere = { file: 'sdk/nowhere.ts', word: 'x', test: 'tests/nowhere.test.ts' };
  expect(constantProblems([{ ...constant, row: nowhere }])).toHaveLength(1);
  expect(effectProblems([{ ...constant, row: { nowhere: true, test: 'tests/x.test.ts' } }])).toHaveLength(1);
  expect(missingTests([], [{ ...constant, row: nowhere }])).toHaveLength(1);
  const silent = { built: 'login', test: 'tests/architecture/words.test.ts' };
  expect(missingTests([{ ...login, row: silent }], [])).toHaveLength(1);
});
