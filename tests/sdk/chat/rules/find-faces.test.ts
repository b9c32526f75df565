// Proves that faces are found by Chinese, English and pinyin.
import { expect, test } from 'vitest';
import { faces } from '#sdk/chat/faces.ts';
import { findFaces } from '#sdk/chat/rules/find-faces.ts';

const names = (query: string): string[] => findFaces(faces, query).map((face) => face.name);

test('nothing typed shows all of them', () => expect(names('  ')).toHaveLength(faces.length));

test('characters, pinyin and English find a face, beginnings first', () => {
  expect(names('微')).toEqual(['微笑']);
  expect(names('WEI')[0]).toBe('微笑');
  expect(names('heart')).toContain('爱心');
  expect(names('rolling eyes')).toEqual(['白眼']);
});

test('what nobody is called finds nothing', () => expect(names('zzz')).toEqual([]));
