// Chinese names of people in letters, family name first; whatever is no such name has none.
import { expect, test } from 'vitest';
import { nameLetters } from '#sdk/locales/name-letters.ts';
import { nameText } from '#sdk/locales/name-text.ts';

test.each([
  ['宋嘉慧', 'Song Jiahui'],
  ['李雷', 'Li Lei'],
  ['欧阳娜', 'Ouyang Na'],
  ['司马相如', 'Sima Xiangru'],
  // A family name that reads otherwise than the same character in a word.
  ['单雄', 'Shan Xiong'],
  ['吕布', 'Lv Bu'],
  ['Eriksen, Nora', undefined],
  ['沈知行 (Bot)', undefined],
  ['数字化平台组', undefined],
  ['李', undefined],
  ['', undefined],
])('%s', (name, letters) => {
  expect(nameLetters(name)).toBe(letters);
});

test('a reader who chose letters has them behind the name, nobody else', () => {
  expect(nameText({ letters: nameLetters }, '宋嘉慧')).toBe('宋嘉慧 Song Jiahui');
  expect(nameText({ letters: nameLetters }, 'Nora Eriksen')).toBe('Nora Eriksen');
  expect(nameText({}, '宋嘉慧')).toBe('宋嘉慧');
});
