// Rich text from Markdown and back: the common subset that the schema has, in one pass over the lines.
import { readRichText, safeLink, type RichMark, type RichNode, type RichText } from './rich-text.ts';

const markSigns = { bold: '**', italic: '*', strike: '~~', code: '`' } as const;

/** Signs that would mean something at this place get a backslash. */
const escaped = (text: string): string => text.replaceAll(/[\\`*_~[\]<>#|]/gu, String.raw`\$&`);

function printInline(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'hardBreak') return '  \n';
      if (node.type === 'footnote') return `^[${escaped(node.attrs?.note ?? '')}]`;
      const marks = node.marks ?? [];
      const isCode = marks.some(({ type }) => type === 'code');
      let text = isCode ? (node.text ?? '').replaceAll('`', '´') : escaped(node.text ?? '');
      // Signs stand at the words, not at the blanks around them: elsewhere they would be read as signs.
      const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/u.exec(text) ?? [];
      if (words === '') return text;
      text = words;
      for (const name of ['code', 'strike', 'italic', 'bold'] as const)
        if (marks.some(({ type }) => type === name)) text = `${markSigns[name]}${text}${markSigns[name]}`;
      const link = marks.find((mark) => mark.type === 'link');
      if (link?.type === 'link') text = `[${text}](<${link.attrs.href}>)`;
      return `${before}${text}${after}`;
    })
    .join('');
}

/** A table as rows between bars; what stands in a cell goes on one line. */
function printTable(rows: readonly RichNode[]): string[] {
  const lines = rows.map((row) => {
    const cells = (row.content ?? []).map((cell) =>
      printBlocks(cell.content ?? [], '')
        .filter((line) => line !== '')
        .join(' ')
        .trim(),
    );
    return `| ${cells.join(' | ')} |`;
  });
  const columns = Math.max(1, rows[0]?.content?.length ?? 1);
  return [lines[0] ?? '', `|${' --- |'.repeat(columns)}`, ...lines.slice(1)];
}

function printBlock(node: RichNode, indent: string): string[] {
  const children = node.content ?? [];
  const lead = (lines: readonly string[], sign: string): string[] =>
    lines.map((line, index) => (index === 0 ? sign : ' '.repeat(sign.length)) + line);
  switch (node.type) {
    case 'heading':
      return [`${'#'.repeat(node.attrs?.level ?? 1)} ${printInline(children)}`];
    case 'codeBlock':
      return [
        '```' + (node.attrs?.language ?? ''),
        ...children
          .map(({ text = '' }) => text)
          .join('')
          .split('\n'),
        '```',
      ];
    case 'horizontalRule':
      return ['---'];
    case 'table':
      return printTable(children);
    case 'image':
      return [`![${escaped(node.attrs?.alt ?? '')}](file:${node.attrs?.file ?? ''})`];
    case 'blockquote':
      return printBlocks(children, indent).map((line) => (line === '' ? '>' : `> ${line}`));
    case 'bulletList':
      return children.flatMap((item) => lead(printBlocks(item.content ?? [], indent, true), '- '));
    case 'orderedList':
      return children.flatMap((item, index) =>
        lead(printBlocks(item.content ?? [], indent, true), `${(node.attrs?.start ?? 1) + index}. `),
      );
    default:
      return printInline(children)
        .split('\n')
        .map((line) => line.replace(/^(\s*)([-+]|\d+[.)])(\s)/u, String.raw`$1\$2$3`));
  }
}

function printBlocks(nodes: readonly RichNode[], indent: string, tight = false): string[] {
  const lines: string[] = [];
  for (const node of nodes) {
    if (lines.length > 0 && !(tight && node.type.endsWith('List'))) lines.push('');
    lines.push(...printBlock(node, indent));
  }
  return lines;
}

/** The tree as Markdown. Underlining has no sign there and is left out. */
export function toMarkdown(rich: RichText): string {
  return `${printBlocks(rich.content, '').join('\n')}\n`;
}

const signs: readonly (readonly [sign: string, mark: RichMark['type']])[] = [
  ['**', 'bold'],
  ['__', 'bold'],
  ['~~', 'strike'],
  ['*', 'italic'],
  ['_', 'italic'],
];

