// Reads the tidy HTML that a converter makes of a Word document into blocks; anything it does not know is passed over.
import type { RichMark, RichNode } from '../../contract/rich-text.ts';
import { textOf } from '../rules/blocks.ts';
import { reachOf, unfoldTable, type Reach } from './unfold-table.ts';

type Token = {
  name?: string;
  open?: string;
  close?: string;
  text?: string;
  href?: string;
  src?: string;
  picture?: string;
  alt?: string;
  /** Of a cell of a table that is merged from several. */
  reach?: Reach;
};

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
const decoded = (text: string): string =>
  text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/giu,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
      const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return point > 0 && point < 0x110000 ? String.fromCodePoint(point) : '';
    },
  );

function* tokens(html: string): Generator<Token> {
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open === -1) break;
    if (open > at) yield { text: decoded(html.slice(at, open)) };
    const close = html.indexOf('>', open);
    if (close === -1) return;
    const tag = html.slice(open + 1, close);
    const name = /^\/?([a-z][a-z0-9]*)/iu.exec(tag)?.[1]?.toLowerCase();
    if (name !== undefined) {
      if (tag.startsWith('/')) yield { close: name };
      else {
        const attribute = (wanted: string): string | undefined => {
          const found = new RegExp(`\\s${wanted}="([^"]*)"`, 'u').exec(tag)?.[1];
          return found === undefined ? undefined : decoded(found);
        };
        const href = attribute('href');
        const id = attribute('id');
        const style = attribute('class');
        const picture = name === 'img' ? attribute('src') : undefined;
        const alt = name === 'img' ? attribute('alt') : undefined;
        const isCell = name === 'td' || name === 'th';
        const reach = isCell ? reachOf(attribute('colspan'), attribute('rowspan')) : undefined;
        yield {
          open: name,
          ...(href !== undefined && { href }),
          ...(id !== undefined && { src: id }),
          ...(style !== undefined && { name: style }),
          ...(picture !== undefined && { picture }),
          ...(alt !== undefined && { alt }),
          ...(reach !== undefined && { reach }),
        };
        if (tag.endsWith('/')) yield { close: name };
      }
    }
    at = close + 1;
  }
  if (at < html.length) yield { text: decoded(html.slice(at)) };
}

const marks: Readonly<Record<string, RichMark['type']>> = {
  strong: 'bold',
  b: 'bold',
  em: 'italic',
  i: 'italic',
  u: 'underline',
  s: 'strike',
  del: 'strike',
  code: 'code',
};
const boxes: Readonly<Record<string, string>> = {
  ul: 'bulletList',
  ol: 'orderedList',
  li: 'listItem',
  blockquote: 'blockquote',
  table: 'table',
  tr: 'tableRow',
  th: 'tableHeader',
  td: 'tableCell',
};
const textBlocks = /^(?:p|h[1-6]|pre)$/u;

