// Proves what is left of a text that is shown as a name: nothing that steers the words around it, nothing that is not seen.
import { expect, test } from 'vitest';
import { isBlank, shownName } from '#sdk/contract/shown-name.ts';

test.each([
  ['陈明', '陈明'],
  ['  Zhang Wei\n(admin)', 'Zhang Wei (admin)'],
  ['report\u202efdp.exe', 'reportfdp.exe'],
  ['a\u200bd\u00admin', 'admin'],
  ['\u3164\u2800\u115f', ''],
  ['x\u0007\u001b[31m', 'x[31m'],
  ['a\ud800b', 'a\ufffdb'],
  // Pictures keep what makes them.
  ['\u{1f468}\u200d\u{1f469}\u200d\u{1f467} 一家', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467} 一家'],
  ['❤\ufe0f', '❤\ufe0f'],
  ['a\u200db\ufe0fc', 'abc'],
  ['\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}', '\u{1f3f4}'],
])('%j is shown as %j', (given, shown) => expect(shownName(given)).toBe(shown));

test.each(['', ' \n\u3000', '\u200b\u200e', '\u3164', '\u2800 \u115f', '\u00ad', '\ufe0f', '\u202e\u2066'])(
  'of %j nothing is seen',
  (text) => expect(isBlank(text)).toBe(true),
);
test.each(['a', '好', '\u3164.', '👍', 'face[强]', '\u0301', '日本', 'ж', '\u{1f468}\u200d\u{1f469}'])(
  'of %j something is seen',
  (text) => expect(isBlank(text)).toBe(false),
);
