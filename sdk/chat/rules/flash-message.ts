// Decides what a flash message is on the wire and in the store: its text travels only to the office and back, once.
import { contentType } from '../../contract/flags.ts';
import { splitContent } from '../../contract/markup/content-kind.ts';
import { printMarkup } from '../../contract/markup/markup.ts';
import type { FlashNode } from '../../contract/markup/node.ts';

/** What stands for a flash message wherever it is written down. */
export const flashPlaceholder = printMarkup([{ type: 'flash', readers: [] }]);

/** The text of a flash message as the office takes it; it is never stored like this. */
export function flashWire(text: string): string {
  return printMarkup([{ type: 'flash', readers: [], text }]);
}

/** The flash message of a content, if it is one. */
export function flashOf(wire: string): FlashNode | undefined {
  const { nodes } = splitContent(wire);
  return nodes.length === 1 && nodes[0]?.type === 'flash' ? nodes[0] : undefined;
}

/** A stored flash message after somebody has read it; other messages, and a reader who is known, change nothing. */
export function withReader<Row extends { contentType: number; text: string }>(
  row: Row,
  personId: string,
): Row | undefined {
  const node = row.contentType === contentType.flash ? flashOf(row.text) : undefined;
  if (node === undefined || node.readers.includes(personId)) return undefined;
  return { ...row, text: printMarkup([{ ...node, readers: [...node.readers, personId] }]) };
}

/** A flash message without its words, which servers of old send along: they are kept nowhere. Other contents as they are. */
export function withoutFlashText(wire: string): string {
  // Nearly every text is something else, and need not be read for this.
  if (!wire.includes('flashMsg(')) return wire;
  const node = flashOf(wire);
  if (node?.text === undefined) return wire;
  const { text: _, ...covered } = node;
  return printMarkup([covered]);
}
