// Proves that changing the words of what waits leaves what it answers and what it carries as they were.
import { expect, test } from 'vitest';
import { changeableWords, withWords } from '#sdk/chat/rules/changed-text.ts';
import { splitContent } from '#sdk/contract/markup/content-kind.ts';
import { printMarkup } from '#sdk/contract/markup/markup.ts';

const isEmoji = (name: string): boolean => name === '微笑';
const changed = (wire: string, words: string): string => {
  const verdict = withWords(wire, words, isEmoji);
  return verdict.ok ? verdict.wire : verdict.code;
};

test('plain words are replaced whole, and typed markup stays words', () => {
  expect(changeableWords('明天见face[微笑]')).toBe('明天见[微笑]');
  expect(changed('明天见', '后天见[微笑]')).toBe('后天见face[微笑]');
  expect(changeableWords(changed('明天见', 'img[x]'))).toBe('img[x]');
  expect(changed('明天见', '  ')).toBe('blankMessage');
});

test('what is answered stays before the words', () => {
  const wire = `${printMarkup([{ type: 'quote', mid: 7, senderId: '1002' }])}收到`;
  expect(changeableWords(wire)).toBe('收到');
  const after = changed(wire, '已收到');
  expect(splitContent(after).quote).toMatchObject({ mid: 7 });
  expect(changeableWords(after)).toBe('已收到');
});

test('a card stays, with other words under it or none', () => {
  const card = printMarkup([{ type: 'location', latitude: 1, longitude: 2, name: '大门' }]);
  expect(changeableWords(`${card}在这里`)).toBe('在这里');
  expect(changed(`${card}在这里`, '')).toBe(card);
  expect(changed(card, '等你')).toBe(`${card}等你`);
});
