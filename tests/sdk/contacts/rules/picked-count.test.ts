// Proves how the number of those who are picked is told.
import { expect, test } from 'vitest';
import { pickedCount } from '#sdk/contacts/rules/picked-count.ts';
import { createTranslator } from '#sdk/locales/index.ts';

test.each([
  ['people', 0, undefined, 'picker.nonePicked'],
  ['chats', 0, 9, 'picker.nonePickedChats'],
  ['people', 2, undefined, 'picker.countPeople'],
  ['people', 2, 9, 'picker.countPeopleOf'],
  ['people', 2, 4999, 'picker.countPeople'],
  ['people', 2500, 4999, 'picker.countPeopleOf'],
  ['chats', 2, undefined, 'picker.countChats'],
  ['chats', 2, 9, 'picker.countChatsOf'],
] as const)('%s, %i of %s: %s', (mode, count, limit, key) => {
  const told = pickedCount(mode, count, limit);
  expect(told).toEqual(
    count === 0 ? { key } : { key, parameters: { count, ...(key.endsWith('Of') && { limit }) } },
  );
  const sentence = createTranslator('en').translateRef(told);
  expect([sentence.includes('2'), sentence.includes('9')]).toEqual([count > 0, key.endsWith('Of')]);
});