/** Marks and links of a line. Every sign looks for its end once, and at most `reach` characters far. */
function readInline(line: string, marks: readonly RichMark[] = [], depth = 0): RichNode[] {
  const reach = 2_000;
  const nodes: RichNode[] = [];
  let plain = '';
  const flush = (): void => {
    if (plain !== '')
      nodes.push({ type: 'text', text: plain, ...(marks.length > 0 && { marks: [...marks] }) });
    plain = '';
  };
  for (let at = 0; at < line.length;) {
    const character = line.charAt(at);
    if (character === '\\' && at + 1 < line.length) {
      plain += line.charAt(at + 1);
      at += 2;
      continue;
    }
    if (character === '`') {
      const end = line.slice(at + 1, at + reach).indexOf('`');
      if (end > 0) {
        flush();
        nodes.push({
          type: 'text',
          text: line.slice(at + 1, at + 1 + end),
          marks: [...marks, { type: 'code' }],
        });
        at += end + 2;
        continue;
      }
    }
    const note =
      character === '^' ? /^\^\[((?:[^[\]\\]|\\.){1,1000})\]/u.exec(line.slice(at, at + 1_004)) : null;
    if (note !== null) {
      flush();
      const said = (note[1] ?? '').replaceAll(/\\(.)/gu, '$1');
      nodes.push({ type: 'footnote', attrs: { note: said } });
      at += note[0].length;
      continue;
    }
    if (character === '[' && depth < 6) {
      const found = /^\[((?:[^[\]\\]|\\.){1,500})\]\(<?([^\s()<>]{1,2000})>?\)/u.exec(
        line.slice(at, at + 2_600),
      );
      const href = found === null ? undefined : safeLink(found[2]);
      if (found !== null) {
        flush();
        const inner = href === undefined ? marks : [...marks, { type: 'link', attrs: { href } } as const];
        nodes.push(...readInline(found[1] ?? '', inner, depth + 1));
        at += found[0].length;
        continue;
      }
    }
    const sign = depth < 6 ? signs.find(([text]) => line.startsWith(text, at)) : undefined;
    if (sign !== undefined) {
      const [text, type] = sign;
      const inside = line.slice(at + text.length, at + reach);
      const end = inside.search(
        text.startsWith('_') ? new RegExp(`(?<=[^\\s\\\\])${text}(?!\\w)`, 'u') : (endOf[text] ?? /(?!)/u),
      );
      const opens = text.startsWith('_') ? !/\w/u.test(line.charAt(at - 1)) : true;
      if (opens && end > 0 && !/^\s/u.test(inside)) {
        flush();
        nodes.push(...readInline(inside.slice(0, end), [...marks, { type } as RichMark], depth + 1));
        at += end + text.length * 2;
        continue;
      }
    }
    plain += character;
    at += 1;
  }
  flush();
  return nodes;
}

const endOf: Readonly<Record<string, RegExp>> = {
  '**': /(?<=[^\s\\])\*\*/u,
  '~~': /(?<=[^\s\\])~~/u,
  '*': /(?<=[^\s\\*])\*(?!\*)/u,
};

const item = /^( {0,30})(?:[-*+]|(\d{1,9})[.)]) +(.*)$/u;

/** The line under a table's head. */
const isDivider = (line: string): boolean => {
  const cells = cellsOf(line);
  return cells.length > 0 && cells.every((cell) => /^:?-{3,}:?$/u.test(cell));
};
/** A row of a table, cell by cell; a bar after a backslash is a bar. */
const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\|/u, '')
    .replace(/(?<!\\)\|$/u, '')
    .split(/(?<!\\)\|/u)
    .slice(0, 60)
    .map((cell) => cell.trim());

function readTable(lines: readonly string[]): RichNode {
  const [head = '', ...rows] = lines;
  const width = cellsOf(head).length;
  const row = (line: string, type: 'tableHeader' | 'tableCell'): RichNode => {
    const cells = cellsOf(line);
    return {
      type: 'tableRow',
      content: Array.from({ length: width }, (_, at) => {
        const content = readInline(cells[at] ?? '');
        return { type, content: [{ type: 'paragraph', ...(content.length > 0 && { content }) }] };
      }),
    };
  };
  return {
    type: 'table',
    content: [row(head, 'tableHeader'), ...rows.map((line) => row(line, 'tableCell'))],
  };
}

/** A line without its end: blanks, or the backslash that breaks it. */
const bare = (line: string): string => (line.endsWith('\\') ? line.slice(0, -1) : line.trimEnd());

