// A message that is worded anew: without its quote, and for readers of English with English words for emojis.
import { expect, test } from 'vitest';
import { emojiByName, emojis, wordOfEmoji } from '#sdk/contract/emojis.ts';
import { editableText } from '#sdk/chat/rules/editable-text.ts';
import { namedEmoji } from '#sdk/chat/rules/named-emoji.ts';
import { composeText } from '#sdk/chat/rules/message-text.ts';

const wireOf = (typed: string): string | undefined => {
  const verdict = composeText(typed, {
    emojis: (name) => emojiByName.has(name),
    codes: (word) => namedEmoji(emojis, word)?.name,
  });
  return verdict.ok ? verdict.wire : undefined;
};

test.each([
  ['at face[微笑] three', 'at [微笑] three', `at :${wordOfEmoji('微笑') ?? ''}: three`],
  ['好face[强]', '好[强]', `好:${wordOfEmoji('强') ?? ''}:`],
  // Where the word would not be read as the emoji again, its name stays.
  ['okface[强]', 'ok[强]', 'ok[强]'],
  ['face[强]face[微笑]', '[强][微笑]', `:${wordOfEmoji('强') ?? ''}:[微笑]`],
  ['see [notes]', 'see [notes]', 'see [notes]'],
])('%s', (wire, chinese, english) => {
  expect(editableText(wire)).toBe(chinese);
  expect(editableText(wire, wordOfEmoji)).toBe(english);
  expect(wireOf(english)).toBe(wire);
});

test.each(emojis)('$english is read as $name again', ({ name }) => {
  expect(wireOf(editableText(`face[${name}]`, wordOfEmoji))).toBe(`face[${name}]`);
});
