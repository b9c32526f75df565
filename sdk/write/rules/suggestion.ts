// What a model wrote as blocks of a document: sentences carry their sources as footnotes, numbers without one are marked.
import { fromMarkdown } from '../../contract/rich-markdown.ts';
import type { RichNode } from '../../contract/rich-text.ts';
import type { WritingSource } from '../../contract/write-assist.ts';
import { headingOf, textOf } from './blocks.ts';
import { outlineOf, sectionEnd, type OutlineProblem } from './outline.ts';

/** A sentence of a suggestion. */
export type SuggestedSentence = { text: string; sources: readonly number[]; flagged?: boolean | undefined };

/** Longest part of a quote that a footnote keeps. */
const longestQuote = 160;
/** Signs of the private area that stand around what is not borne out until the text has become blocks. */
const open = '\uE010';
const close = '\uE011';
const figures =
  /\d+(?:[.,:]\d+)*\s*%?|[一二三四五六七八九十百千万亿两]{1,6}(?=[个天次人年月日号时分秒元米吨种名岁倍成级%])/gu;

/** Where a source stands, in words. */
export function sourcePlace(
  { document, heading, page }: Pick<WritingSource, 'document' | 'heading' | 'page'>,
  language: 'zh' | 'en',
): string {
  const parts = [language === 'zh' ? `《${document}》` : document];
  if (heading !== '') parts.push(heading);
  if (page > 0) parts.push(language === 'zh' ? `第${page}页` : `p. ${page}`);
  return parts.join(language === 'zh' ? '，' : ', ');
}

/** What a footnote says of a source: where it stands and how it is put there. */
export function sourceNote(source: WritingSource, language: 'zh' | 'en'): string {
  const quote = source.quote.replaceAll(/\s+/gu, ' ').trim();
  const cut = quote.length > longestQuote ? `${quote.slice(0, longestQuote)}…` : quote;
  const marks = language === 'zh' ? ['：“', '”'] : [': “', '”'];
  return `${sourcePlace(source, language)}${marks.join(cut)}`;
}

const escapedNote = (text: string): string => text.replaceAll(/[[\]\\]/gu, String.raw`\$&`);

/** A sentence with its sources behind its last words, before the blanks and line ends that follow it. */
function withNotes(
  { text, sources, flagged }: SuggestedSentence,
  all: readonly WritingSource[],
  language: 'zh' | 'en',
): string {
  const words = text.trimEnd();
  const blanks = text.slice(words.length);
  const marked = flagged === true ? words.replaceAll(figures, (figure) => `${open}${figure}${close}`) : words;
  const notes = sources.flatMap((n) => {
    const source = all.find((each) => each.n === n);
    return source === undefined ? [] : [`^[${escapedNote(sourceNote(source, language)).slice(0, 990)}]`];
  });
  // A row of a table has no room for notes, and a heading is not a statement.
  return /^\s*(?:\||#)/u.test(words) ? words + blanks : marked + notes.join('') + blanks;
}

function withMarks(node: RichNode): RichNode {
  if (node.content === undefined) return node;
  const content = node.content.flatMap((child): RichNode[] => {
    if (child.type !== 'text') return [withMarks(child)];
    const pieces: RichNode[] = [];
    // A model gives no addresses.
    const marks = (child.marks ?? []).filter(({ type }) => type !== 'link');
    let unsure = false;
    for (const piece of (child.text ?? '').split(/(\uE010|\uE011)/u)) {
      if (piece === open || piece === close) unsure = piece === open;
      else if (piece !== '')
        pieces.push({
          type: 'text',
          text: piece,
          ...(marks.length + Number(unsure) > 0 && {
            marks: [...marks, ...(unsure ? [{ type: 'unsure' as const }] : [])],
          }),
        });
    }
    return pieces;
  });
  return { ...node, content };
}

/** The blocks of a suggestion. Headings in it stay paragraphs: only the outline makes headings. */
export function suggestionBlocks(
  sentences: readonly SuggestedSentence[],
  sources: readonly WritingSource[],
  language: 'zh' | 'en',
): RichNode[] {
  const markdown = sentences.map((sentence) => withNotes(sentence, sources, language)).join('');
  // A single line end between paragraphs is what models write as often as an empty line.
  const lines = markdown.replaceAll(/([^\n|])\n(?![\n|\-*\d#]|\s*$)/gu, '$1\n\n');
  return fromMarkdown(lines)
    .content.filter(({ type }) => type !== 'image')
    .map(withMarks)
    .map((block) => {
      if (block.type !== 'heading') return block;
      const { content } = block;
      return { type: 'paragraph', ...(content !== undefined && { content }) };
    });
}

/** Words of a suggestion, as a command prints them. */
export const suggestionText = (sentences: readonly SuggestedSentence[]): string =>
  sentences
    .map(({ text }) => text)
    .join('')
    .trim();

/** The headings a model proposed. */
export function proposedOutline(
  text: string,
): { headings: { level: number; title: string }[] } | { problem: OutlineProblem } {
  const headings = text.split('\n').flatMap((line) => {
    const [, signs = '', title = ''] = /^\s*(#{1,12})\s+(.+?)\s*#*$/u.exec(line) ?? [];
    return title === '' ? [] : [{ level: signs.length, title: title.replaceAll('**', '').slice(0, 120) }];
  });
  if (headings.some(({ level }) => level > 5)) return { problem: 'outlineTooDeep' };
  // The first level that is used is the first level.
  const least = Math.min(...headings.map(({ level }) => level));
  return {
    headings: headings.map(({ level, title }) => ({ level: Math.max(1, level - least + 1), title })),
  };
}

const isWritten = (blocks: readonly RichNode[]): boolean =>
  blocks.some((block) => block.type !== 'heading' && (textOf(block) !== '' || block.type !== 'paragraph'));

/**
 * A document with another outline: what stands under a heading of the same title goes along with it, what is written
 * under a heading that is not there any more follows behind, and what stands before the first heading stays.
 */
export function adoptOutline(
  blocks: readonly RichNode[],
  headings: readonly { level: number; title: string }[],
): RichNode[] {
  const nodes = outlineOf(blocks);
  const first = nodes[0]?.at ?? blocks.length;
  const ownEnd = (at: number): number => {
    let end = at + 1;
    while (end < sectionEnd(blocks, at) && blocks[end]?.type !== 'heading') end += 1;
    return end;
  };
  const left = new Map(nodes.map((node) => [node.at, node]));
  const made = headings.flatMap(({ level, title }): RichNode[] => {
    const same = [...left.values()].find((node) => node.title.trim() === title.trim());
    if (same === undefined) return [headingOf(level, title), { type: 'paragraph' }];
    left.delete(same.at);
    const own = blocks.slice(same.at + 1, ownEnd(same.at));
    return [headingOf(level, title), ...(own.length > 0 ? own : [{ type: 'paragraph' }])];
  });
  const kept = [...left.values()].flatMap(({ at }): RichNode[] => {
    const own = blocks.slice(at + 1, ownEnd(at));
    return isWritten(own) ? [blocks[at] as RichNode, ...own] : [];
  });
  return [...blocks.slice(0, first), ...made, ...kept];
}
