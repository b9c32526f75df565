// Texts of any of the usual encodings are read; what is no text is known as such.
import { expect, test } from 'vitest';
import { decodeText, isBinary } from '../../../../gui/files/preview/decode-text.ts';

test('UTF-8, UTF-16 by its mark and the Chinese national encoding are read', () => {
  expect(decodeText(new TextEncoder().encode('断网演练')).text).toBe('断网演练');
  expect(decodeText(Uint8Array.of(0xd6, 0xd0, 0xce, 0xc4)).text).toBe('中文');
  expect(decodeText(Uint8Array.of(0xff, 0xfe, 0x2d, 0x4e)).text).toBe('中');
  expect(decodeText(Uint8Array.of(0xfe, 0xff, 0x4e, 0x2d)).text).toBe('中');
});

test('a long text is cut and says so; bytes with noughts are no text', () => {
  expect(decodeText(new TextEncoder().encode('abcdef'), 3)).toEqual({ text: 'abc', isCut: true });
  expect(isBinary(Uint8Array.of(0x4d, 0x5a, 0, 1))).toBe(true);
  expect(isBinary(Uint8Array.of(0xff, 0xfe, 0x2d, 0x4e, 0x00, 0x4e))).toBe(false);
  expect(isBinary(new TextEncoder().encode('文'))).toBe(false);
});
