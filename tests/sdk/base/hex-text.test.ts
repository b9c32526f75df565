// Proves that every byte has its two digits.
import { expect, test } from 'vitest';
import { hexText } from '#sdk/base/hex-text.ts';

test('each byte is two digits, none of them lost', () => {
  expect(hexText(new Uint8Array([0, 1, 15, 16, 171, 255]))).toBe('00010f10abff');
  expect(hexText([])).toBe('');
});
