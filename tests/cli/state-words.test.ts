// No list prints a state, level or outcome as the word of its JSON: every such word of every command is said in the reader's language.
import { expect, test } from 'vitest';
import { toJSONSchema } from 'zod/mini';
import { stateWords } from '#cli/output/state-words.ts';
import { allShapes } from '#cli/shapes/schemas.ts';
import { createTranslator } from '#sdk/locales/index.ts';
import { productFiles } from '../architecture/sources.ts';

const shapes = await allShapes();

/** Words by the names of the properties that hold one of them. */
function enumsIn(node: unknown, into: Map<string, Set<string>>): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [name, inner] of Object.entries((node as { properties?: object }).properties ?? {})) {
    const shape = inner as { enum?: string[]; anyOf?: { enum?: string[] }[] };
    const words = shape.enum ?? shape.anyOf?.find((one) => one.enum !== undefined)?.enum;
    if (words !== undefined) into.set(name, new Set([...(into.get(name) ?? []), ...words]));
  }
  for (const inner of Object.values(node)) enumsIn(inner, into);
}
const enums = new Map<string, Set<string>>();
for (const shape of Object.values(shapes)) enumsIn(toJSONSchema(shape), enums);
// Words that the shapes hold as text, because an office may have others.
for (const name of ['act', 'state', 'role', 'level', 'outcome'])
  enums.set(name, enums.get(name) ?? new Set());

test('a column of such a word says so, and what is said goes through the locale', () => {
  const bare = productFiles
    .filter(({ path }) => path.startsWith('cli/') && !path.startsWith('cli/tui/'))
    .flatMap(({ path, text }) => {
      const cells = text.matchAll(
        /cell: \((?:(?:row|one)\) => (?:row|one)\.|\{ (\w+) \}\) => )(\w+)(?: \?\? '')?(,? ?\}|,\n|, (?:state|shrinks|right): true[^}]*\})/gu,
      );
      const lines = text.matchAll(/\bt\('[\w.]+'\), (?:row|one|found|done)\.(\w+)(?: \?\? '')?\]/gu);
      return [
        ...[...cells].filter(([whole, , name = '']) => enums.has(name) && !whole.includes('state: true')),
        ...[...lines].filter(([, name = '']) => enums.has(name)),
      ].map(([whole]) => `${path}: ${whole}`);
    });
  expect(bare).toEqual([]);
});

test('every word that such a column may hold has its words in both languages', () => {
  const said = (['zh', 'en'] as const).map((language) => stateWords(createTranslator(language)));
  const shown = (prefix: RegExp, names: readonly string[]): string[] => {
    const found = new Map<string, Set<string>>();
    for (const [words, shape] of Object.entries(shapes))
      if (prefix.test(words)) enumsIn(toJSONSchema(shape), found);
    return names.flatMap((name) => [...(found.get(name) ?? [])]);
  };
  const words = [
    ...shown(/^(?:schedule calendar|write)/u, ['level']),
    ...shown(/^todo done/u, ['outcome']),
    ...['waiting', 'ready', 'failed'],
  ];
  expect(words.length).toBeGreaterThan(8);
  expect(words.filter((word) => said[0]?.(word) === word)).toEqual([]);
  expect(words.filter((word) => /[A-Z]/u.test(said[1]?.(word) ?? 'X'))).toEqual([]);
  // A word of another office, or a text that is none, stays as it is.
  expect(said.map((say) => say('frobnicated'))).toEqual(['frobnicated', 'frobnicated']);
  expect(said.map((say) => say('not yet'))).toEqual(['not yet', 'not yet']);
});
