// The two languages say the same things: same keys, same parameters.
import { expect, test } from 'vitest';
import * as en from '#sdk/locales/en/index.ts';
import * as zh from '#sdk/locales/zh/index.ts';
import { unusedKeys } from './unused-keys.ts';

type Tree = { readonly [key: string]: string | Tree };

/** Every sentence by its dotted key, plural suffixes left on. */
function flatten(tree: Tree, prefix = ''): Map<string, string> {
  const all = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') all.set(prefix + key, value);
    else for (const [inner, sentence] of flatten(value, `${prefix}${key}.`)) all.set(inner, sentence);
  }
  return all;
}

const chinese = flatten(zh);
const english = flatten(en);
const plain = (key: string): string => key.replace(/_(one|other)$/, '');
const parameters = (sentence: string): string[] =>
  [...sentence.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1] ?? '').toSorted();

test('both languages have the same keys', () => {
  expect(chinese.size).toBeGreaterThan(50);
  const names = (keys: Iterable<string>): string[] => [...new Set([...keys].map(plain))].toSorted();
  expect(names(english.keys())).toEqual(names(chinese.keys()));
});

test('a sentence takes the same parameters in both languages', () => {
  const of = (all: Map<string, string>, key: string): string[] => [
    ...new Set([key, `${key}_one`, `${key}_other`].flatMap((form) => parameters(all.get(form) ?? ''))),
  ];
  const different = [...new Set([...chinese.keys()].map(plain))]
    .map((key) => ({ key, zh: of(chinese, key).toSorted(), en: of(english, key).toSorted() }))
    .filter((row) => row.zh.join() !== row.en.join());
  expect(different).toEqual([]);
});

test('no sentence is empty, and Chinese uses Chinese marks', () => {
  const empty = [...chinese, ...english].filter(([, sentence]) => sentence.trim() === '').map(([key]) => key);
  const narrow = [...chinese]
    .filter(([, sentence]) => /[\u4e00-\u9fff][,;:!?]/.test(sentence))
    .map(([key]) => key);
  expect({ empty, narrow }).toEqual({ empty: [], narrow: [] });
});

test('an English sentence holds no Chinese, but for the name of the language', () => {
  const mixed = [...english].filter(
    ([key, sentence]) => /\p{Script=Han}/u.test(sentence) && key !== 'words.languageName.zh',
  );
  expect(mixed).toEqual([]);
});

/** Namespaces whose screens and commands are all there; a new one joins with the last of its screens. */
const finished = new Set([
  'access',
  'chat',
  'connection',
  'contacts',
  'debug',
  'frame',
  'search',
  'settings',
  'shortcuts',
  'signIn',
]);

test('every sentence of a finished namespace is asked for somewhere', () => {
  const unused = unusedKeys([...new Set([...chinese.keys()].map(plain))]);
  expect(unused.filter((key) => finished.has(key.split('.')[0] ?? ''))).toEqual([]);
});

test('a sentence nobody asks for is found', () => {
  expect(unusedKeys(['signIn.submit', ['signIn', 'nobodyAsksForThis'].join('.')])).toEqual([
    'signIn.nobodyAsksForThis',
  ]);
});
