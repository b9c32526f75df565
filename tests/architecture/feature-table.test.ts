// The table of features is complete, every cell has its test or its reason, and its page stands there as generated.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cellProblems, featurePage, featureProblems, featureTable, recordProblems } from './feature-table.ts';
import { systemKeys } from '#sdk/contract/flags.ts';
import { root } from './sources.ts';
import { chatCallFeatures, constantFeatures, rowFeatures } from './spec/row-features.ts';
import { callCoverage } from './spec/call-coverage.ts';
import { constantCoverage } from './spec/constant-coverage.ts';
import { specCalls } from './spec/spec-calls.ts';
import { specRows } from './spec/spec-rows.ts';
import { faceOf } from '../support/shown.ts';
import { patternOf, readRecord, recordOf } from './shown-record.ts';
import { hasTest } from './test-titles.ts';

test('every row of the specification stands in the table, in its order', () => {
  const listed = Object.entries(rowFeatures).map(([title, rows]) => [title, Object.keys(rows)]);
  expect(listed).toEqual(Object.entries(specRows).map(([title, rows]) => [title, [...rows]]));
  expect(Object.keys(chatCallFeatures)).toEqual([...specCalls.chat]);
  expect(specRows['§4 group system message keys']).toEqual(systemKeys);
  expect(featureTable.map(({ rows }) => rows.length)).toEqual([
    14, 12, 6, 24, 6, 15, 28, 9, 12, 55, 12, 3, 17, 9, 47,
  ]);
});

test('calls and constants that wait for chats, groups or contacts stand in it', () => {
  const mine = new Set(['messaging', 'groups', 'files in chats', 'contacts']);
  const waiting = Object.entries(constantCoverage).filter(
    ([, row]) => 'notYet' in row && mine.has(row.notYet),
  );
  expect(waiting.map(([name]) => name).filter((name) => !(name in constantFeatures))).toEqual([]);
  const shown = new Set(featureTable.flatMap(({ rows }) => rows.map(({ name }) => name)));
  const calls = [...Object.keys(callCoverage.userCentre), ...Object.keys(callCoverage.netdisk)];
  const contacts = calls.filter((call) => /\/IM\/|\/(dept|user|group)\/(?!profile)|CreateGroup/.test(call));
  expect(contacts.filter((call) => !shown.has(call))).toEqual([]);
  expect(contacts.length).toBe(15);
});

test('every cell names a test that exists, or says why there is none', () => {
  expect(cellProblems()).toEqual([]);
  expect(featureProblems()).toEqual([]);
});

test('a test that is not there would be noticed', () => {
  const here = 'tests/architecture/feature-table.test.ts';
  expect(hasTest(here, 'a test that is not there would be noticed')).toBe(true);
  expect(hasTest(here, 'a test nobody has written')).toBe(false);
  expect(hasTest('tests/nowhere.test.ts', 'a test that is not there would be noticed')).toBe(false);
});

test('what a run has shown is a cell of the table, and its files are there', () => {
  expect(recordProblems()).toEqual([]);
  const files = new Set(Object.values(readRecord()).flat());
  expect([...files].filter((file) => !existsSync(`${root}${file}`))).toEqual([]);
});

test('a call counts for the face that made it, and for nobody where a test made it with its own hands', () => {
  const section = '§7 chat calls';
  const calls = { [section]: ['ANY /chat/list', 'ANY /wx/*/list'] };
  const heard = (file: string, ...traffic: string[]) =>
    Object.keys(recordOf([{ file, title: 'x', rows: [], traffic }], calls));
  const file = 'tests/cli/x.test.ts';
  expect(heard(file, 'cli GET /im/chat/list')).toEqual([`${section} | ANY /chat/list | cli`]);
  expect(heard(file, 'gui POST /im/wx/friend/list')).toEqual([`${section} | ANY /wx/*/list | gui`]);
  expect(heard(file, 'cli GET /im/chat/listing')).toEqual([]);
  expect(heard('tests/fixtures/x.test.ts', 'sdk GET /im/chat/list')).toEqual([]);
  expect(patternOf('GET /system/user/{id}').test('GET /uc/system/user/getInfo')).toBe(false);
  expect(patternOf('GET /system/user/{id}').test('GET /uc/system/user/1001')).toBe(true);
  const agents = [
    'Mozilla/5.0 X',
    'tangram/1.0.0 (command)',
    'tangram/1.0.0 (terminal)',
    'tangram/1.0.0 (window)',
  ];
  expect(agents.map(faceOf)).toEqual(['gui', 'cli', 'terminal', 'gui']);
  expect(['node', 'undici', ''].map(faceOf)).toEqual([undefined, undefined, undefined]);
});

test('the page is what the generator writes', () => {
  const page = readFileSync(new URL('features.md', import.meta.url), 'utf8');
  expect(page === featurePage(), 'npm run generate').toBe(true);
});
