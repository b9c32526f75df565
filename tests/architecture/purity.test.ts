// Rules and kinds think: no clock, no chance, no waiting and nothing remembered between calls.
import { expect, test } from 'vitest';
import { productFiles, type SourceFile } from './sources.ts';
import { dottedName, placeOf, walk } from './syntax.ts';

const impureCalls = new Set([
  'Date.now',
  'Math.random',
  'performance.now',
  'crypto.randomUUID',
  'setTimeout',
  'fetch',
]);

function impurities(file: SourceFile): string[] {
  const found: string[] = [];
  walk(file, (node, ancestors) => {
    const say = (what: string): void => void found.push(`${placeOf(file, node)}: ${what}`);
    if (node.type === 'CallExpression' && impureCalls.has(dottedName(node['callee']))) {
      say(`${dottedName(node['callee'])}() — take it as an argument`);
    }
    const isDate = node.type === 'NewExpression' && dottedName(node['callee']) === 'Date';
    if (isDate && Array.isArray(node['arguments']) && node['arguments'].length === 0) {
      say('new Date() reads the clock — take the time as an argument');
    }
    if (node.type === 'AwaitExpression') say('await — a rule does not wait');
    if (node.type === 'VariableDeclaration' && node['kind'] === 'let' && ancestors.length === 1) {
      say('a module-level let remembers between calls');
    }
    const isExportedLet = ancestors.at(-1)?.type === 'ExportNamedDeclaration' && ancestors.length === 2;
    if (node.type === 'VariableDeclaration' && node['kind'] === 'let' && isExportedLet)
      say('an exported let');
  });
  return found;
}

const pure = productFiles.filter((file) => /^sdk\/[^/]+\/(rules|kinds)\//.test(file.path));

test('reads the rules', () => expect(pure.length).toBeGreaterThan(0));

test('rules and kinds are pure', () => expect(pure.flatMap(impurities)).toEqual([]));

test('every kind of impurity is found', () => {
  const text = `
    let last = 0;
    export let next = 1;
    export async function f() { last = Date.now() + Math.random(); await g(); return new Date(); }
    export const day = new Date(0);`;
  expect(impurities({ path: 'sdk/x/rules/y.ts', text })).toHaveLength(6);
});
