// The two languages say the same things: same keys, same parameters.
import { expect, test } from 'vitest';
import * as en from '#sdk/locales/en/index.ts';
import * as zh from '#sdk/locales/zh/index.ts';
import { productFiles, sourceFiles } from './sources.ts';
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

type Sentences = ReadonlyMap<string, string>;

/** Keys that one of two languages lacks. */
function lacking(one: Sentences, other: Sentences): string[] {
  const names = (all: Sentences): Set<string> => new Set([...all.keys()].map(plain));
  const [first, second] = [names(one), names(other)];
  return [...new Set([...first, ...second])].filter((key) => !first.has(key) || !second.has(key)).toSorted();
}

/** Keys whose sentences take other parameters in the other language. */
function otherParameters(one: Sentences, other: Sentences): string[] {
  const of = (all: Sentences, key: string): string =>
    [...new Set([key, `${key}_one`, `${key}_other`].flatMap((form) => parameters(all.get(form) ?? '')))]
      .toSorted()
      .join();
  return [...new Set([...one.keys()].map(plain))].filter((key) => of(one, key) !== of(other, key));
}

const empty = (all: Sentences): string[] =>
  [...all].filter(([, sentence]) => sentence.trim() === '').map(([key]) => key);
const narrowMarks = (all: Sentences): string[] =>
  [...all].filter(([, sentence]) => /[\u4e00-\u9fff][,;:!?]/.test(sentence)).map(([key]) => key);
const distant = (all: Sentences): string[] =>
  [...all].filter(([, sentence]) => sentence.includes('您')).map(([key]) => key);
const withHan = (all: Sentences): string[] =>
  [...all]
    .filter(([key, sentence]) => /\p{Script=Han}/u.test(sentence) && key !== 'words.languageName.zh')
    .map(([key]) => key);

test('both languages have the same keys', () => {
  expect(chinese.size).toBeGreaterThan(50);
  expect(lacking(chinese, english)).toEqual([]);
});

// Their sentences are left out of the pages; the desktop shell is a program beside them.
test('pages say no sentence of the command line or the terminal client', () => {
  const pages = sourceFiles.filter(({ path }) => /^gui\/(?!desktop\/).*\.tsx?$/u.test(path));
  expect(pages.length).toBeGreaterThan(300);
  const said = pages.filter(({ text }) => /'(?:cli|tui)[A-Z]?\w*\.\w[\w.]*'/u.test(text));
  expect(said.map(({ path }) => path)).toEqual([]);
});

test('a sentence takes the same parameters in both languages', () => {
  expect(otherParameters(chinese, english)).toEqual([]);
});

test('no sentence is empty, and Chinese uses Chinese marks', () => {
  expect([...empty(chinese), ...empty(english)]).toEqual([]);
  expect(narrowMarks(chinese)).toEqual([]);
});

test('Chinese says 你 to everybody, at every client and in what the office writes', () => {
  expect(distant(chinese)).toEqual([]);
  const office = productFiles.filter(({ path }) => /^(?:fixtures\/office|cli)\//u.test(path));
  expect(office.length).toBeGreaterThan(100);
  expect(office.filter(({ text }) => text.includes('您')).map(({ path }) => path)).toEqual([]);
});

test('an English sentence holds no Chinese, but for the name of the language', () => {
  expect(withHan(english)).toEqual([]);
});

test('a sentence that breaks one of these rules is found', () => {
  const one = new Map([
    ['a', '你好{{name}}'],
    ['b', '好,'],
    ['c_other', '{{count}} 个'],
    ['d', ' '],
    ['e', '您好'],
  ]);
  const other = new Map([
    ['a', 'Hello {{who}}'],
    ['c_one', '{{count}} 个'],
    ['c_other', 'some'],
  ]);
  expect(lacking(one, other)).toEqual(['b', 'd', 'e']);
  expect(otherParameters(one, other)).toEqual(['a']);
  expect(empty(one)).toEqual(['d']);
  expect(narrowMarks(one)).toEqual(['b']);
  expect(distant(one)).toEqual(['e']);
  expect(withHan(other)).toEqual(['c_one']);
});

/** Namespaces of capabilities that are being built, and the vocabulary they take their words from. */
const unfinished =
  /^(?:words|(?:cli)?(?:Disk|Schedule|Ask|Workbench|Write)|disk|schedule|ask|workbench|write)\./;

test('every sentence is asked for somewhere', () => {
  const unused = unusedKeys([...new Set([...chinese.keys()].map(plain))]);
  expect(unused.filter((key) => !unfinished.test(key))).toEqual([]);
});

test('a sentence nobody asks for is found', () => {
  expect(unusedKeys(['signIn.submit', ['signIn', 'nobodyAsksForThis'].join('.')])).toEqual([
    'signIn.nobodyAsksForThis',
  ]);
});

test('names are listed as the language of the sentence lists them, not with one comma for all', () => {
  const joined = productFiles.filter(
    ({ path, text }) => /^(?:gui|cli)\//u.test(path) && text.includes(`join('、')`),
  );
  expect(joined.map(({ path }) => path)).toEqual([]);
});
