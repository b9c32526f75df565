// Takes a message's content apart for the faces: the quote it begins with, its card by kind, or its words.
import type { LocalMessage } from '../../api.ts';
import type { ContentKind } from '../../contract/flags.ts';
import { kindOfNodes, splitContent } from '../../contract/markup/content-kind.ts';
import type { CardNodes, MarkupNode } from '../../contract/markup/constructs.ts';
import type { QuoteNode } from '../../contract/markup/node.ts';

/** Every kind but words. */
export type CardKind = Exclude<ContentKind, 'text'>;

/** A card of a kind, with the words under it. A kind whose number has no construct does not compile here. */
export type CardContent<Kind extends CardKind = CardKind> = {
  [One in Kind]: {
    readonly kind: One;
    readonly card: CardNodes[One];
    readonly caption: readonly MarkupNode[];
  };
}[Kind];

/** Words with the quote before them. */
export type WordContent = {
  readonly kind: 'text';
  readonly quote?: QuoteNode;
  readonly nodes: readonly MarkupNode[];
};

/** A card with the words under it, or words with the quote before them. */
export type MessageContent = CardContent | WordContent;

/**
 * A card is one only where the message says the same kind as its content; anything else is words, whatever an older
 * or hostile sender made of it.
 */
export function contentOf({ kind, text }: Pick<LocalMessage, 'kind' | 'text'>): MessageContent {
  const { quote, nodes } = splitContent(text);
  if (quote !== undefined) return { kind: 'text', nodes, quote };
  const [card, ...caption] = nodes;
  if (card === undefined || kind === 'text' || kindOfNodes(nodes) !== kind) return { kind: 'text', nodes };
  // The table of constructs says which node begins which kind, so the two belong together.
  return { kind, card, caption } as CardContent;
}
