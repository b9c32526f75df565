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

/** The line of a quote. */
export function quoteLine({ kind = 'text', text = '' }: QuoteNode): Summary {
  const card = cards[kind];
  return card === undefined ? { text } : { card, text };
}
