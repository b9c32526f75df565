// Walks a document: its text blocks in the order of reading, with where they stand, and changes to one of them.
import type { RichNode } from '../../contract/rich-text.ts';

/** A block of text: a paragraph, a heading, an item, a cell. */
export type TextBlock = {
  /** The way to it from the document, by places among children. */
  path: readonly number[];
  kind: 'heading' | 'paragraph' | 'item' | 'cell' | 'quote' | 'code';
  /** Of a heading. */
  level?: number;
  text: string;
  /** Numbers and dates in it that no source has. */
  unsure?: readonly { start: number; end: number }[];
  /** Code in it. */
  literal?: readonly { start: number; end: number }[];
};

/** What stands for a footnote in a block's text. */
export const noteSign = '\uFFFC';

/** Words of an inline node. */
const inlineText = (node: RichNode): string =>
  node.type === 'hardBreak' ? '\n' : node.type === 'footnote' ? noteSign : (node.text ?? '');

/** Words of a block. */
export const textOf = (node: RichNode): string => (node.content ?? []).map(inlineText).join('');

const kinds: Readonly<Record<string, TextBlock['kind']>> = {
  listItem: 'item',
  tableCell: 'cell',
  tableHeader: 'cell',
  blockquote: 'quote',
};

/** Where a block is marked as unsure, and where as code. */
function markedIn(node: RichNode): Pick<TextBlock, 'unsure' | 'literal'> {
  const unsure: { start: number; end: number }[] = [];
  const literal: { start: number; end: number }[] = [];
  let at = 0;
  for (const child of node.content ?? []) {
    const end = at + inlineText(child).length;
    for (const { type } of child.marks ?? [])
      if (type === 'unsure') unsure.push({ start: at, end });
      else if (type === 'code') literal.push({ start: at, end });
    at = end;
  }
  return { ...(unsure.length > 0 && { unsure }), ...(literal.length > 0 && { literal }) };
}

/** Every text block of a document, in the order of reading. */
export function textBlocks(blocks: readonly RichNode[]): TextBlock[] {
  const found: TextBlock[] = [];
  const walk = (nodes: readonly RichNode[], path: readonly number[], around: TextBlock['kind']): void => {
    nodes.forEach((node, at) => {
      const here = [...path, at];
      if (node.type === 'heading')
        found.push({ path: here, kind: 'heading', level: node.attrs?.level ?? 1, text: textOf(node) });
      else if (node.type === 'paragraph')
        found.push({ path: here, kind: around, text: textOf(node), ...markedIn(node) });
      else if (node.type === 'codeBlock') found.push({ path: here, kind: 'code', text: textOf(node) });
      else walk(node.content ?? [], here, kinds[node.type] ?? around);
    });
  };
  walk(blocks, [], 'paragraph');
  return found;
}

/** The document with another node at a place. */
export function withNode(
  blocks: readonly RichNode[],
  path: readonly number[],
  change: (node: RichNode) => RichNode,
): RichNode[] {
  const [first, ...rest] = path;
  return blocks.map((node, at) => {
    if (at !== first) return node;
    if (rest.length === 0) return change(node);
    return { ...node, content: withNode(node.content ?? [], rest, change) };
  });
}

/** A block whose characters from `start` to `end` are replaced; marks of the first of them stay. */
export function replaceText(block: RichNode, start: number, end: number, text: string): RichNode {
  const content: RichNode[] = [];
  let at = 0;
  let written = false;
  const write = (like: RichNode): void => {
    if (!written && text !== '') content.push({ ...like, type: 'text', text });
    written = true;
  };
  for (const node of block.content ?? []) {
    const length = inlineText(node).length;
    const from = Math.max(0, start - at);
    const to = Math.min(length, end - at);
    const touched = at + length > start && at < end;
    const inserted = start === end && start >= at && start <= at + length && node.type === 'text';
    if (node.type === 'text' && (touched || (inserted && !written))) {
      const words = node.text ?? '';
      const before = words.slice(0, from);
      const after = words.slice(touched ? to : from);
      if (before !== '') content.push({ ...node, text: before });
      write(node);
      if (after !== '') content.push({ ...node, text: after });
    } else if (!touched) content.push(node);
    at += length;
  }
  if (!written && text !== '') content.push({ type: 'text', text });
  const { content: _, ...bare } = block;
  return content.length > 0 ? { ...bare, content } : bare;
}

/** A paragraph of plain words. */
export const paragraphOf = (text: string): RichNode =>
  text === '' ? { type: 'paragraph' } : { type: 'paragraph', content: [{ type: 'text', text }] };

/** A heading of plain words. */
export const headingOf = (level: number, text: string): RichNode => ({
  type: 'heading',
  attrs: { level },
  ...(text !== '' && { content: [{ type: 'text', text }] }),
});
