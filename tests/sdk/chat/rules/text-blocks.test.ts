// Proves which lines are lists and quotes, and that all others stay as they were written.
import { expect, test } from 'vitest';
import { displayPieces } from '#sdk/chat/rules/display-text.ts';
import { textBlocks, type TextBlock } from '#sdk/chat/rules/text-blocks.ts';

const blocks = (text: string): readonly TextBlock[] =>
  textBlocks(displayPieces(text, { people: ['林若溪'], me: [] }));
const plain = (text: string) => ({ type: 'text', text }) as const;

test('lists with strokes, stars and numbers, and lines that quote, between words', () => {
  expect(blocks('要带：\n- 茶\n- **杯子**\n\n然后\n3. 煮水\n4. 泡茶\n> 谁说的\n> 我 face[微笑]\n好')).toEqual(
    [
      { type: 'plain', pieces: [plain('要带：\n')] },
      { type: 'list', items: [[plain('茶')], [{ type: 'styled', style: 'strong', text: '杯子' }]] },
      { type: 'plain', pieces: [plain('\n然后\n')] },
      { type: 'list', first: 3, items: [[plain('煮水')], [plain('泡茶')]] },
      { type: 'quote', pieces: [plain('谁说的\n我 '), { type: 'emoji', name: '微笑' }] },
      { type: 'plain', pieces: [plain('好')] },
    ],
  );
  expect(blocks('* a\n* b')).toEqual([{ type: 'list', items: [[plain('a')], [plain('b')]] }]);
  expect(blocks('> @林若溪 yes')).toEqual([
    { type: 'quote', pieces: [{ type: 'mention', text: '@林若溪', me: false }, plain(' yes')] },
  ]);
});

test.each([
  '1. 5 km',
  '-',
  '- ',
  '-\n-',
  '- only one',
  '1. one\n3. three',
  '2026. 11\n24. 12',
  '>_<\n>_<',
  'x > y\nz > 5',
  '3 - 1\n5 - 2',
  '-5 °C\n-7 °C',
  '- a\n1. b\n* c',
])('%j stays as it was written', (text) => {
  expect(blocks(text)).toEqual([{ type: 'plain', pieces: [plain(text)] }]);
});

test('what stands in code is no line of a list and quotes nobody', () => {
  const code = { type: 'styled', style: 'block', text: '> a\n- b\n- c' } as const;
  expect(blocks('看\n```\n> a\n- b\n- c\n```\n- x\n- y')).toEqual([
    { type: 'plain', pieces: [plain('看\n'), code] },
    { type: 'list', items: [[plain('x')], [plain('y')]] },
  ]);
  expect(blocks('`> a`\n`> b`')).toHaveLength(1);
  expect(blocks('a\n```\nb\n```\nc\nd')).toEqual([
    {
      type: 'plain',
      pieces: [plain('a\n'), { type: 'styled', style: 'block', text: 'b' }, plain('c\nd')],
    },
  ]);
});

test('a list of thousands of lines is read in no time', () => {
  const began = performance.now();
  expect(blocks('- a\n'.repeat(1_000) + '1. '.repeat(1_000) + '> \n'.repeat(1_000))[0]?.type).toBe('list');
  expect(performance.now() - began).toBeLessThan(200);
});
