// The table of figures keeps what was not measured now, replaces what was, and tells missed goals.
import { expect, test } from 'vitest';
import { chosenGroups, groups } from './groups.ts';
import { goalOf, verdict } from './goals.ts';
import type { Measured } from './measure.ts';
import { printNumber, printTable, withTable } from './table.ts';

const figure = (id: string, ours: number, baseline: number, unit = 'ms'): Measured => ({
  id,
  name: `what ${id} is`,
  ours,
  baseline,
  unit,
  ratio: ours / baseline,
});
const empty = 'before\n<!-- figures:begin -->\n<!-- figures:end -->\nafter\n';

test('a table is put between the marks and nothing else changes', () => {
  const text = withTable(empty, [figure('P19', 180, 90)]);
  expect(text.startsWith('before\n<!-- figures:begin -->\n')).toBe(true);
  expect(text.endsWith('<!-- figures:end -->\nafter\n')).toBe(true);
  expect(text).toContain('| P19 | what P19 is | 180 ms | 90 ms | 2× |');
});

test('a second run replaces its rows, keeps the others and their order', () => {
  const first = withTable(empty, [figure('P19', 180, 90), figure('fsync', 0.1, 0.1)]);
  const second = withTable(first, [figure('P1-limit', 2, 1), figure('P19', 270, 90)]);
  const ids = second
    .split('\n')
    .flatMap((line) => (line.startsWith('| ') ? [line.split('|')[1]?.trim()] : []));
  expect(ids).toEqual(['Figure', '---', 'fsync', 'P1-limit', 'P19']);
  expect(second).toContain('| 270 ms | 90 ms | 3× |');
  expect(second).not.toContain('180 ms');
});

test('the same run twice gives the same text', () => {
  const figures = [figure('fsync', 0.1, 0.1), figure('P19', 180, 90)];
  const once = withTable(empty, figures);
  expect(withTable(once, figures)).toBe(once);
});

test('a page without marks is refused', () => {
  expect(() => withTable('nothing', [figure('P19', 1, 1)])).toThrow('figures:begin');
});

test('goals are judged by ratio or by value', () => {
  expect(verdict(figure('P1-prosody', 3, 4))).toBe('met');
  expect(verdict(figure('P1-prosody', 3.1, 4))).toBe('missed');
  expect(verdict(figure('P19', 501, 400))).toBe('missed');
  expect(verdict(figure('P19', 249, 400))).toBe('stretch');
  expect(verdict(figure('P2-limit', 26_000, 90_000, 'msg/s'))).toBe('met');
  expect(verdict(figure('P2-limit', 26_000, 80_000, 'msg/s'))).toBe('stretch');
  expect(verdict(figure('P6-search-zh-2', 4, 2))).toBe('met');
  expect(verdict(figure('fsync', 1, 1))).toBe('');
  expect(goalOf('fsync')).toBeUndefined();
});

test('every row names a benchmark that can be asked for', () => {
  const table = printTable([figure('P6-search-en', 1, 1), figure('P2-sdk', 1, 1)]);
  expect(table).toContain('`npm run bench -- storage`');
  expect(table).toContain('`npm run bench -- throughput`');
  expect(chosenGroups(['p6', 'latency']).map(({ name }) => name)).toEqual(['latency', 'storage']);
  expect(chosenGroups([])).toBe(groups);
  expect(() => chosenGroups(['nonsense'])).toThrow('nonsense');
});

test('numbers are short', () => {
  expect([0.123_45, 12.345, 123.4, 25_000.4].map(printNumber)).toEqual(['0.123', '12.3', '123', '25000']);
});
