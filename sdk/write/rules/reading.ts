// Reads text from outside into a document: Markdown and plain text, with headings found by their numbers, never deeper than five.
import { fromMarkdown } from '../../contract/rich-markdown.ts';
import type { RichNode } from '../../contract/rich-text.ts';
import { OfficeError } from '../../errors.ts';
import { paragraphOf, textOf } from './blocks.ts';
import { HeadingCounter, numberOf, typedNumber, withoutNumber, type Numbering } from './numbering.ts';

/** Blocks of a Markdown text. @throws OfficeError `outlineTooDeep` where a heading stands on a sixth level */
export function readMarkdown(markdown: string): RichNode[] {
  let fenced = false;
  for (const line of markdown.split('\n')) {
    if (line.startsWith('```')) fenced = !fenced;
    if (!fenced && /^#{6,}\s/u.test(line)) throw new OfficeError('outlineTooDeep');
  }
  return fromMarkdown(withOwnLines(withTypedNumbers(markdown))).content;
}

/** The first of several attachments; the others stand below it and are a list. */
const firstAttachment = /^ {0,3}附件[：:]\s{0,2}\d{1,2}[.．、]/u;
const plainLine = /^ {0,3}(?![#>|`~\-*+]|\d{1,3}[.)] |\s)\S/u;

/**
 * Markdown joins lines. In Chinese a line that ends a sentence, or a short one like a signature above its date, was
 * meant to stand for itself; only what was broken in the middle of a sentence is joined.
 */
function withOwnLines(markdown: string): string {
  const lines = markdown.split('\n');
  let fenced = false;
  return lines
    .flatMap((line, at) => {
      if (line.startsWith('```')) fenced = !fenced;
      const next = lines[at + 1];
      if (!fenced && next !== undefined && firstAttachment.test(line) && itemForm.test(next))
        return [line, ''];
      if (fenced || next === undefined || !plainLine.test(line) || !plainLine.test(next)) return [line];
      const words = line.trim();
      const isChinese = /[\u4e00-\u9fff]/u.test(words) && /[\u4e00-\u9fff]/u.test(next);
      const isWhole = /[。！？；：:）”]$/u.test(words) || (words.length <= 30 && !/[，、]$/u.test(words));
      return isChinese && isWhole ? [line, ''] : [line];
    })
    .join('\n');
}

const itemForm = /^ {0,3}(\d{1,2})([.)]) +(?=\S)/u;

/**
 * Markdown counts the items of a list itself. Where somebody typed numbers that do not follow each other, the lines
 * stay paragraphs with the numbers they have: what was written is seen, and the check can say so.
 */
function withTypedNumbers(markdown: string): string {
  const lines = markdown.split('\n');
  const wrong = new Set<number>();
  let run: { line: number; value: number }[] = [];
  const close = (): void => {
    const follow = run.every(({ value }, at) => value === (run[0]?.value ?? 0) + at);
    const same = run.every(({ value }) => value === run[0]?.value);
    if (run.length > 1 && !follow && !same) for (const { line } of run) wrong.add(line);
    run = [];
  };
  let fenced = false;
  lines.forEach((line, at) => {
    if (line.startsWith('```')) fenced = !fenced;
    const item = fenced ? null : itemForm.exec(line);
    if (item !== null) run.push({ line: at, value: Number(item[1]) });
    else if (line.trim() !== '' && !/^\s{2,}/u.test(line)) close();
  });
  close();
  return lines
    .map((line, at) => (wrong.has(at) ? `\n${line.replace(itemForm, String.raw`$1\$2 `)}\n` : line))
    .join('\n');
}

/** Text and title of a Markdown file: a single first heading of the first level is the title, and the others stand below it. */
export function readTitledMarkdown(markdown: string): { title: string; blocks: RichNode[] } {
  const lines = markdown.replaceAll(/\r\n?/gu, '\n').split('\n');
  let fenced = false;
  const headings: number[] = [];
  lines.forEach((line, at) => {
    if (line.startsWith('```')) fenced = !fenced;
    if (!fenced && /^#{1,9} +\S/u.test(line)) headings.push(at);
  });
  const first = lines[headings[0] ?? -1] ?? '';
  const isTitle =
    first.startsWith('# ') && headings.slice(1).every((at) => (lines[at] ?? '').startsWith('##'));
  if (!isTitle) return { title: '', blocks: readMarkdown(markdown) };
  const rest = lines.flatMap((line, at) => {
    if (at === headings[0]) return [''];
    return [headings.includes(at) ? line.slice(1) : line];
  });
  const title = fromMarkdown(first.slice(2)).content[0];
  return { title: title === undefined ? '' : textOf(title).trim(), blocks: readMarkdown(rest.join('\n')) };
}

/** Blocks of a plain text: a line is a paragraph, and a short line with a number of its own is a heading. */
export function readPlain(text: string): RichNode[] {
  return withFoundHeadings(
    text
      .replaceAll(/\r\n?/gu, '\n')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => paragraphOf(line.replaceAll('\u3000', ' ').trim())),
  );
}

/** Paragraphs that are headings by their look, as headings: a number of the first two levels and no sentence behind it. */
export function withFoundHeadings(blocks: readonly RichNode[]): RichNode[] {
  if (blocks.some(({ type }) => type === 'heading')) return [...blocks];
  return blocks.map((block) => {
    if (block.type !== 'paragraph') return block;
    const text = textOf(block);
    const typed = typedNumber(text);
    const isHeading =
      typed !== undefined && typed.level <= 2 && typed.rest.length <= 30 && !/[。；，：]/u.test(typed.rest);
    return isHeading ? headingOfParagraph(block, typed.level) : block;
  });
}

/** A heading looks bold by itself. */
function headingOfParagraph(block: RichNode, level: number): RichNode {
  const content = block.content?.map(({ marks, ...node }) => {
    const left = marks?.filter(({ type }) => type !== 'bold') ?? [];
    return left.length === 0 ? node : { ...node, marks: left };
  });
  return { ...block, type: 'heading', attrs: { level }, ...(content !== undefined && { content }) };
}

/** Paragraphs without the blanks that were typed to indent them: the paper does that by itself. */
export function withoutIndents(blocks: readonly RichNode[]): RichNode[] {
  return blocks.map((block) => {
    if (block.type !== 'paragraph' && block.type !== 'heading') return block;
    const content = [...(block.content ?? [])];
    for (let first = content[0]; first?.type === 'text'; first = content[0]) {
      const text = (first.text ?? '').trimStart();
      content.shift();
      if (text === '') continue;
      content.unshift({ ...first, text });
      break;
    }
    const { content: _content, ...bare } = block;
    return content.length > 0 ? { ...bare, content } : bare;
  });
}

/**
 * Takes typed numbers off headings where all of them are what the numbering gives anyway; where one is not, all stay
 * as they were typed, for the check to say so.
 */
export function withoutRightNumbers(blocks: readonly RichNode[], numbering: Numbering): RichNode[] {
  const counter = new HeadingCounter();
  const bare = new Map<number, string>();
  for (const [at, block] of blocks.entries()) {
    if (block.type !== 'heading') continue;
    const level = block.attrs?.level ?? 1;
    const text = textOf(block);
    const right = numberOf(numbering, level, counter.next(level));
    const rest = withoutNumber(text);
    if (rest === text) continue;
    const isRight = text.startsWith(right.trimEnd()) && typedNumber(text)?.proper !== false;
    if (!isRight || right === '') return [...blocks];
    bare.set(at, rest);
  }
  return blocks.map((block, at) => {
    const rest = bare.get(at);
    if (rest === undefined) return block;
    // Only the words before the rest go; marks of the rest stay.
    let drop = textOf(block).length - rest.length;
    const content = (block.content ?? []).flatMap((node) => {
      const text = node.text ?? '';
      const cut = Math.min(drop, text.length);
      drop -= cut;
      return cut === 0 ? [node] : text.length > cut ? [{ ...node, text: text.slice(cut) }] : [];
    });
    return { ...block, content };
  });
}

/** The blocks with the numbers of their headings written into them, as a file shows them. */
export function withNumbers(blocks: readonly RichNode[], numbering: Numbering): RichNode[] {
  const counter = new HeadingCounter();
  return blocks.map((block) => {
    if (block.type !== 'heading') return block;
    const level = block.attrs?.level ?? 1;
    const number = numberOf(numbering, level, counter.next(level));
    if (number === '' || typedNumber(textOf(block)) !== undefined) return block;
    const gap = numbering === 'official' && level === 3 ? ' ' : '';
    return { ...block, content: [{ type: 'text', text: number + gap }, ...(block.content ?? [])] };
  });
}
