// Proves how sizes are written.
import { expect, test } from 'vitest';
import { sizeText } from '#sdk/locales/size-text.ts';

test.each([
  [0, '0 B'],
  [1023, '1,023 B'],
  [1536, '1.5 KB'],
  [10 * 1024 * 1024, '10 MB'],
  [3 * 1024 ** 5, '3,072 TB'],
])('%i bytes are %s', (bytes, text) => expect(sizeText(bytes, 'en')).toBe(text));
