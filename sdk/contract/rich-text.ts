// The one schema of rich text: a bounded tree in the editor's own JSON, read with everything unknown left out.
import * as z from 'zod/mini';

/** A mark on text; only links carry something. `unsure` is a number or a date that no source has: it never leaves in a file. */
export type RichMark =
  | { type: 'bold' | 'italic' | 'underline' | 'strike' | 'code' | 'unsure' }
  | { type: 'link'; attrs: { href: string } };

/** Attributes a node may have; each belongs to the nodes named in {@link nodeRules}. */
export type RichAttributes = {
  level?: number;
  start?: number;
  language?: string;
  checked?: boolean;
  /** An office file, by its id: pictures never come from elsewhere. */
  file?: string;
  alt?: string;
  /** What a footnote says. */
  note?: string;
};

/** A node of the tree. */
export type RichNode = {
  type: string;
  attrs?: RichAttributes;
  content?: RichNode[];
  text?: string;
  marks?: RichMark[];
};

/** A document: its blocks. */
export type RichText = { type: 'doc'; content: RichNode[] };

/** What one document may hold: its plain text in UTF-16 units, its nodes, and how deep they stand. */
export const richTextLimits = { text: 400_000, nodes: 40_000, depth: 16 } as const;

const inline = ['text', 'hardBreak', 'footnote'] as const;
const blocks = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'blockquote',
  'codeBlock',
  'horizontalRule',
  'image',
  'table',
] as const;

/** What each node may hold, and which of its attributes are read. */
const nodeRules: Readonly<
  Record<string, { holds: readonly string[]; attrs?: readonly (keyof RichAttributes)[] }>
> = {
  doc: { holds: blocks },
  paragraph: { holds: inline },
  heading: { holds: inline, attrs: ['level'] },
  bulletList: { holds: ['listItem'] },
  orderedList: { holds: ['listItem'], attrs: ['start'] },
  listItem: { holds: ['paragraph', 'bulletList', 'orderedList', 'codeBlock', 'blockquote'] },
  blockquote: { holds: blocks },
  codeBlock: { holds: ['text'], attrs: ['language'] },
  horizontalRule: { holds: [] },
  hardBreak: { holds: [] },
  image: { holds: [], attrs: ['file', 'alt'] },
  footnote: { holds: [], attrs: ['note'] },
  table: { holds: ['tableRow'] },
  tableRow: { holds: ['tableHeader', 'tableCell'] },
  tableHeader: { holds: ['paragraph', 'bulletList', 'orderedList'] },
  tableCell: { holds: ['paragraph', 'bulletList', 'orderedList'] },
};
const plainMarks: ReadonlySet<string> = new Set(['bold', 'italic', 'underline', 'strike', 'code', 'unsure']);
/** Nodes that are nothing without something in them. */
const neverEmpty: ReadonlySet<string> = new Set([
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
  'table',
  'tableRow',
]);
/** Nodes that an editor cannot take without a paragraph in them. */
const neverBare: ReadonlySet<string> = new Set(['tableHeader', 'tableCell']);

