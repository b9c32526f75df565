// The outline: five levels at most, a node before a sibling, titles required, moves with all that stands below.
import { expect, test } from 'vitest';
import type { RichNode } from '#sdk/contract/rich-text.ts';
import { headingOf, paragraphOf } from '#sdk/write/rules/blocks.ts';
import {
  addAtEnd,
  addChild,
  addSibling,
  demote,
  findSection,
  moveBy,
  moveTo,
  outlineOf,
  promote,
  remove,
  rename,
  setSection,
  type OutlineResult,
} from '#sdk/write/rules/outline.ts';

const text = (...lines: readonly string[]): RichNode[] =>
  lines.map((line) => {
    const level = /^#*/.exec(line)?.[0].length ?? 0;
    return level === 0 ? paragraphOf(line) : headingOf(level, line.slice(level).trim());
  });
const shown = (blocks: readonly RichNode[]): string[] =>
  outlineOf(blocks, 'official').map(({ section, number, title }) => `${section} ${number}${title}`);
const done = (result: OutlineResult): RichNode[] => {
  if ('problem' in result) throw new Error(result.problem);
  return result.blocks;
};
const problem = (result: OutlineResult): string => ('problem' in result ? result.problem : 'none');

const sample = text('# a', 'one', '## b', 'two', '## c', '# d', 'three');

test('numbers are those of official documents, and sections have paths', () => {
  expect(shown(text('# a', '## b', '### c', '#### d', '##### e', '##### f', '# g'))).toEqual([
    '1 一、a',
    '1.1 （一）b',
    '1.1.1 1.c',
    '1.1.1.1 （1）d',
    '1.1.1.1.1 ①e',
    '1.1.1.1.2 ②f',
    '2 二、g',
  ]);
  expect(outlineOf(sample).map(({ words }) => words)).toEqual([4, 1, 0, 1]);
});

test('a number that was typed stays, and no second one stands before it', () => {
  expect(shown(text('# 一、总体要求', '# 三、工作要求'))).toEqual(['1 一、总体要求', '2 三、工作要求']);
});

test('a node is chosen before a sibling, unless there is none yet', () => {
  expect(problem(addSibling(sample, undefined, 'x'))).toBe('outlineNodeNeeded');
  expect(problem(addChild(sample, undefined, 'x'))).toBe('outlineNodeNeeded');
  expect(shown(done(addSibling([], undefined, 'x')))).toEqual(['1 一、x']);
  expect(shown(done(addSibling(sample, 0, 'x')))).toEqual([
    '1 一、a',
    '1.1 （一）b',
    '1.2 （二）c',
    '2 二、x',
    '3 三、d',
  ]);
});

test('titles are required', () => {
  expect(problem(addSibling(sample, 0, '  '))).toBe('outlineTitleMissing');
  expect(problem(rename(sample, 0, ''))).toBe('outlineTitleMissing');
});

test('there is no sixth level: not by adding, by demoting, by moving, by writing a section', () => {
  const deep = text('# a', '## b', '### c', '#### d', '##### e', '# f', '# g');
  expect(problem(addChild(deep, 4, 'x'))).toBe('outlineTooDeep');
  expect(problem(addAtEnd(deep, 6, 'x'))).toBe('outlineTooDeep');
  expect(problem(moveTo(deep, 5, 4, 'into'))).toBe('outlineTooDeep');
  expect(problem(demote(text('# z', ...['# a', '## b', '### c', '#### d', '##### e']), 1))).toBe(
    'outlineTooDeep',
  );
  expect(problem(setSection(deep, 4, text('# x')))).toBe('outlineTooDeep');
});

test('a section moves with what stands under it', () => {
  const moved = done(moveTo(sample, 0, 5, 'after'));
  expect(shown(moved)).toEqual(['1 一、d', '2 二、a', '2.1 （一）b', '2.2 （二）c']);
  expect(moved.map((block) => block.content?.[0]?.text)).toEqual(['d', 'three', 'a', 'one', 'b', 'two', 'c']);
  expect(problem(moveTo(sample, 0, 2, 'into'))).toBe('outlineMoveRefused');
  expect(shown(done(moveBy(sample, 4, 'up')))).toEqual(['1 一、a', '1.1 （一）c', '1.2 （二）b', '2 二、d']);
  expect(problem(moveBy(sample, 2, 'up'))).toBe('outlineMoveRefused');
  expect(moveBy(done(moveBy(sample, 0, 'down')), 2, 'up')).toMatchObject({ blocks: sample });
});

test('promoting and demoting take what is below along', () => {
  expect(shown(done(demote(sample, 5)))).toEqual(['1 一、a', '1.1 （一）b', '1.2 （二）c', '1.3 （三）d']);
  expect(problem(demote(sample, 0))).toBe('outlineMoveRefused');
  expect(shown(done(promote(sample, 2)))).toEqual(['1 一、a', '2 二、b', '2.1 （一）c', '3 三、d']);
  expect(problem(promote(sample, 0))).toBe('outlineMoveRefused');
});

test('removing takes the text along, and a section is written without touching the others', () => {
  expect(done(remove(sample, 0))).toEqual(text('# d', 'three'));
  expect(done(setSection(sample, 2, text('# new', 'words')))).toEqual(
    text('# a', 'one', '## b', '### new', 'words', '## c', '# d', 'three'),
  );
});

test('a section is meant by its path, or by a title that only one has', () => {
  expect(findSection(outlineOf(sample), '1.2')?.title).toBe('c');
  expect(findSection(outlineOf(sample), 'd')?.section).toBe('2');
  expect(findSection(outlineOf(text('# a', '# a')), 'a')).toBeUndefined();
});
