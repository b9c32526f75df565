// Checks that both languages say the same things with the same parameters, and that t() fills them in.
import { describe, expect, it } from 'vitest';
import * as en from '#sdk/locales/en/index.ts';
import { createTranslator, detectLanguage, type TextKey } from '#sdk/locales/index.ts';
import * as zh from '#sdk/locales/zh/index.ts';

type Tree = { readonly [key: string]: string | Tree };

function flatten(tree: Tree, prefix = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') found.set(prefix + key, value);
    else for (const [inner, sentence] of flatten(value, `${prefix}${key}.`)) found.set(inner, sentence);
  }
  return found;
}

/** Each once: a language may have to name one oftener than the other. */
const parameters = (sentence: string): string[] =>
  [
    ...new Set([...sentence.matchAll(/\{\{(\w+)(?:, [^}]*)?\}\}/gu)].map((match) => match[1] ?? '')),
  ].toSorted();

/** What ends in an s and is no noun, where a name or a number stands before it; and milliseconds. */
const verbs = new Set(
  'is has was says needs answers holds shows asks waits goes gives does uses means mentions decides sees ms as'.split(
    ' ',
  ),
);

describe('locales', () => {
  const chinese = flatten(zh);
  const english = flatten(en);

  it('has the same keys in both languages, English with singulars beside plurals', () => {
    expect(chinese.size).toBeGreaterThan(100);
    const expected = [...chinese.keys()].flatMap((key) =>
      key.endsWith('_other') ? [key.replace(/_other$/u, '_one'), key] : [key],
    );
    expect([...english.keys()].toSorted()).toEqual(expected.toSorted());
  });

  it('names the same parameters in both languages and leaves nothing empty', () => {
    for (const [key, sentence] of english) {
      const source = chinese.get(key) ?? chinese.get(key.replace(/_one$/u, '_other')) ?? '';
      expect(parameters(sentence), key).toEqual(parameters(source));
      expect(sentence.trim(), key).not.toBe('');
      expect(source.trim(), key).not.toBe('');
    }
  });

  it('uses no Chinese character in English but the name of the language', () => {
    const strays = [...english].filter(
      ([key, sentence]) => /\p{Script=Han}/u.test(sentence) && key !== 'words.languageName.zh',
    );
    expect(strays).toEqual([]);
  });

  it('fills parameters and chooses plurals', () => {
    expect(createTranslator('zh').t('signIn.badCredentialsTries', { count: 8 })).toBe(
      '账号或密码不正确，还可尝试 8 次',
    );
    expect(createTranslator('en').t('signIn.badCredentialsTries', { count: 1 })).toContain('1 try left');
    expect(createTranslator('en').t('signIn.badCredentialsTries', { count: 3 })).toContain('3 tries left');
    expect(createTranslator('en').t('chat.empty.noHitsTitle', { query: '<b>&' })).toBe(
      'Nothing found for “<b>&”',
    );
  });

  it('uses the words that people know from elsewhere', () => {
    const ours = /flash message|take files directly|\bintroduction\b|join review|room for files/iu;
    expect([...english].filter(([, sentence]) => ours.test(sentence))).toEqual([]);
  });

  it('writes the singular wherever one thing is counted', () => {
    const { translateRef } = createTranslator('en');
    const wrong = [...english].flatMap(([key, sentence]) => {
      if (key.endsWith('_other') || key.startsWith('cliHints.')) return [];
      const ones = Object.fromEntries(parameters(sentence).map((name) => [name, 1]));
      const said = translateRef({ key: key.replace(/_one$/u, '') as TextKey, parameters: ones });
      const plurals = [...said.matchAll(/\b1 (?:more |manual )?([a-z]+s|people)\b/gu)];
      return plurals.some(([, word = '']) => !verbs.has(word)) ? [`${key}: ${said}`] : [];
    });
    expect(wrong).toEqual([]);
    expect(translateRef({ key: 'files.cacheSize', parameters: { files: 2, size: '1 MB' } })).toBe(
      '2 files, 1 MB',
    );
  });

  it('finds the language: setting, then English systems, else Chinese', () => {
    expect(detectLanguage('zh', 'en-GB')).toBe('zh');
    expect(detectLanguage(undefined, 'en_US.UTF-8')).toBe('en');
    expect(detectLanguage('fr', 'EN')).toBe('en');
    expect(detectLanguage(undefined, 'fr-FR')).toBe('en');
    expect(detectLanguage(undefined, 'de_DE.UTF-8')).toBe('en');
    for (const system of ['zh_CN.UTF-8', 'zh-Hant-TW', 'yue', 'C', 'C.UTF-8', 'POSIX', ''])
      expect([system, detectLanguage(undefined, system)]).toEqual([system, 'zh']);
    expect(detectLanguage(undefined, undefined)).toBe('zh');
  });
});
