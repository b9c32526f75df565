// What the build takes for granted of emoji: of the characters of one unit only those of one block can be one.
import { expect, test } from 'vitest';

test('emoji of one unit stand between U+2000 and U+2BFF, where the bundled program still asks', () => {
  const emoji = /^\p{RGI_Emoji}$/v;
  const found = Array.from({ length: 0x1_0000 }, (_, code) => code).filter((code) =>
    emoji.test(String.fromCharCode(code)),
  );
  expect(found.length).toBeGreaterThan(30);
  expect(found.filter((code) => code < 0x2000 || code > 0x2bff)).toEqual([]);
});
