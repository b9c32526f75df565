// Derives what kind of message a content is from its prefix (spec §3), and decides whether a content may carry a kind.
import type { ContentKind } from '../flags.ts';
import { constructOf, type MarkupNode } from './constructs.ts';
import { parseMarkup } from './markup.ts';
import type { QuoteNode } from './node.ts';

const isWords = (node: MarkupNode): boolean => node.type === 'text' || constructOf(node)?.inline === true;

/** A content taken apart: the message it answers, and the rest. */
export type Content = { readonly quote?: QuoteNode; readonly nodes: readonly MarkupNode[] };

/** Takes the quote off the front. A quote anywhere else is nobody's answer and stays where it is. */
export function splitContent(wire: string): Content {
  const nodes = parseMarkup(wire);
  const [first] = nodes;
  return first?.type === 'quote' ? { quote: first, nodes: nodes.slice(1) } : { nodes };
}

/** The kind of a content: that of the card it begins with; text where it begins with words, faces or a quote. */
export function contentKindOf(wire: string): ContentKind {
  return kindOfNodes(parseMarkup(wire));
}

/** Like {@link contentKindOf}, of a content that is parsed already. */
export function kindOfNodes(nodes: readonly MarkupNode[]): ContentKind {
  const [first] = nodes;
  const row = first === undefined ? undefined : constructOf(first);
  if (first === undefined || row === undefined) return 'text';
  // A link within words is text; alone it is a link's card.
  if (row.inline === true && nodes.length > 1) return 'text';
  return row.kindOf?.(first) ?? row.kinds[0] ?? 'text';
}

/**
 * Whether a content is a well-formed message of a kind: a card travels only with its own type and alone, but for the
 * words under a picture, film or file; text has no cards in it, and at most one quote, at its front.
 */
export function contentFits(kind: ContentKind, wire: string): boolean {
  const nodes = parseMarkup(wire);
  const derived = kindOfNodes(nodes);
  if (kind === 'text') {
    const rest = nodes[0]?.type === 'quote' ? nodes.slice(1) : nodes;
    return rest.length > 0 && rest.every(isWords);
  }
  const [card, ...caption] = nodes;
  if (derived !== kind || card === undefined) return false;
  return caption.length === 0 || (constructOf(card)?.captioned === true && caption.every(isWords));
}
