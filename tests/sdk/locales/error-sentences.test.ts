// Every error of the catalogue has a sentence in both languages.
import { expect, test } from 'vitest';
import { errorCatalogue } from '#sdk/errors.ts';
import { errors as en } from '#sdk/locales/en/index.ts';
import { errors as zh } from '#sdk/locales/zh/index.ts';

test('no code is without a sentence', () => {
  const codes = Object.keys(errorCatalogue);
  expect(codes.length).toBeGreaterThan(30);
  for (const sentences of [zh, en]) {
    expect(codes.filter((code) => !Object.hasOwn(sentences, code))).toEqual([]);
  }
});
