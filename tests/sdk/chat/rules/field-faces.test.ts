// Proves that a field shows faces while its text keeps their names, through every way of changing it.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emojiQuery } from '#sdk/chat/rules/emoji-query.ts';
import { placeInField, placeInText, shownInField, typedInField } from '#sdk/chat/rules/field-faces.ts';
import { withEmoji } from '#sdk/chat/rules/with-emoji.ts';

/** Types into the field that shows a text: `|` is the caret. */
function typed(before: string, field: string, composing?: boolean): string {
  const caret = field.indexOf('|');
  const { text, caret: at } = typedInField(before, field.replace('|', ''), caret, composing);
  return `${text.slice(0, at)}|${text.slice(at)}`;
}

test('a face stands for its name, and what is no emoji stays', () => {
  expect(shownInField('好[玫瑰]，见[附件] [[强]]')).toBe('好🌹，见[附件] [👍]');
});

test('words around a face are typed, the face keeps its name', () => {
  expect(typed('好[玫瑰]', '好🌹的|')).toBe('好[玫瑰]的|');
  expect(typed('好[玫瑰]', '很|好🌹')).toBe('很|好[玫瑰]');
  expect(typed('[玫瑰][玫瑰]', '🌹和|🌹')).toBe('[玫瑰]和|[玫瑰]');
  expect(typed('[爱心]a', '❤️a|')).toBe('[爱心]a|');
});

test('a face is deleted whole, also by halves', () => {
  expect(typed('好[玫瑰]', '好|')).toBe('好|');
  expect(typed('a[爱心]b', 'a❤|b')).toBe('a❤|b');
  expect(typed('[微笑][撇嘴]', '|😕')).toBe('|[撇嘴]');
  expect(typed('[撇嘴]', '🙂|😕')).toBe('🙂|[撇嘴]');
});

test('a name in brackets or between colons that is typed or pasted becomes its face, with the caret behind it', () => {
  expect(typed('好[玫瑰', '好[玫瑰]|')).toBe('好[玫瑰]|');
  expect(typed('ok :smile', 'ok :smile:|')).toBe('ok [微笑]|');
  expect(typed('ok ', 'ok :thumbs_up: and :heart:|')).toBe('ok [强] and [爱心]|');
  expect(typed(':smile', ':smile:| later')).toBe('[微笑]| later');
  expect(typed('x', 'x at 10:30:45 http://a:smile:b|')).toBe('x at 10:30:45 http://a:smile:b|');
  expect(typed(':smile', ':smile:|', true)).toBe(':smile:|');
});

test('whatever is changed in a field, the field shows just that', () => {
  const piece = fc.constantFrom(
    '[玫瑰]',
    '[爱心]',
    '[撇嘴]',
    '[微笑]',
    '🙂',
    '😕',
    'a',
    '[',
    ']',
    '好',
    '\n',
    '❤',
  );
  const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, text, fc.nat(40), fc.nat(40), (before, put, one, other) => {
      const shown = shownInField(before);
      const [start, end] = [Math.min(one, other, shown.length), Math.min(Math.max(one, other), shown.length)];
      const now = shown.slice(0, start) + put + shown.slice(end);
      const after = typedInField(before, now, start + put.length, true);
      expect(shownInField(after.text)).toBe(shownInField(now));
      expect(after.caret).toBeLessThanOrEqual(after.text.length);
    }),
    { numRuns: 2000 },
  );
});

/** Types a text key by key, and answers what it is then. */
function written(keys: string): string {
  let text = '';
  for (const key of keys) {
    const field = shownInField(text) + key;
    ({ text } = typedInField(text, field, field.length));
  }
  return text;
}

test('code that is being written stays as it is, in a block and in a line, closed or not yet', () => {
  for (const code of [
    '```js\n// :smile: [微笑] @all *x*\n```',
    '```\n:smile:',
    'see `:smile: [微笑]`',
    '看`a` 和`:smile:',
  ]) {
    expect(written(code)).toBe(code);
    expect(shownInField(code)).toBe(code);
  }
  expect(written('`看` :smile:\n`a` [微笑] don`t :smile:')).toBe('`看` [微笑]\n`a` [微笑] don`t [微笑]');
  expect(shownInField('```\n[微笑]\n```\n[微笑]')).toBe('```\n[微笑]\n```\n🙂');
});

test('in code no emoji is asked for', () => {
  for (const code of ['```js\n:smi', '`a :smi', '看`b` `:smi'])
    expect(emojiQuery(code, code.length), code).toBeUndefined();
  expect(emojiQuery('`b` :smi', 8)).toEqual({ at: 4, query: 'smi' });
});

test('places are told both ways', () => {
  const text = 'a[玫瑰]b[爱心]';
  expect([0, 1, 3, 5, 6, 10].map((at) => placeInField(text, at))).toEqual([0, 1, 3, 3, 4, 6]);
  expect([0, 1, 2, 3, 4, 5, 6].map((at) => placeInText(text, at))).toEqual([0, 1, 5, 5, 6, 10, 10]);
});

test('an emoji is asked for by a colon that begins a word, and taken in place of it', () => {
  expect(emojiQuery('see :smi', 8)).toEqual({ at: 4, query: 'smi' });
  expect(emojiQuery('[玫瑰]:微', 6)).toEqual({ at: 4, query: '微' });
  for (const none of ['at 10:30', 'http:', 'note:smile', ':', ':s', ': smile', '说：好', 'a::ok'])
    expect(emojiQuery(none, none.length), none).toBeUndefined();
  expect(withEmoji('see :smi now', { at: 4, query: 'smi' }, '[微笑]')).toEqual({
    text: 'see [微笑] now',
    caret: 8,
  });
});

test('a word of the other emojis becomes its character; in code, times and addresses nothing does', () => {
  const natives = [{ name: '🎉', emoji: '🎉', english: 'party popper', pinyin: '', aliases: ['tada'] }];
  const typed = (text: string): string =>
    typedInField(text.slice(0, -1), text, text.length, false, () => natives).text;
  expect(typed('done :tada:')).toBe('done 🎉');
  expect(typedInField('done :tada', 'done :tada: x', 11, false, () => natives)).toEqual({
    text: 'done 🎉 x',
    caret: 7,
  });
  for (const text of [
    '10:30:45:',
    'https://x.example:tada:',
    'https://x.example/(:tada:)',
    'https://x.example/?e=:tada:&f=1',
    'report-:tada:-final.txt',
    'C:\\x\\:tada:.txt',
    'key=:tada:',
    '`:tada:',
    'see `:tada:`',
    '```\n:tada:\n```',
    'a:tada:',
  ])
    expect(typedInField('', text, text.length, false, () => natives).text).toBe(text);
});
