// Proves that parser and printer of the markup are inverses, total, and linear.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  escapeMarkup,
  parseMarkup,
  plainText,
  printMarkup,
  searchableText,
  type MarkupNode,
} from '#sdk/contract/markup/markup.ts';

test('reads faces and links; other kinds stay literal text, losslessly', () => {
  expect(
    parseMarkup('看face[微笑]a(https://x.example/a?b=1)[报告] img[http://x/1.png] meet(1)[{"a":"]"}]'),
  ).toEqual([
    { type: 'text', text: '看' },
    { type: 'face', name: '微笑' },
    { type: 'link', url: 'https://x.example/a?b=1', label: '报告' },
    { type: 'text', text: ' img[http://x/1.png] meet(1)[{"a":"]"}]' },
  ]);
});

test.each([
  'a(javascript:alert(1))[x]',
  'a(file:///etc/passwd)[x]',
  'a(//x.example)[x]',
  'a(https://x y)[z]',
])('%s is no link', (wire) => expect(parseMarkup(wire)).toEqual([{ type: 'text', text: wire }]));

const text = fc
  .array(
    fc.oneof(
      fc.constantFrom('face[', 'a(', ')[', ']', '\\', 'img[', '微', 'http://h', ' '),
      fc.string({ maxLength: 5 }),
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join(''));
const node: fc.Arbitrary<MarkupNode> = fc.oneof(
  text.filter((value) => value !== '').map((value): MarkupNode => ({ type: 'text', text: value })),
  fc.constantFrom<MarkupNode>({ type: 'face', name: '微笑' }, { type: 'face', name: 'OK' }),
  fc.constantFrom<MarkupNode>(
    { type: 'link', url: 'https://x.example/p?q=1', label: '标签 label' },
    { type: 'link', url: 'http://x.example', label: '' },
  ),
);

test('parse(print(nodes)) gives the nodes back, with neighbouring texts joined', () => {
  fc.assert(
    fc.property(fc.array(node, { maxLength: 12 }), (nodes) => {
      const joined: MarkupNode[] = [];
      for (const next of nodes) {
        const last = joined.at(-1);
        if (last?.type === 'text' && next.type === 'text')
          joined[joined.length - 1] = { type: 'text', text: last.text + next.text };
        else joined.push(next);
      }
      expect(parseMarkup(printMarkup(nodes))).toEqual(joined);
    }),
    { numRuns: 3000 },
  );
});

test('escaped text is read back exactly once', () => {
  fc.assert(
    fc.property(text, (typed) => {
      expect(plainText(escapeMarkup(typed))).toBe(typed);
    }),
    { numRuns: 3000 },
  );
});

test('hostile input of 100,000 characters takes linear time', () => {
  for (const part of ['a(', 'face[', '\\', 'a(http://', 'a(http://x)[', '\\face[']) {
    const started = performance.now();
    parseMarkup(part.repeat(100_000 / part.length));
    expect(performance.now() - started).toBeLessThan(250);
  }
});

test('a search finds a labelled link by its address too', () => {
  expect(searchableText('见a(https://wiki.example/load)[压测报告]')).toBe(
    '见压测报告 https://wiki.example/load',
  );
  expect(plainText('见a(https://wiki.example/load)[压测报告]')).toBe('见压测报告');
});
