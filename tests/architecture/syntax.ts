// Walking the syntax tree of a file, with line numbers, for the house rules that need more than imports.
import { parseSync } from 'oxc-parser';
import type { SourceFile } from './sources.ts';

/** A node of the tree: a type, a place, and children under any other name. */
export type SyntaxNode = { type: string; start: number; end: number; [name: string]: unknown };

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Calls back for every node with its ancestors, the nearest last. */
export function walk(
  file: SourceFile,
  visit: (node: SyntaxNode, ancestors: readonly SyntaxNode[]) => void,
): void {
  const parsed = parseSync(file.path, file.text);
  const error = parsed.errors[0];
  if (error !== undefined) throw new Error(`${file.path} does not parse: ${error.message}`);
  const ancestors: SyntaxNode[] = [];
  const enter = (node: SyntaxNode): void => {
    visit(node, ancestors);
    ancestors.push(node);
    for (const value of Object.values(node)) {
      if (Array.isArray(value)) value.filter(isNode).forEach(enter);
      else if (isNode(value)) enter(value);
    }
    ancestors.pop();
  };
  const program: unknown = parsed.program;
  if (!isNode(program)) throw new Error(`${file.path} has no program`);
  enter(program);
}

/** `path:line` of a node. */
export function placeOf(file: SourceFile, node: SyntaxNode): string {
  return `${file.path}:${file.text.slice(0, node.start).split('\n').length}`;
}

/** The dotted name of an identifier or member expression: `Math.random`; empty for anything else. */
export function dottedName(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'Identifier' && typeof node['name'] === 'string') return node['name'];
  if (node.type === 'ThisExpression') return 'this';
  if (node.type !== 'MemberExpression' || node['computed'] === true) return '';
  return `${dottedName(node['object'])}.${dottedName(node['property'])}`;
}
