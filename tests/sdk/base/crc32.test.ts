// The check of parts: equal to the platform's, in one piece and in many.
import { crc32 as known } from 'node:zlib';
import { expect, test } from 'vitest';
import { crc32, crc32Text } from '#sdk/base/crc32.ts';

test('equals the platform at every length and in every cut', () => {
  const bytes = Uint8Array.from({ length: 1_000 }, (_, at) => (at * 31 + (at >> 3)) & 255);
  for (const length of [0, 1, 7, 8, 9, 63, 64, 1_000]) {
    const some = bytes.subarray(0, length);
    expect(crc32(some)).toBe(known(some));
    const cut = Math.floor(length / 3);
    expect(crc32(some.subarray(cut), crc32(some.subarray(0, cut)))).toBe(known(some));
  }
  expect(crc32Text(crc32(new TextEncoder().encode('123456789')))).toBe('CBF43926');
  expect(crc32Text(0x1f)).toBe('0000001F');
});
