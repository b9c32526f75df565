// How a fault comes into a text: words are replaced or blocks added, and the place is kept.
import { pick, type Random } from '#fixtures/seed/random.ts';
import type { FindingKind, FindingReason } from '#sdk/write/rules/finding.ts';
import type { Making } from './compose.ts';
import { plainOf, type Block, type Draft, type Fault } from './prepared-text.ts';

/** A text that faults are planted in. Blocks that have one already are left alone. */
export type Bed = Making & { draft: Draft; used: Set<Block>; usedParts: Set<string> };
/** A planted fault without its name and kind; undefined where it cannot stand in this text. */
export type Planted = Omit<Fault, 'planter' | 'kind'> | undefined;
/** A way to plant a fault. */
export type Planter = {
  name: string;
  kind: FindingKind;
  language: 'zh' | 'en';
  plant(bed: Bed): Planted;
};

/** The fault at characters of a block. */
export function faultAt(block: Block, start: number, end: number): NonNullable<Planted> {
  const length = plainOf(block.text).length;
  const [from, until] = [
    plainOf(block.text.slice(0, start)).length,
    plainOf(block.text.slice(0, end)).length,
  ];
  return { block, fromEnd: length - from, untilEnd: length - until, text: block.text.slice(start, end) };
}

/** A fault of the form: what is missing, or the words that are wrong there. */
export const formFault = (reason: FindingReason | undefined, text = ''): NonNullable<Planted> => ({
  ...(reason !== undefined && { reason }),
  fromEnd: 0,
  untilEnd: 0,
  text,
});

/** What is put in the place of a match: `before` what is wrong, what is wrong, `after` it. */
export type Wrong = readonly [before: string, wrong: string, after: string];
type Kinds = readonly Block['kind'][];

/** Replaces one place that fits by something wrong. */
export function replace(
  { draft, random, used }: Bed,
  pattern: RegExp,
  make: (found: RegExpExecArray, random: Random) => Wrong,
  kinds: Kinds = ['paragraph'],
): Planted {
  const places = draft.blocks.flatMap((block) =>
    used.has(block) || !kinds.includes(block.kind) || block.text.includes('`')
      ? []
      : [...block.text.matchAll(pattern)].map((found) => ({ block, found: found as RegExpExecArray })),
  );
  if (places.length === 0) return undefined;
  const { block, found } = pick(random, places);
  const [before, wrong, after] = make(found, random);
  const right = plainOf(block.text);
  block.text =
    block.text.slice(0, found.index) +
    before +
    wrong +
    after +
    block.text.slice(found.index + found[0].length);
  used.add(block);
  const start = found.index + before.length;
  return { ...faultAt(block, start, start + wrong.length), right };
}

/** Adds a paragraph in which the words between ⟦ and ⟧ are wrong. */
export function add({ draft, random, used }: Bed, text: string): NonNullable<Planted> {
  const start = text.indexOf('⟦');
  const end = text.indexOf('⟧') - 1;
  const block: Block = { kind: 'paragraph', text: text.replaceAll(/[⟦⟧]/gu, '') };
  const places = draft.blocks.flatMap((each, at) =>
    each.kind === 'paragraph' && at < draft.blocks.length - 2 ? [at + 1] : [],
  );
  draft.blocks.splice(pick(random, places.length > 0 ? places : [1]), 0, block);
  used.add(block);
  return faultAt(block, start, end);
}

/** Adds one of several paragraphs. */
export const addOne = (
  bed: Bed,
  texts: readonly string[],
  fill: (text: string) => string = (text) => text,
): Planted => add(bed, fill(pick(bed.random, bed.half(texts))));

/** Leaves a part of the form away. */
export function without(
  bed: Bed,
  part: 'recipient' | 'signature' | 'date' | 'number' | 'signer',
  reason: FindingReason,
): Planted {
  const { draft, usedParts } = bed;
  if (draft[part] === undefined || usedParts.has('form')) return undefined;
  usedParts.add('form');
  delete draft[part];
  return formFault(reason);
}

/** Numbers of headings that somebody typed, with the block; only those that nothing was planted in. */
export function typedHeadings({ draft, used }: Bed, level: number, form: RegExp): Block[] {
  return draft.blocks.filter(
    (block) => block.kind === 'heading' && block.level === level && !used.has(block) && form.test(block.text),
  );
}

/** Writes another number before a block's words. */
export function renumber({ used }: Bed, block: Block, old: RegExp, written: string): Planted {
  const right = plainOf(block.text);
  block.text = block.text.replace(old, () => written);
  used.add(block);
  return { ...faultAt(block, 0, written.trimEnd().length), right };
}

/** Empties a section: what stands under a heading goes away, up to the next one. */
export function emptied(bed: Bed): Planted {
  const { draft, random, used } = bed;
  const heads = draft.blocks.flatMap(({ kind, level }, at) =>
    kind === 'heading' && level === 1 ? [at] : [],
  );
  // Neither the first nor the last section: what ends a document stands in the last.
  const choices = heads.slice(1, -1).flatMap((from, at) => {
    const until = heads[at + 2] ?? draft.blocks.length;
    const inside = draft.blocks.slice(from, until);
    return inside.some((block) => used.has(block)) ? [] : [[from, until] as const];
  });
  if (choices.length === 0) return undefined;
  const [from, until] = pick(random, choices);
  const heading = draft.blocks[from] as Block;
  draft.blocks.splice(from + 1, until - from - 1);
  used.add(heading);
  return { ...faultAt(heading, 0, heading.text.length), reason: 'emptySection' };
}

/** Says a whole sentence of one paragraph again in another one. */
export function sayAgain(bed: Bed, sentence: RegExp, gap: string): Planted {
  const { draft, random, used } = bed;
  const free = draft.blocks.filter(
    (block) => block.kind === 'paragraph' && !used.has(block) && !block.text.includes('`'),
  );
  const choices = free.flatMap((block) =>
    [...block.text.matchAll(sentence)].map(({ 0: text }) => ({ block, text: text.trim() })),
  );
  if (choices.length === 0 || free.length < 2) return undefined;
  const { block: first, text } = pick(random, choices);
  const other = pick(
    random,
    free.filter((block) => block !== first && /[。.]$/u.test(block.text)),
  );
  const start = other.text.length + gap.length;
  other.text = other.text + gap + text;
  used.add(first).add(other);
  return { ...faultAt(other, start, other.text.length), either: first, reason: 'repeatedSentence' };
}

/** Gives a step a number one too high; the others keep theirs. */
export function misnumberedStep(bed: Bed): Planted {
  const steps = bed.draft.blocks.filter(({ kind, text }) => kind === 'step' && !text.startsWith('1.'));
  if (steps.length === 0 || steps.some((step) => bed.used.has(step))) return undefined;
  const block = pick(bed.random, steps);
  const planted = renumber(bed, block, /^\d\. /u, `${Number(block.text.charAt(0)) + 1}. `);
  for (const step of steps) bed.used.add(step);
  return planted;
}