/** A paragraph's lines: two blanks or a backslash at the end break, everything else flows on. */
function paragraph(lines: readonly string[]): RichNode {
  const content: RichNode[] = [];
  lines.forEach((line, index) => {
    const breaks = /(?: {2}|\\)$/u.test(line);
    content.push(...readInline(bare(line).trimStart()));
    if (index === lines.length - 1) return;
    if (breaks) content.push({ type: 'hardBreak' });
    // Between Chinese characters a new line is no blank.
    else if (!(/[\u2e80-\uffef]\s*$/u.test(line) && /^\s*[\u2e80-\uffef]/u.test(lines[index + 1] ?? '')))
      content.push({ type: 'text', text: ' ' });
  });
  return { type: 'paragraph', content };
}

function readBlocks(lines: readonly string[], depth: number): RichNode[] {
  const nodes: RichNode[] = [];
  let open: string[] = [];
  const close = (): void => {
    if (open.length > 0) nodes.push(paragraph(open));
    open = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const fence = /^```([\w+#.-]*)\s*$/u.exec(line);
    if (fence !== null) {
      close();
      const end = lines.findIndex((other, index) => index > at && /^```\s*$/u.test(other));
      const last = end === -1 ? lines.length : end;
      const text = lines.slice(at + 1, last).join('\n');
      nodes.push({
        type: 'codeBlock',
        attrs: { language: fence[1] ?? '' },
        content: [{ type: 'text', text }],
      });
      at = last;
      continue;
    }
    const heading = /^(#{1,6}) +(.*?)(?: +#+)?$/u.exec(line);
    if (heading !== null) {
      close();
      const level = Math.min(5, heading[1]?.length ?? 1);
      nodes.push({ type: 'heading', attrs: { level }, content: readInline(heading[2] ?? '') });
      continue;
    }
    if (/^ {0,3}(?:(?:- *){3,}|(?:\* *){3,}|_{3,})$/u.test(line)) {
      close();
      nodes.push({ type: 'horizontalRule' });
      continue;
    }
    const picture = /^!\[([^\]]{0,200})\]\(file:([\w-]{1,64})\)$/u.exec(line);
    if (picture !== null) {
      close();
      nodes.push({ type: 'image', attrs: { alt: picture[1] ?? '', file: picture[2] ?? '' } });
      continue;
    }
    if (line.includes('|') && (lines[at + 1] ?? '').includes('|') && isDivider(lines[at + 1] ?? '')) {
      close();
      const held = [line];
      for (at += 2; at < lines.length && (lines[at] ?? '').includes('|'); at += 1) held.push(lines[at] ?? '');
      at -= 1;
      nodes.push(readTable(held));
      continue;
    }
    if (depth < 8 && line.startsWith('>')) {
      close();
      const quoted: string[] = [];
      for (; at < lines.length && (lines[at] ?? '').startsWith('>'); at += 1)
        quoted.push((lines[at] ?? '').replace(/^> ?/u, ''));
      at -= 1;
      nodes.push({ type: 'blockquote', content: readBlocks(quoted, depth + 1) });
      continue;
    }
    const first = depth < 8 && open.length === 0 ? item.exec(line) : null;
    if (first !== null) {
      const ordered = first[2] !== undefined;
      const items: RichNode[] = [];
      let held: string[] = [];
      const indent = first[1]?.length ?? 0;
      const end = (): void => {
        if (held.length > 0) items.push({ type: 'listItem', content: readBlocks(held, depth + 1) });
        held = [];
      };
      for (; at < lines.length; at += 1) {
        const next = lines[at] ?? '';
        const found = item.exec(next);
        if (found !== null && (found[1]?.length ?? 0) <= indent) {
          if ((found[2] !== undefined) !== ordered) break;
          end();
          held.push(found[3] ?? '');
        } else if (next.trim() === '' && (lines[at + 1] ?? '').startsWith(' '.repeat(indent + 2)))
          held.push('');
        else if (next.startsWith(' '.repeat(indent + 2)))
          held.push(next.slice(indent + 2).replace(/^ (?=\S)/u, ''));
        else break;
      }
      end();
      at -= 1;
      const start = Number(first[2] ?? 1);
      nodes.push(
        ordered
          ? { type: 'orderedList', attrs: { start }, content: items }
          : { type: 'bulletList', content: items },
      );
      continue;
    }
    if (line.trim() === '') close();
    else open.push(line);
  }
  close();
  return nodes;
}

/** Markdown as a tree. What the schema does not have stays as the text it is written in. */
export function fromMarkdown(markdown: string): RichText {
  return readRichText({
    content: readBlocks(markdown.replaceAll(/\r\n?/gu, '\n').slice(0, 600_000).split('\n'), 0),
  });
}
