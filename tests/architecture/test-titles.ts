// Knows which tests there are: file and title, as they are written.
import { journeys } from '../support/faces/journeys.ts';
import { sourceFiles } from './sources.ts';
import { walk, type SyntaxNode } from './syntax.ts';

/** What a chain of calls and members begins with: `test` of `test.skipIf(x)('…')`. */
function beginning(node: unknown): string {
  const { type, name, object, callee } = node as SyntaxNode;
  if (type === 'Identifier') return String(name);
  if (type === 'MemberExpression') return beginning(object);
  return type === 'CallExpression' ? beginning(callee) : '';
}

/** Titles of the tests of a file; those that are put together from pieces are not among them. */
function titlesIn(path: string): ReadonlySet<string> {
  const file = sourceFiles.find((one) => one.path === path);
  const titles = new Set<string>();
  if (file === undefined) return titles;
  walk(file, (node) => {
    if (node.type !== 'CallExpression' || !/^(test|it)$/.test(beginning(node))) return;
    const [title] = node['arguments'] as SyntaxNode[];
    if (title?.type === 'Literal' && typeof title['value'] === 'string') titles.add(title['value']);
  });
  return titles;
}

const known = new Map<string, ReadonlySet<string>>();

/** Where the journeys stand that the drill `faces` runs at every face. */
export const journeysPath = 'tests/support/faces/journeys.ts';

/** Whether a test file has a test of this title, or the drill `faces` such a journey. */
export function hasTest(path: string, title: string): boolean {
  if (path === journeysPath) return journeys.some(({ name }) => name === title);
  const titles = known.get(path) ?? titlesIn(path);
  known.set(path, titles);
  return titles.has(title);
}
