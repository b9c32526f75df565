// Proves that a message names each of its files once, and none where it has none.
import { expect, test } from 'vitest';
import { namedFiles } from '#sdk/chat/rules/named-files.ts';

const id = (number: number): string => `f_${number.toString(16).padStart(32, '0')}`;

test('each file of a text is named once, and no more than a message may carry', () => {
  expect(namedFiles('three words')).toEqual({});
  expect(namedFiles(`file(${id(1)}) and ${id(1)} and ${id(2)}`)).toEqual({ files: [id(1), id(2)] });
  const many = Array.from({ length: 250 }, (_, at) => id(at)).join(' ');
  expect(namedFiles(many).files).toHaveLength(200);
});
