// Decides how a message is told in one line: what card it is, by name, and the words that belong to it.
import { readSystemNotice, systemNoticesId } from './system-notice.ts';
import { splitContent } from './content-kind.ts';
import { constructOf, type CardName, type MarkupNode } from './constructs.ts';
import { plainTextOf, wordsOf } from './readable.ts';

/** One line of a message: `card` is shown as a label before `text`. A flash message never has any text. */
export type Summary = {
  readonly card?: CardName;
  readonly text: string;
  /** The same in English, where the office wrote both (system notices). */
  readonly english?: string;
};

/** The line of a content. A quote is not told: what counts is the answer. `senderId` tells system notices apart. */
export function summarize(wire: string, senderId?: string): Summary {
  const notice = senderId === systemNoticesId ? readSystemNotice(wire) : undefined;
  if (notice !== undefined) {
    const english = notice.languages?.english;
    return { text: notice.text, ...(english === undefined ? {} : { english }) };
  }
  const { nodes } = splitContent(wire);
  const card = nodes[0] === undefined ? undefined : cardOf(nodes[0]);
  const text = wordsOf(nodes, plainTextOf);
  return card === undefined ? { text } : { card, text };
}

/** The card a node is; undefined for words and quotes. */
export function cardOf(node: MarkupNode): CardName | undefined {
  const row = constructOf(node);
  return row?.labelOf?.(node) ?? row?.labels[0];
}
