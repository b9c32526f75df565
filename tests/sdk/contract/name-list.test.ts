// Proves that names survive the one field they travel in, whatever commas they hold.
import { expect, test } from 'vitest';
import { printNameList, readNameList } from '#sdk/contract/name-list.ts';

test.each([
  [['林若溪']],
  [['Eriksen, Nora']],
  [['Eriksen,Nora']],
  [['王，小明']],
  [['Eriksen, Nora', '何静', 'Li,Na']],
  [[]],
])('%j comes back as it was', (names) => expect(readNameList(printNameList(names))).toEqual(names));

test('a field that parts names with commas is read too', () => {
  expect(readNameList('何静,林若溪')).toEqual(['何静', '林若溪']);
  expect(readNameList('何静，林若溪，')).toEqual(['何静', '林若溪']);
});
