// Tests of the lines of the contacts: the tree as it is opened, and what a look-up found instead of it.
import { expect, test } from 'vitest';
import type { Department, Person, TreeNode } from '#sdk/api.ts';
import { contactLines } from '#cli/tui/lines/contact-lines.ts';
import { nextValue } from '#cli/tui/screens/setting-values.ts';

const node = (change: Partial<TreeNode>): TreeNode =>
  ({ kind: 'dept', childCount: 0, title: '', ...change }) as TreeNode;

test('departments say how much is in them, people what they are; one person may stand in two places', () => {
  const lines = contactLines(
    {
      section: 'organisation',
      entries: undefined,
      query: '',
      found: undefined,
      rows: [
        {
          node: node({ id: '1', name: '数字化中心', personCount: 4 }),
          depth: 0,
          open: true,
          loading: false,
          path: '',
        },
        {
          node: node({ id: '7', name: '林若溪', kind: 'user', parentId: '1', title: '工程师' }),
          depth: 1,
          open: false,
          loading: false,
          path: '',
        },
        {
          node: node({ id: '7', name: '林若溪', kind: 'user', parentId: '2' }),
          depth: 1,
          open: false,
          loading: false,
          path: '',
        },
      ],
    },
    'zh',
  );
  expect(lines.map((line) => [line.type, line.depth, line.detail])).toEqual([
    ['department', 0, '4'],
    ['person', 1, '工程师'],
    ['person', 1, ''],
  ]);
  expect(new Set(lines.map((line) => line.key)).size).toBe(3);
});

test('a look-up takes the tree’s place, people first', () => {
  const lines = contactLines(
    {
      section: 'friends',
      entries: [],
      query: 'lin',
      rows: [],
      found: {
        people: [{ id: '7', name: '林若溪', departmentPath: '', departmentName: '平台组' } as Person],
        departments: [{ id: '3', name: '林业部', fullPath: '集团/林业部' } as Department],
        groups: [],
      },
    },
    'zh',
  );
  expect(lines.map((line) => [line.type, line.name, line.detail])).toEqual([
    ['person', '林若溪', '平台组'],
    ['department', '林业部', '集团 / 林业部'],
  ]);
});

test('a department that alone answers stands before its people', () => {
  const found = {
    people: [{ id: '7', name: '林若溪', departmentPath: '', departmentName: '平台组' } as Person],
    departments: [{ id: '3', name: '平台组', fullPath: '集团/平台组' } as Department],
    groups: [],
  };
  const lines = contactLines({ section: 'friends', entries: [], query: '平台', rows: [], found }, 'zh');
  expect(lines.map((line) => line.type)).toEqual(['department', 'person']);
});

test('flat sections have people and groups', () => {
  const base = { name: '接口', avatar: '', detail: '平台组' };
  const lines = contactLines(
    {
      section: 'focus',
      query: '',
      found: undefined,
      rows: [],
      entries: [
        { ...base, type: 'person', key: 'person 7', personId: '7' },
        { ...base, type: 'group', key: 'group 3', groupId: '3', chatId: '00003', count: 8 },
      ],
    },
    'zh',
  );
  expect(lines.map(({ type, key, detail }) => [type, key, detail])).toEqual([
    ['person', 'person 7', '平台组'],
    ['group', 'group 3', '8'],
  ]);
});

test('a setting turns: switches, and choices in a ring', () => {
  const choice = {
    kind: 'choice' as const,
    value: 'b',
    choices: [
      { value: 'a', label: { key: 'words.ok' } },
      { value: 'b', label: { key: 'words.ok' } },
    ] as const,
  };
  expect(nextValue({ control: choice }, 1)).toBe('a');
  expect(nextValue({ control: { ...choice, value: 'a' } }, -1)).toBe('b');
  expect(nextValue({ control: { kind: 'switch', value: true } }, 1)).toBe(false);
  expect(nextValue({ control: { kind: 'text', value: 'x' } }, 1)).toBeUndefined();
});
