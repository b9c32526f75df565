// Draws the message that is answered, inside the bubble of the answer; a press or Enter leads to it.
import type { JSX } from 'react';
import { emojisAsUnicode } from '#sdk/chat/rules/emoji-text.ts';
import { emojiOf } from '#sdk/chat/emojis.ts';
import { quoteLine } from '#sdk/chat/rules/quote-line.ts';
import type { QuoteNode } from '#sdk/contract/markup/node.ts';
import { lineText } from '#sdk/locales/card-text.ts';
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
      text={<EmojiText text={emojisAsUnicode(lineText(translator, quoteLine(quote)), emojiOf)} />}
      onJump={() => props.onJump(quote.mid)}
    />
  );
}