/** The title where one was marked as such, the blocks, and whether a heading on a sixth level was among them. */
export function readHtml(html: string): { title: string; blocks: RichNode[]; tooDeep: boolean } {
  const root: RichNode = { type: 'doc', content: [] };
  const stack: RichNode[] = [root];
  const active: RichMark[] = [];
  let block: RichNode | undefined;
  let tooDeep = false;
  let title: RichNode | undefined;
  const reaches = new Map<RichNode, Reach>();
  const notes = new Map<string, string>();
  const waiting: { node: RichNode; href: string }[] = [];
  let noteId: string | undefined;
  const top = (): RichNode => stack.at(-1) as RichNode;
  const put = (node: RichNode): void => void (top().content ??= []).push(node);
  const start = (node: RichNode): void => {
    put(node);
    block = node;
  };
  const inline = (node: RichNode): void => {
    if (block === undefined) start({ type: 'paragraph' });
    ((block as RichNode).content ??= []).push(node);
  };
  /** Pictures stand between blocks: those within a paragraph, a list or a table come behind it. */
  const pictures: RichNode[] = [];
  const placePictures = (): void => {
    if (stack.length > 1 || pictures.length === 0) return;
    const { content = [] } = root;
    const last = content.at(-1);
    if (last?.type === 'paragraph' && textOf(last).trim() === '') content.pop();
    content.push(...pictures.splice(0));
    root.content = content;
  };
  for (const { open, close, text, href, src, name, picture, alt, reach } of tokens(html)) {
    if (text !== undefined) {
      if (block?.type === 'codeBlock') {
        inCode(block, text);
        continue;
      }
      const words = text.replaceAll('\n', ' ');
      if (noteId !== undefined) notes.set(noteId, (notes.get(noteId) ?? '') + words);
      else if (block !== undefined || words.trim() !== '')
        inline({ type: 'text', text: words, ...(active.length > 0 && { marks: [...active] }) });
      continue;
    }
    if (open === 'br' && block?.type === 'codeBlock') inCode(block, '\n');
    else if (open === 'br') inline({ type: 'hardBreak' });
    else if (open === 'img') {
      if (picture !== undefined && picture !== '')
        pictures.push({ type: 'image', attrs: { file: picture, alt: (alt ?? '').slice(0, 200) } });
      if (block === undefined) placePictures();
    } else if (open === 'li' && src?.startsWith('footnote') === true) noteId = src;
    else if (noteId !== undefined) {
      if (close === 'li') noteId = undefined;
    } else if (open !== undefined && name === 'title' && title === undefined) {
      title = { type: 'paragraph' };
      block = title;
    } else if (open === 'pre') start({ type: 'codeBlock', attrs: { language: '' } });
    else if (open !== undefined && textBlocks.test(open)) {
      const level = Number(/^h(\d)$/u.exec(open)?.[1] ?? 0);
      if (level > 5) tooDeep = true;
      start(level === 0 ? { type: 'paragraph' } : { type: 'heading', attrs: { level: Math.min(5, level) } });
    } else if (close !== undefined && textBlocks.test(close)) {
      block = undefined;
      placePictures();
    } else if (open === 'a' && href?.startsWith('#footnote') === true) {
      const node: RichNode = { type: 'footnote', attrs: { note: '' } };
      inline(node);
      waiting.push({ node, href: href.slice(1) });
      active.push({ type: 'link', attrs: { href: '#' } });
    } else if (open === 'a') active.push({ type: 'link', attrs: { href: href ?? '' } });
    else if (close === 'a') removeLast(active, 'link');
    else if (open !== undefined && marks[open] !== undefined) active.push({ type: marks[open] } as RichMark);
    else if (close !== undefined && marks[close] !== undefined) removeLast(active, marks[close]);
    else if (open !== undefined && boxes[open] !== undefined) {
      block = undefined;
      const node: RichNode = { type: boxes[open], content: [] };
      if (reach !== undefined) reaches.set(node, reach);
      put(node);
      stack.push(node);
    } else if (close !== undefined && boxes[close] !== undefined) {
      block = undefined;
      if (stack.length > 1 && top().type === boxes[close]) stack.pop();
      if (close === 'table') unfoldTable(top().content?.at(-1) ?? top(), reaches);
      placePictures();
    }
  }
  for (const { node, href } of waiting)
    node.attrs = { note: (notes.get(href) ?? '').replace(/\s*↑\s*$/u, '').trim() };
  return {
    title: title === undefined ? '' : textOf(title).trim(),
    // The list that held the notes is left empty behind.
    blocks: (root.content ?? [])
      .filter(({ type, content }) => type !== 'orderedList' || (content ?? []).length > 0)
      .map(withoutNoteNumbers),
    tooDeep,
  };
}

/** Adds words to code, where lines are kept; one that holds nothing but a blank is empty. */
function inCode(block: RichNode, words: string): void {
  const text = ((block.content?.[0]?.text ?? '') + words).replaceAll(/^ $/gmu, '');
  block.content = [{ type: 'text', text }];
}

function removeLast(active: RichMark[], type: RichMark['type']): void {
  const at = active.findLastIndex((mark) => mark.type === type);
  if (at !== -1) active.splice(at, 1);
}

/** The `[1]` that stood where a footnote stands now. */
function withoutNoteNumbers(node: RichNode): RichNode {
  const content = node.content?.filter(
    (child) =>
      !(
        child.type === 'text' &&
        child.marks?.some((mark) => mark.type === 'link' && mark.attrs.href === '#') === true
      ),
  );
  return content === undefined ? node : { ...node, content: content.map(withoutNoteNumbers) };
}
