// Tests hold on a busy machine: none waits for a time where it could wait for a state, and none gives up after seconds.
import { expect, test } from 'vitest';
import { sourceFiles, type SourceFile } from './sources.ts';
import { dottedName, placeOf, walk, type SyntaxNode } from './syntax.ts';

/** Less than this a state may take on a busy machine, in ms. */
const leastMs = 30_000;
/** These give up after a second unless they are told otherwise; `expect.poll` has the patience of the configuration. */
const hasty = new Set(['vi.waitFor', 'vi.waitUntil']);

/** What is impatient in a file, with its line. */
function impatient(file: SourceFile): string[] {
  const found: string[] = [];
  if (!/timeout:|waitForTimeout|vi\.wait/.test(file.text)) return found;
  walk(file, (node) => {
    const say = (why: string): void => void found.push(`${placeOf(file, node)}: ${why}`);
    if (node.type === 'CallExpression') {
      const name = dottedName(node['callee']);
      if (hasty.has(name)) say(`${name} gives up after a second — use expect.poll`);
      const callee = node['callee'] as SyntaxNode;
      if (callee.type === 'MemberExpression' && dottedName(callee['property']) === 'waitForTimeout')
        say('a time is waited for — wait for what it is to bring');
    }
    if (node.type === 'Property' && dottedName(node['key']) === 'timeout') {
      const { value } = node['value'] as { value?: unknown };
      if (typeof value === 'number' && value < leastMs) say(`gives up after ${value} ms`);
    }
  });
  return found;
}

test('no test is in a hurry', () => {
  const tests = sourceFiles.filter(({ path }) => /^tests\/.*\.test\.tsx?$/.test(path));
  expect(tests.length).toBeGreaterThan(300);
  expect(tests.flatMap(impatient)).toEqual([]);
});

test('every kind of hurry is found', () => {
  const text = `
    await vi.waitFor(() => expect(a).toBe(1));
    await page.waitForTimeout(400);
    await stage.page().waitForTimeout(400);
    await expect.poll(look, { timeout: 5_000 }).toBe(1);
    test('long', { timeout: 60_000 }, () => undefined);`;
  expect(impatient({ path: 'tests/x.test.ts', text })).toHaveLength(4);
});
