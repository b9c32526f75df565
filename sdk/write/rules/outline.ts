// The outline of a document: its headings with what stands under them, and what can be done to them. One truth: the text itself.
import type { RichNode } from '../../contract/rich-text.ts';
import { wordCount } from '../../contract/write-count.ts';
import { headingOf, textOf } from './blocks.ts';
import { HeadingCounter, numberOf, outlineDepth, typedNumber, type Numbering } from './numbering.ts';

/** A heading of the outline. */
export type OutlineNode = {
  /** Place among the document's blocks. */
  at: number;
  /** The block behind the last one that belongs to it. */
  end: number;
  level: number;
  title: string;
  /** What stands before it: the number of the style, empty where somebody typed one. */
  number: string;
  /** `2.1`: what commands call it. */
  section: string;
  /** Words under it, those of its headings' own sections too. */
  words: number;
  hasChildren: boolean;
};

/** Why an act on the outline is refused. */
export type OutlineProblem =
  | 'outlineTooDeep'
  | 'outlineNodeNeeded'
  | 'outlineTitleMissing'
  | 'outlineMoveRefused';

/** What an act leaves: the blocks and where the heading is now, or why it is refused. */
export type OutlineResult = { blocks: RichNode[]; at: number } | { problem: OutlineProblem };

const levelAt = (blocks: readonly RichNode[], at: number): number | undefined =>
  blocks[at]?.type === 'heading' ? (blocks[at].attrs?.level ?? 1) : undefined;

/** Where the section of a heading ends: before the next heading of its level or above. */
export function sectionEnd(blocks: readonly RichNode[], at: number): number {
  const level = levelAt(blocks, at) ?? 0;
  for (let end = at + 1; end < blocks.length; end += 1) {
    const other = levelAt(blocks, end);
    if (other !== undefined && other <= level) return end;
  }
  return blocks.length;
}

const wordsOf = (node: RichNode): string =>
  node.type === 'text' ? (node.text ?? '') : (node.content ?? []).map(wordsOf).join(' ');

/** The outline of a document. */
export function outlineOf(blocks: readonly RichNode[], numbering: Numbering = 'none'): OutlineNode[] {
  const counter = new HeadingCounter();
  const nodes: OutlineNode[] = [];
  const words = blocks.map((block) => wordCount(wordsOf(block)));
  blocks.forEach((block, at) => {
    const level = levelAt(blocks, at);
    if (level === undefined) return;
    const place = counter.next(level);
    const title = textOf(block);
    const end = sectionEnd(blocks, at);
    nodes.push({
      at,
      end,
      level,
      title,
      number: typedNumber(title) === undefined ? numberOf(numbering, level, place) : '',
      section: place.path.join('.'),
      words: words.slice(at + 1, end).reduce((sum, one) => sum + one, 0),
      hasChildren: blocks.slice(at + 1, end).some(({ type }) => type === 'heading'),
    });
  });
  return nodes;
}

/** The heading that a command means by `2.1`, or by its title where only one is called so. */
export function findSection(nodes: readonly OutlineNode[], wanted: string): OutlineNode | undefined {
  const exact = nodes.find(({ section }) => section === wanted);
  if (exact !== undefined) return exact;
  const named = nodes.filter(({ title }) => title.trim() === wanted.trim());
  return named.length === 1 ? named[0] : undefined;
}

const deepest = (blocks: readonly RichNode[], at: number): number => {
  let deepest = levelAt(blocks, at) ?? 1;
  for (let next = at + 1; next < sectionEnd(blocks, at); next += 1)
    deepest = Math.max(deepest, levelAt(blocks, next) ?? 0);
  return deepest;
};

const isHeading = (blocks: readonly RichNode[], at: number | undefined): at is number =>
  at !== undefined && levelAt(blocks, at) !== undefined;

function insert(blocks: readonly RichNode[], at: number, level: number, title: string): OutlineResult {
  if (title.trim() === '') return { problem: 'outlineTitleMissing' };
  if (level > outlineDepth) return { problem: 'outlineTooDeep' };
  return { blocks: [...blocks.slice(0, at), headingOf(level, title.trim()), ...blocks.slice(at)], at };
}

/**
 * Adds a heading behind the section of the chosen one, at its level. Without a choice it is the first heading of a
 * document that has none; otherwise a heading must be chosen first (spec §5).
 */
export function addSibling(
  blocks: readonly RichNode[],
  at: number | undefined,
  title: string,
): OutlineResult {
  if (isHeading(blocks, at)) return insert(blocks, sectionEnd(blocks, at), levelAt(blocks, at) ?? 1, title);
  if (blocks.some(({ type }) => type === 'heading')) return { problem: 'outlineNodeNeeded' };
  return insert(blocks, blocks.length, 1, title);
}

/** Adds a heading as the last one under the chosen one. */
export function addChild(blocks: readonly RichNode[], at: number | undefined, title: string): OutlineResult {
  if (!isHeading(blocks, at)) return { problem: 'outlineNodeNeeded' };
  return insert(blocks, sectionEnd(blocks, at), (levelAt(blocks, at) ?? 1) + 1, title);
}

/** Adds a heading of a level at the end: no level may be passed over. */
export function addAtEnd(blocks: readonly RichNode[], level: number, title: string): OutlineResult {
  if (level > outlineDepth) return { problem: 'outlineTooDeep' };
  const last = blocks.findLastIndex(({ type }) => type === 'heading');
  const above = last === -1 ? 0 : (levelAt(blocks, last) ?? 0);
  if (level < 1 || level > above + 1) return { problem: 'outlineNodeNeeded' };
  return insert(blocks, blocks.length, level, title);
}

