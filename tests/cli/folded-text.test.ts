// Proves that text is folded between words for a terminal, and addresses stay whole.
import { expect, test } from 'vitest';
import { cellWidth } from '#cli/tui/text/cell-width.ts';
import { foldedText } from '../../cli/output/folded-text.ts';

test('no line is wider than the terminal, none begins with a closing mark, nothing is lost', () => {
  const text = '最新一轮压测报告出来了，5,000 人的群消息最后一人收到 31 毫秒，before it was 44 ms。\n第二行';
  const folded = foldedText(text, 20);
  const lines = folded.split('\n');
  expect(lines.every((line) => cellWidth(line) <= 20 && !/^[，。]/u.test(line))).toBe(true);
  expect(folded.replaceAll(/\s/gu, '')).toBe(text.replaceAll(/\s/gu, ''));
});

test('a line with an address that does not fit is left whole', () => {
  const text = '看 https://pan.office.example/s/platform/interfaces?from=chat 就好';
  expect(foldedText(text, 20)).toBe(text);
  expect(foldedText('看 https://a.example 就好，今天', 20)).toBe('看 https://a.example\n就好，今天');
});
