// Which named values survive a rebuilt store: those that exist nowhere else, where they are whole.
import { expect, test } from 'vitest';
import { isUnsentValue } from '#sdk/chat/outgoing/unsent-values.ts';

test.each([
  ['queuedActs', '[{"id":"1"}]', true],
  ['queuedActs', '[{"id":', false],
  ['pendingReads', '{"00012":7}', true],
  ['withdrawnTexts', '[]', true],
  ['withdrawnTexts', '\u0000\u0001', false],
  ['unsavedDrafts', '00012,00013', true],
  ['erasedDrafts', '', true],
  ['unsavedDrafts', '00012,\uFFFD', false],
  ['readingPlace 00012', '77', true],
  ['readingPlace 00012', 'noise', false],
  // The office gives these again; after a rebuild they would say too much.
  [' cursor', '99', false],
  ['goneSince', '99', false],
  ['draftsSince', '99', false],
  ['friends', '[]', false],
])('%s = %s: %s', (name, value, expected) => {
  expect(isUnsentValue(name, value)).toBe(expected);
});
