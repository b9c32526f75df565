// People one slip away are offered as guesses; whoever answers to what was typed is none.
import { expect, test } from 'vitest';
import { areByPlace, areGuesses } from '#sdk/contacts/rules/are-guesses.ts';

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

test('characters that sound the same are a guess; whoever does it or sits there is none', () => {
  const card = {
    ...song,
    title: '安全工程师',
    titleEn: 'Safety Engineer',
    departmentName: '数字化部',
    departmentNameEn: 'Digital',
  };
  expect(areGuesses('宋家惠', [card])).toBe(true);
  for (const typed of ['工程师', 'engineer', '数字化', 'digital'])
    expect(areGuesses(typed, [card]), typed).toBe(false);
  // Then the department leads; a name, an account or a telephone number puts the person first.
  for (const typed of ['engineer', '数字化']) expect(areByPlace(typed, [card]), typed).toBe(true);
  for (const typed of ['宋', 'songjh', '宋家惠']) expect(areByPlace(typed, [card]), typed).toBe(false);
});
