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
