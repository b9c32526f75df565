// The rules of the administration: trees as rows, keys in them, limits and options as they are typed.
import { expect, test } from 'vitest';
import type { AdminDepartment } from '#sdk/admin/admin-api.ts';
import { freeKey, moved, optionLines, optionsOf } from '#sdk/admin/rules/form-plan.ts';
import { limitsOf, limitTexts } from '#sdk/admin/rules/limit-texts.ts';
import { partsOf } from '#sdk/admin/rules/parts.ts';
import { treeRows } from '#sdk/admin/rules/tree-rows.ts';
import { stepInTree } from '#sdk/admin/rules/tree-step.ts';

const department = (id: string, parentId: string): AdminDepartment => ({
  id,
  parentId,
  name: `D${id}`,
  nameEn: '',
  position: 1,
  people: 0,
  allPeople: 0,
  head: null,
});
const all = [department('1', '0'), department('2', '1'), department('3', '1'), department('4', '2')];
const ids = (rows: readonly { department: AdminDepartment }[]): string[] =>
  rows.map((row) => row.department.id);

test('a tree is read from the top down, and folded departments hide what is below them', () => {
  const rows = treeRows(all, new Set());
  expect(ids(rows)).toEqual(['1', '2', '4', '3']);
  expect(rows.map(({ depth }) => depth)).toEqual([0, 1, 2, 1]);
  expect(rows.map(({ first, last }) => [first, last])).toEqual([
    [true, true],
    [true, false],
    [true, true],
    [false, true],
  ]);
  expect(ids(treeRows(all, new Set(['2'])))).toEqual(['1', '2', '3']);
  expect(ids(treeRows(all.slice(1), new Set()))).toEqual(['2', '4', '3']);
});

test('keys walk the tree as everywhere', () => {
  const rows = treeRows(all, new Set());
  expect(stepInTree(rows, '2', 'ArrowDown')).toEqual({ kind: 'go', id: '4' });
  expect(stepInTree(rows, '4', 'ArrowLeft')).toEqual({ kind: 'go', id: '2' });
  expect(stepInTree(rows, '2', 'ArrowLeft')).toEqual({ kind: 'fold', folded: true });
  expect(stepInTree(treeRows(all, new Set(['2'])), '2', 'ArrowRight')).toEqual({
    kind: 'fold',
    folded: false,
  });
  expect(stepInTree(rows, '3', 'ArrowDown')).toBeUndefined();
  expect(stepInTree(rows, '3', 'Home')).toEqual({ kind: 'go', id: '1' });
  expect(stepInTree(rows, '1', 'End')).toEqual({ kind: 'go', id: '3' });
  expect(stepInTree(rows, '1', 'a')).toBeUndefined();
});

test('limits go through their fields unchanged, and half a limit is none', () => {
  const limits = {
    messages: { burst: 10, perSecond: 0.5 },
    lookups: null,
    uploads: { burst: 5, perSecond: 2 },
    groups: null,
    calls: { burst: 7, perSecond: 7 },
    strangers: null,
    storageMb: 100,
  };
  expect(limitsOf(limitTexts(limits))).toEqual(limits);
  const texts = limitTexts(limits);
  expect(limitsOf({ ...texts, messages: { burst: '10', perSecond: '' } })).toBeUndefined();
  expect(limitsOf({ ...texts, storageMb: 'much' })).toBeUndefined();
  expect(limitsOf({ ...texts, storageMb: '' })?.storageMb).toBeNull();
});

test('parts of a form keep their keys, and options go through their lines', () => {
  expect(freeKey('field', [{ key: 'field2' }])).toBe('field3');
  expect(freeKey('field', [{ key: 'a' }])).toBe('field2');
  expect(moved([{ key: 'a' }, { key: 'b' }], 'b', -1)).toEqual([{ key: 'b' }, { key: 'a' }]);
  expect(moved([{ key: 'a' }, { key: 'b' }], 'b', 1)).toEqual([{ key: 'a' }, { key: 'b' }]);
  const options = [
    { key: 'annual', label: { zh: '年假', en: 'Annual leave' } },
    { key: 'sick', label: { zh: '病假', en: '病假' } },
  ];
  expect(optionsOf(optionLines(options))).toEqual(options);
  expect(optionsOf('其他')).toEqual([{ key: 'option1', label: { zh: '其他', en: '其他' } }]);
});

test('a list is cut into parts without losing a row', () => {
  expect(partsOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(partsOf([], 2)).toEqual([]);
});
