// The hints said without the translator are the ones it would say.
import { expect, test } from 'vitest';
import { cliHints as en } from '#sdk/locales/en/cli-hints.ts';
import { hintText } from '#sdk/locales/hints.ts';
import { createTranslator, languages, type TextKey } from '#sdk/locales/index.ts';
import { cliHints as zh } from '#sdk/locales/zh/cli-hints.ts';

const names = Object.keys(zh);

test.each(languages)('every hint in %s', (language) => {
  const { translateRef } = createTranslator(language);
  const parameters = { shown: 30, read: 7, total: 40, cursor: 'a$&b', version: '1.1.0' };
  for (const name of names) {
    const key = `cliHints.${name}` as 'cliHints.moreRows';
    expect(hintText(language, key, parameters)).toBe(translateRef({ key: key as TextKey, parameters }));
  }
});

test('none has forms for one and many, which only the translator knows', () => {
  expect([...names, ...Object.keys(en)].filter((name) => /_(one|other)$/.test(name))).toEqual([]);
});
