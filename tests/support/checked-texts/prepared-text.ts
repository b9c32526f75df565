// A text for the check before it is a file: its form, its blocks, how it is printed, and where each block stands.
import type { FindingKind, FindingReason } from '#sdk/write/rules/finding.ts';
import type { WriteModuleId } from '#sdk/write/index.ts';

/** A block as its writer made it. What is numbered has its number in the text; cells say how wide their table is. */
export type Block = {
  kind: 'heading' | 'paragraph' | 'item' | 'step' | 'cell' | 'quote' | 'code';
  level?: number;
  columns?: number;
  text: string;
};

/** The whole of a text. */
export type Draft = {
  language: 'zh' | 'en';
  module: WriteModuleId;
  /** Files in English do not say their module in their title. */
  saysModule: boolean;
  format: 'md' | 'txt';
  title: string;
  /** Days since 1970 of its date, which it carries where it is official. */
  day: number;
  topic: readonly [matter: string, task: string, thing: string];
  head?: string;
  number?: string;
  signer?: string;
  recipient?: string;
  /** What stands behind the recipient. */
  colon: string;
  attachments: string[];
  signature?: string;
  date?: string;
  note?: string;
  copies?: string;
  blocks: Block[];
};

/** A planted fault: its kind and its place. `either` is another block where it may be said as well. */
export type Fault = {
  planter: string;
  kind: FindingKind;
  /** Of what is missing as a whole. */
  reason?: FindingReason;
  /** Undefined is the form or the title. */
  block?: Block;
  either?: Block;
  /** The characters that are wrong, by their distance from the end: a number before them may be taken off. */
  fromEnd: number;
  untilEnd: number;
  text: string;
  /** The block as it was before, where putting the fault right gives it back. */
  right?: string;
};

/** A block's words without the signs of Markdown. */
export const plainOf = (text: string): string => text.replaceAll('`', '');

/** Where a block stands, as the command says it: the numbers of the headings above, then its own below the last one. */
export function placeIn(blocks: readonly Block[], sought: Block): string {
  const path: number[] = [];
  let behind = 0;
  for (const block of blocks) {
    if (block.kind === 'heading') {
      const level = block.level ?? 1;
      path.length = Math.max(path.length, level);
      path[level - 1] = (path[level - 1] ?? 0) + 1;
      path.length = level;
      behind = 0;
    } else behind += 1;
    if (block !== sought) continue;
    const section = path.filter((value) => value > 0).join('.');
    return [section === '' ? '' : `§${section}`, behind === 0 ? '' : `¶${behind}`]
      .filter((part) => part !== '')
      .join(' ');
  }
  return 'nowhere';
}

function printMarkdown(blocks: readonly Block[]): string[] {
  const lines: string[] = [];
  blocks.forEach((block, at) => {
    const { kind, level = 1, columns = 1, text } = block;
    const before = blocks[at - 1];
    const joins = before?.kind === kind && (kind === 'item' || kind === 'step' || kind === 'cell');
    if (!joins) lines.push('');
    if (kind === 'heading') lines.push(`${'#'.repeat(level + 1)} ${text}`);
    else if (kind === 'item') lines.push(`- ${text}`);
    else if (kind === 'quote') lines.push(`> ${text}`);
    else if (kind === 'code') lines.push('```', text, '```');
    else if (kind === 'cell') {
      const run = blocks.slice(0, at + 1);
      const column = run.slice(run.findLastIndex((each) => each.kind !== 'cell') + 1).length - 1;
      if (column % columns === 0) lines.push(`| ${text} |`);
      else lines.push(`${lines.pop() ?? ''} ${text} |`);
      if (column === columns - 1) lines.push(`|${' --- |'.repeat(columns)}`);
    } else lines.push(text);
  });
  return lines;
}

/** The file's text. */
export function printed(draft: Draft): string {
  const zh = draft.language === 'zh';
  const gap = draft.format === 'md' ? [''] : [];
  const line = (text: string | undefined): string[] => (text === undefined ? [] : [text, ...gap]);
  const [first, ...more] = draft.attachments;
  const label = zh ? '附件：' : more.length > 0 ? 'Attachments: ' : 'Attachment: ';
  return [
    ...line(draft.head),
    ...line(draft.number),
    ...line(draft.signer && `${zh ? '签发人：' : 'Signed for issue: '}${draft.signer}`),
    ...line(draft.format === 'md' ? `# ${draft.title}` : draft.title),
    ...line(draft.recipient && draft.recipient + draft.colon),
    ...(draft.format === 'md' ? printMarkdown(draft.blocks) : draft.blocks.map(({ text }) => text)),
    ...gap,
    ...(first === undefined ? [] : line([label + first, ...more].join(zh ? '\n' : '\n\n'))),
    ...line(draft.signature),
    ...line(draft.date),
    ...line(draft.note),
    ...line(draft.copies),
    '',
  ].join('\n');
}
