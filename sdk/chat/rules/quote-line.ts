// Decides what a quote shows of the message it answers: the label of its card, and its words.
import type { ContentKind } from '../../contract/flags.ts';
import type { QuoteNode } from '../../contract/markup/node.ts';
import type { CardName, Summary } from '../../contract/markup/summary.ts';

const cards: Readonly<Record<ContentKind, CardName | undefined>> = {
  text: undefined,
  link: undefined,
  file: 'file',
  peerFile: 'file',
  audio: 'audio',
  video: 'video',
  image: 'image',
  location: 'location',
  telephone: 'call',
  flash: 'flash',
  meeting: 'meeting',
  shareLink: 'shareLink',
  shareFile: 'sharedFile',
};

/** A quote in one line; `withdrawn` is worded instead of what was said. */
export type QuoteLine = Omit<Summary, 'card'> & { readonly card?: CardName | 'withdrawn' };

/** The line of a quote. */
export function quoteLine({ kind = 'text', text = '', withdrawn }: QuoteNode): QuoteLine {
  if (withdrawn === true) return { card: 'withdrawn', text: '' };
  const card = cards[kind];
  return card === undefined ? { text } : { card, text };
}
