// Decides what a quote shows of the message it answers: the label of its card, and its words.
import { constructOfKind, type CardName } from '../../contract/markup/constructs.ts';
import type { QuoteNode } from '../../contract/markup/node.ts';
import type { Summary } from '../../contract/markup/summary.ts';

/** A quote in one line; `withdrawn` is worded instead of what was said. */
export type QuoteLine = Omit<Summary, 'card'> & { readonly card?: CardName | 'withdrawn' };

/** The line of a quote. */
export function quoteLine({ kind = 'text', text = '', withdrawn }: QuoteNode): QuoteLine {
  if (withdrawn === true) return { card: 'withdrawn', text: '' };
  const card = constructOfKind(kind)?.labels[0];
  return card === undefined ? { text } : { card, text };
}