/** Addresses without a name and password in them, blanks, quotes and signs that end an attribute. */
const outwardLinks: readonly RegExp[] = [
  /^https?:\/\/[^\s\\/?#@<>"'`]{1,255}(?:[/?#][^\s\\<>"'`]{0,1700})?$/iu,
  /^mailto:[^\s\\<>"'`]{1,400}$/iu,
  /^tangram:\/\/[^\s\\<>"'`]{1,400}$/iu,
];

/** Where a link may lead: the web, a mail address, or a place of this office. */
export function safeLink(href: unknown): string | undefined {
  if (typeof href !== 'string' || href.length > 2_000) return undefined;
  if (/^\/main\/[\w/?=&:%.,@#~+-]*$/u.test(href)) return href;
  return outwardLinks.some((form) => form.test(href)) ? href : undefined;
}

const attributeReaders: {
  readonly [Name in keyof Required<RichAttributes>]: (value: unknown) => RichAttributes[Name];
} = {
  level: (value) => (Number.isInteger(value) ? Math.min(5, Math.max(1, value as number)) : 1),
  start: (value) => (Number.isInteger(value) ? Math.min(99_999, Math.max(0, value as number)) : undefined),
  language: (value) => (typeof value === 'string' && /^[\w+#.-]{1,24}$/u.test(value) ? value : undefined),
  checked: (value) => (typeof value === 'boolean' ? value : undefined),
  file: (value) => (typeof value === 'string' && /^[\w-]{1,64}$/u.test(value) ? value : undefined),
  alt: (value) => (typeof value === 'string' ? value.slice(0, 200) : undefined),
  note: (value) => (typeof value === 'string' ? value.slice(0, 1_000) : undefined),
};

type Budget = { nodes: number; text: number };

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function readMarks(value: unknown): RichMark[] {
  if (!Array.isArray(value)) return [];
  const marks = new Map<string, RichMark>();
  for (const each of value.slice(0, 8)) {
    const { type, attrs } = fieldsOf(each);
    if (typeof type !== 'string') continue;
    if (plainMarks.has(type)) marks.set(type, { type } as RichMark);
    const href = type === 'link' ? safeLink(fieldsOf(attrs)['href']) : undefined;
    if (href !== undefined) marks.set('link', { type: 'link', attrs: { href } });
  }
  return [...marks.values()];
}

function readAttributes(names: readonly (keyof RichAttributes)[], value: unknown): RichAttributes {
  const given = fieldsOf(value);
  const read: Record<string, unknown> = {};
  for (const name of names) {
    const known = Object.hasOwn(given, name) ? attributeReaders[name](given[name]) : undefined;
    if (known !== undefined) read[name] = known;
  }
  if (names.includes('level') && read['level'] === undefined) read['level'] = 1;
  return read;
}

function readNode(
  value: unknown,
  allowed: readonly string[],
  depth: number,
  budget: Budget,
): RichNode | undefined {
  if (budget.nodes <= 0 || depth > richTextLimits.depth) return undefined;
  const { type, attrs, content, text, marks } = fieldsOf(value);
  if (typeof type !== 'string' || !allowed.includes(type)) return undefined;
  budget.nodes -= 1;
  if (type === 'text') {
    if (typeof text !== 'string' || text === '' || budget.text <= 0) return undefined;
    const kept = text.slice(0, budget.text);
    budget.text -= kept.length;
    const found = readMarks(marks);
    return { type, text: kept, ...(found.length > 0 && { marks: found }) };
  }
  const rule = nodeRules[type];
  if (rule === undefined) return undefined;
  const node: RichNode = { type };
  if (rule.attrs !== undefined) {
    const known = readAttributes(rule.attrs, attrs);
    if (type === 'image' && known.file === undefined) return undefined;
    if (Object.keys(known).length > 0) node.attrs = known;
  }
  const children = readNodes(content, rule.holds, depth + 1, budget);
  if (children.length > 0) node.content = children;
  else if (neverEmpty.has(type)) return undefined;
  else if (neverBare.has(type)) node.content = [{ type: 'paragraph' }];
  return node;
}

function readNodes(value: unknown, allowed: readonly string[], depth: number, budget: Budget): RichNode[] {
  if (!Array.isArray(value)) return [];
  const nodes: RichNode[] = [];
  for (const each of value) {
    if (budget.nodes <= 0) break;
    const node = readNode(each, allowed, depth, budget);
    if (node !== undefined) nodes.push(node);
  }
  return nodes;
}

/** Reads a tree from anywhere: what the schema does not know, and what goes beyond its limits, is left out. */
export function readRichText(value: unknown): RichText {
  const budget = { nodes: richTextLimits.nodes, text: richTextLimits.text };
  return { type: 'doc', content: readNodes(fieldsOf(value)['content'], blocks, 1, budget) };
}

/** The tree as it travels: read with {@link readRichText} at both ends. */
export const richText = z.codec(
  z.unknown(),
  z.custom<RichText>((value) => typeof value === 'object' && value !== null),
  {
    decode: (wire) => readRichText(wire),
    encode: (house) => readRichText(house),
  },
);

/** Words of a tree, one line per block: for search, notices, excerpts and clients without an editor. */
export function plainText(rich: RichText): string {
  const lines: string[] = [];
  for (const node of rich.content) plainLines(node, lines);
  return lines.join('\n');
}

const isInline = (node: RichNode): boolean =>
  node.type === 'text' || node.type === 'hardBreak' || node.type === 'footnote';

function plainLines(node: RichNode, lines: string[]): void {
  const children = node.content ?? [];
  if (children.some(isInline)) {
    lines.push(children.map((child) => (child.type === 'hardBreak' ? '\n' : (child.text ?? ''))).join(''));
    return;
  }
  if (node.type === 'image' && node.attrs?.alt !== undefined) lines.push(node.attrs.alt);
  for (const child of children) plainLines(child, lines);
}

/** Ids of the files that stand in a tree, each once. */
export function filesIn(rich: RichText): string[] {
  const found = new Set<string>();
  const walk = (node: RichNode): void => {
    if (node.attrs?.file !== undefined) found.add(node.attrs.file);
    for (const child of node.content ?? []) walk(child);
  };
  for (const node of rich.content) walk(node);
  return [...found];
}

/** Plain words as a tree: one paragraph per line. */
export function richTextOf(plain: string): RichText {
  return {
    type: 'doc',
    content: plain.split('\n').map((line) => ({
      type: 'paragraph',
      ...(line !== '' && { content: [{ type: 'text', text: line }] }),
    })),
  };
}
