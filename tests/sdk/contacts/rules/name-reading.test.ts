// What the office says of a name's pinyin, in both of its forms.
import { expect, test } from 'vitest';
import { nameReading } from '#sdk/contacts/rules/name-reading.ts';

test.each([
  ['zhoumingxuan zmx', 'zhoumingxuan', 'zmx'],
  ['zhou ming xuan', 'zhoumingxuan', 'zmx'],
  ['Ou Yang', 'ouyang', 'oy'],
  // Two syllables are not a reading and its initials, unless the second is short for the first.
  ['zhang zhou', 'zhangzhou', 'zz'],
  ['li l', 'li', 'l'],
  ['', '', ''],
])('%j', (given, full, initials) => {
  expect(nameReading(given)).toEqual({ full, initials });
});