/** Gives a heading other words. */
export function rename(blocks: readonly RichNode[], at: number, title: string): OutlineResult {
  if (!isHeading(blocks, at)) return { problem: 'outlineNodeNeeded' };
  if (title.trim() === '') return { problem: 'outlineTitleMissing' };
  const changed = blocks.map((block, place) =>
    place === at ? headingOf(block.attrs?.level ?? 1, title.trim()) : block,
  );
  return { blocks: changed, at };
}

/** Removes a heading with all that stands under it. */
export function remove(blocks: readonly RichNode[], at: number): OutlineResult {
  if (!isHeading(blocks, at)) return { problem: 'outlineNodeNeeded' };
  const left = [...blocks.slice(0, at), ...blocks.slice(sectionEnd(blocks, at))];
  return { blocks: left, at: Math.max(0, at - 1) };
}

function shift(blocks: readonly RichNode[], at: number, by: 1 | -1): RichNode[] {
  const end = sectionEnd(blocks, at);
  return blocks.map((block, place) =>
    place < at || place >= end || block.type !== 'heading'
      ? block
      : { ...block, attrs: { ...block.attrs, level: (block.attrs?.level ?? 1) + by } },
  );
}

/** One level up, with all that stands under it. */
export function promote(blocks: readonly RichNode[], at: number): OutlineResult {
  if (!isHeading(blocks, at)) return { problem: 'outlineNodeNeeded' };
  if (levelAt(blocks, at) === 1) return { problem: 'outlineMoveRefused' };
  return { blocks: shift(blocks, at, -1), at };
}

/** One level down, under the heading before it; refused where something under it would be on a sixth level. */
export function demote(blocks: readonly RichNode[], at: number): OutlineResult {
  if (!isHeading(blocks, at)) return { problem: 'outlineNodeNeeded' };
  if (deepest(blocks, at) >= outlineDepth) return { problem: 'outlineTooDeep' };
  if (previousSibling(blocks, at) === undefined) return { problem: 'outlineMoveRefused' };
  return { blocks: shift(blocks, at, 1), at };
}

function previousSibling(blocks: readonly RichNode[], at: number): number | undefined {
  const level = levelAt(blocks, at) ?? 1;
  for (let before = at - 1; before >= 0; before -= 1) {
    const other = levelAt(blocks, before);
    if (other !== undefined && other < level) return undefined;
    if (other === level) return before;
  }
  return undefined;
}

/** Before the heading before it, or behind the one after it, at the same level under the same heading. */
export function moveBy(blocks: readonly RichNode[], at: number, direction: 'up' | 'down'): OutlineResult {
  if (!isHeading(blocks, at)) return { problem: 'outlineNodeNeeded' };
  const end = sectionEnd(blocks, at);
  if (direction === 'up') {
    const before = previousSibling(blocks, at);
    return before === undefined ? { problem: 'outlineMoveRefused' } : moveTo(blocks, at, before, 'before');
  }
  if (levelAt(blocks, end) !== levelAt(blocks, at)) return { problem: 'outlineMoveRefused' };
  return moveTo(blocks, at, end, 'after');
}

/** Takes a section to another heading: before it, behind its section, or as the last one under it. */
export function moveTo(
  blocks: readonly RichNode[],
  at: number,
  target: number,
  place: 'before' | 'after' | 'into',
): OutlineResult {
  if (!isHeading(blocks, at) || !isHeading(blocks, target)) return { problem: 'outlineNodeNeeded' };
  const end = sectionEnd(blocks, at);
  if (target >= at && target < end) return { problem: 'outlineMoveRefused' };
  const level = (levelAt(blocks, target) ?? 1) + (place === 'into' ? 1 : 0);
  const by = level - (levelAt(blocks, at) ?? 1);
  if (deepest(blocks, at) + by > outlineDepth) return { problem: 'outlineTooDeep' };
  const moved = blocks
    .slice(at, end)
    .map((block) =>
      block.type === 'heading'
        ? { ...block, attrs: { ...block.attrs, level: (block.attrs?.level ?? 1) + by } }
        : block,
    );
  const goal = place === 'before' ? target : sectionEnd(blocks, target);
  const left = [...blocks.slice(0, at), ...blocks.slice(end)];
  const spot = goal > at ? goal - moved.length : goal;
  return { blocks: [...left.slice(0, spot), ...moved, ...left.slice(spot)], at: spot };
}

/** Puts other text under a heading; its own sections are part of that. */
export function setSection(
  blocks: readonly RichNode[],
  at: number,
  content: readonly RichNode[],
): OutlineResult {
  if (!isHeading(blocks, at)) return { problem: 'outlineNodeNeeded' };
  const level = levelAt(blocks, at) ?? 1;
  const headings = content.filter(({ type }) => type === 'heading');
  const highest = Math.min(...headings.map(({ attrs }) => attrs?.level ?? 1));
  // Headings in the new text stand below the section, however high they were written.
  const by = headings.length === 0 || highest > level ? 0 : level + 1 - highest;
  const lowered = content.map((block) =>
    block.type === 'heading'
      ? { ...block, attrs: { ...block.attrs, level: (block.attrs?.level ?? 1) + by } }
      : block,
  );
  if (lowered.some((block) => block.type === 'heading' && (block.attrs?.level ?? 1) > outlineDepth))
    return { problem: 'outlineTooDeep' };
  return {
    blocks: [...blocks.slice(0, at + 1), ...lowered, ...blocks.slice(sectionEnd(blocks, at))],
    at,
  };
}
