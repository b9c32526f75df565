// Derives what kind of message a content is from its prefix (spec §3), and decides whether a content may carry a kind.
import type { ContentKind } from '../flags.ts';
import { parseMarkup } from './markup.ts';
import type { MarkupNode, QuoteNode } from './node.ts';

/** Kinds whose card may be followed by words about it. */
const captioned: ReadonlySet<MarkupNode['type']> = new Set(['image', 'video', 'file']);
const words: ReadonlySet<MarkupNode['type']> = new Set(['text', 'face', 'link']);

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
  if (first === undefined) return 'text';
  switch (first.type) {
    case 'text':
    case 'face':
    case 'quote':
      return 'text';
    case 'link':
      // A link within words is text; alone it is a link's card.
      return nodes.length === 1 ? 'link' : 'text';
    case 'file':
      return first.peer === true ? 'peerFile' : 'file';
    case 'sharedFile':
      return 'shareFile';
    default:
      return first.type;
  }
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
    return rest.length > 0 && rest.every((node) => words.has(node.type));
  }
  const [card, ...caption] = nodes;
  if (derived !== kind || card === undefined) return false;
  return caption.length === 0 || (captioned.has(card.type) && caption.every((node) => words.has(node.type)));
}
