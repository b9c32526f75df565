// Takes a quote's words out of a content: all of the quote for a line about the answer, or what a withdrawn message said.
import { splitContent } from './content-kind.ts';
import { printMarkup } from './markup.ts';
import type { QuoteNode } from './node.ts';

const opener = 'quoteMsg(';

/** The answer alone. A content without a quote is given back as it came. */
export function withoutQuote(wire: string): string {
  if (!wire.startsWith(opener)) return wire;
  const { quote, nodes } = splitContent(wire);
  return quote === undefined ? wire : printMarkup(nodes);
}

/**
 * The content after the message it quotes was withdrawn: who was answered and when stays, what was said does not,
 * nor what kind of thing it was. The office and every device write the same, so that they agree to the letter.
 */
export function withoutExcerpt(wire: string): string {
  if (!wire.startsWith(opener)) return wire;
  const { quote, nodes } = splitContent(wire);
  if (quote === undefined) return wire;
  const { mid, senderId, senderName, time } = quote;
  const left: QuoteNode = {
    type: 'quote',
    mid,
    ...(senderId !== undefined && { senderId }),
    ...(senderName !== undefined && { senderName }),
    ...(time !== undefined && { time }),
    withdrawn: true,
  };
  return printMarkup([left, ...nodes]);
}
