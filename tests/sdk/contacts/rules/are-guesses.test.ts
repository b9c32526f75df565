// People one slip away are offered as guesses; whoever answers to what was typed is none.
import { expect, test } from 'vitest';
import { areGuesses } from '#sdk/contacts/rules/are-guesses.ts';

const song = { name: '宋嘉慧', pinyin: 'songjiahui sjh', loginName: 'songjiahui' };
const nora = { name: 'Eriksen, Nora', pinyin: 'eriksen, nora', loginName: 'nora.eriksen' };

test.each([
  ['宋家慧', [song], true],
  ['songjiahi', [song], true],
  ['Nora Erikson', [nora], true],
  ['songjh', [song], false],
  ['宋嘉慧', [song], false],
  ['@songjia', [song], false],
  // Found by a title, a telephone number or a department.
  ['工程师', [song], false],
  ['4821', [song], false],
  ['宋家慧', [], false],
  // One who answers makes the list no guess.
  ['Nora', [song, nora], false],
] as const)('%s', (typed, people, guessed) => {
  expect(areGuesses(typed, people)).toBe(guessed);
});
