// Proves that the table of faces is complete, unambiguous and can be drawn and searched.
import { expect, test } from 'vitest';
import { faceByName, faces } from '#sdk/chat/faces.ts';
import { parseMarkup } from '#sdk/contract/markup/markup.ts';

test('there are 106 faces, each with its own name, emoji and English name', () => {
  expect(faces).toHaveLength(106);
  expect(faceByName.size).toBe(106);
  expect(new Set(faces.map((face) => face.emoji)).size).toBe(106);
  expect(new Set(faces.map((face) => face.english)).size).toBe(106);
});

test('they stand in the usual order', () => {
  expect(faces.slice(0, 4).map((face) => face.name)).toEqual(['微笑', '撇嘴', '色', '发呆']);
  expect(faceByName.get('强')?.emoji).toBe('👍');
});

test.each(faces)('$name can be sent, drawn and found', (face) => {
  expect(parseMarkup(`face[${face.name}]`)).toEqual([{ type: 'face', name: face.name }]);
  expect(face.emoji).toMatch(/^\p{Emoji}/u);
  expect([...new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(face.emoji)]).toHaveLength(1);
  expect(face.pinyin).toMatch(/^[a-z]+$/);
  expect(face.english).toMatch(/^[a-z ]+$/);
});
