// Proves which texts may be sent and how they look on the wire.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { composeText, textLimits } from '#sdk/chat/rules/message-text.ts';
import { parseMarkup } from '#sdk/contract/markup/markup.ts';
import { plainText } from '#sdk/contract/markup/readable.ts';

const emojis = (name: string): boolean => name === '微笑';

test.each(['', '   ', '\n\t', '\u3000'])('refuses a blank message (%j)', (text) => {
  expect(composeText(text)).toEqual({ ok: false, code: 'blankMessage' });
});

test('counts code points, not UTF-16 units, and refuses one too many with the count', () => {
  expect(composeText('😀'.repeat(textLimits.codePoints))).toMatchObject({ ok: true });
  expect(composeText('好'.repeat(textLimits.codePoints + 1))).toEqual({
    ok: false,
    code: 'characterLimit',
    count: 2001,
    limit: 2000,
  });
});

test('never cuts: what would not fit the stored column is refused', () => {
  expect(composeText('face['.repeat(400) + 'x'.repeat(0))).toMatchObject({ ok: true });
  expect(composeText('😀'.repeat(1990) + 'a('.repeat(5), {})).toMatchObject({ ok: true });
  expect(composeText('a('.repeat(1000))).toMatchObject({ ok: true });
  expect(composeText('\\'.repeat(1996) + 'a(', {})).toMatchObject({ ok: true });
  expect(composeText(`${'\\'.repeat(1990)}a(${'😀'.repeat(7)}`, { raw: false })).toMatchObject({ ok: true });
  expect(composeText('x'.repeat(5000), { raw: true })).toMatchObject({ ok: false, code: 'characterLimit' });
});

test('typed emoji names become emojis, unknown ones stay text', () => {
  const verdict = composeText('好[微笑] [不是表情]', { emojis });
  expect(verdict).toMatchObject({ ok: true });
  if (!verdict.ok) return;
  expect(parseMarkup(verdict.wire)).toEqual([
    { type: 'text', text: '好' },
    { type: 'emoji', name: '微笑' },
    { type: 'text', text: ' [不是表情]' },
  ]);
});

test('nothing typed can pose as markup other than an emoji, and everything typed is read back exactly', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'face[',
      'a(',
      'http://x.example',
      ')[',
      ']',
      '[微笑]',
      '\\',
      'meet(',
      'shareFile[',
      '{"a":1}',
      '好',
      ' ',
    ),
    fc.string({ maxLength: 6 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 30 }), (pieces) => {
      const typed = pieces.join('');
      const verdict = composeText(typed, { emojis });
      if (!verdict.ok) return;
      const nodes = parseMarkup(verdict.wire);
      expect(
        nodes.every((node) => node.type === 'text' || (node.type === 'emoji' && node.name === '微笑')),
      ).toBe(true);
      expect(plainText(verdict.wire)).toBe(typed.replaceAll('\r\n', '\n'));
    }),
    { numRuns: 2000 },
  );
});

test('words between colons become emojis, named or by their character, but in code, times and addresses', () => {
  const emojis = (name: string): boolean => name === '强';
  const codes = (word: string): string | undefined => ({ thumb: '强', tada: '🎉', '+1': '强' })[word];
  const wire = (text: string): unknown => {
    const verdict = composeText(text, { emojis, codes });
    return verdict.ok ? verdict.wire : verdict.code;
  };
  expect(wire(':tada: a(x) :thumb: [强] :+1:')).toBe('🎉 \\a(x) face[强] face[强] face[强]');
  expect(wire(':tada::thumb::+1:')).toBe('🎉face[强]face[强]');
  expect(wire('std::tada:')).toBe('std::tada:');
  expect(wire('`:tada: [强]` :tada:')).toBe('`:tada: [强]` 🎉');
  const block = '```\n:tada:\n[强]\n```';
  expect(wire(block)).toBe(block);
  expect(wire(`${block}\n:tada:`)).toBe(`${block}\n🎉`);
  for (const text of [
    '10:30:45',
    'at 9:30:tada:',
    'https://x.example/:tada:',
    'https://x.example/(:tada:)',
    'key=:tada:',
    'x:tada:',
    ':unknown:',
    ':tada:x',
  ])
    expect(wire(text)).toBe(text);
});
