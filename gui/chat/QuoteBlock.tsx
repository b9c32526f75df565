// Draws the message that is answered, inside the bubble of the answer; a press or Enter leads to it.
import type { JSX } from 'react';
import { quoteLine } from '#sdk/chat/rules/quote-line.ts';
import type { QuoteNode } from '#sdk/contract/markup/node.ts';
import { lineText } from '#sdk/locales/card-text.ts';
import { asCharacter } from '#sdk/locales/emoji-text.ts';
import { Quote } from '../parts/Quote.tsx';
import { useTranslator } from '../parts/text.ts';
import { EmojiText } from './EmojiText.tsx';

/** A quoted picture or file is told by its label. */
export function QuoteBlock(props: {
  readonly quote: QuoteNode;
  readonly onJump: (mid: number) => void;
}): JSX.Element {
  const translator = useTranslator();
  const { quote } = props;
  return (
    <Quote
      name={quote.senderName ?? ''}
      text={<EmojiText text={lineText(translator, quoteLine(quote), asCharacter)} />}
      onJump={() => props.onJump(quote.mid)}
    />
  );
}
