// Every date and time that is shown goes through one formatter, so that all follow the chosen language and its order.
import { expect, test } from 'vitest';
import { productFiles, type SourceFile } from './sources.ts';
import { dottedName, placeOf, walk } from './syntax.ts';

const formatter = 'sdk/locales/date-format.ts';
const writes = new Set(['toLocaleDateString', 'toLocaleTimeString']);

/** What each of them is written with: a file without any of it need not be taken apart. */
const traces = /DateTimeFormat|toLocale(?:Date|Time)String/u;

/** Dates that are written by the platform: a formatter made, or a date told to write itself. */
function written(file: SourceFile): string[] {
  if (!traces.test(file.text)) return [];
  const found: string[] = [];
  walk(file, (node) => {
    const called = node.type === 'NewExpression' || node.type === 'CallExpression';
    const name = called ? dottedName(node['callee']) : '';
    if (name === 'Intl.DateTimeFormat' && (node['arguments'] as unknown[]).length > 0)
      found.push(`${placeOf(file, node)}: ${name}`);
    if (node.type === 'MemberExpression' && writes.has(dottedName(node['property'])))
      found.push(`${placeOf(file, node)}: ${dottedName(node['property'])}`);
  });
  return found;
}

test('there is one place that makes formatters of dates', () => {
  const writing = productFiles.filter((file) => written(file).length > 0).map(({ path }) => path);
  expect(writing).toEqual([formatter]);
});

test('every way around it is found', () => {
  const text = `
    export const a = new Intl.DateTimeFormat('en', { year: 'numeric' }).format(0);
    export const b = new Date(0).toLocaleDateString('zh') + new Date(0).toLocaleTimeString();
    export const region = Intl.DateTimeFormat().resolvedOptions().locale;`;
  expect(written({ path: 'gui/x.ts', text })).toHaveLength(3);
});
