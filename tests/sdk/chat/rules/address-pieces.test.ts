// Proves where an address may break, and that nothing of it is lost.
import { expect, test } from 'vitest';
import { addressPieces } from '#sdk/chat/rules/address-pieces.ts';

test.each([
  ['', ['']],
  ['三季度汇总 A/B 已读 6/7', ['三季度汇总 A/B 已读 6/7']],
  ['either/or, a=b & c?', ['either/or, a=b & c?']],
  ['https://portal.example', ['https://', 'portal.example']],
  [
    '看图：https://gui.example/preview/faces?of=a&to=b#end 好',
    ['看图：https://', 'gui.example/', 'preview/', 'faces?', 'of=', 'a&', 'to=', 'b#', 'end 好'],
  ],
  ['http://a.example/ 和 www.b.example/c', ['http://', 'a.example/ 和 www.b.example/', 'c']],
  ['https://a.example/b。下一句/不拆', ['https://', 'a.example/', 'b。下一句/不拆']],
  ['mail zhou@yuanheng.example.', ['mail zhou@', 'yuanheng.example.']],
  ['@周明轩 a@b', ['@周明轩 a@b']],
])('%s', (text, pieces) => {
  expect(addressPieces(text)).toEqual(pieces);
  expect(addressPieces(text).join('')).toBe(text);
});

test('a word as long as a message may be is no address', () => {
  const long = `${'a.'.repeat(500_000)}@`;
  expect(addressPieces(long)).toEqual([long]);
});
