// Draws a line of text with the emojis in it, for messages and wherever one is told in short.
import { Fragment, type JSX, type ReactNode } from 'react';
import { emojis } from '#sdk/contract/emojis.ts';
import { emojiPiecesBy } from '#sdk/chat/rules/emoji-pieces.ts';
import { Breakable } from '../parts/Breakable.tsx';
import { Emoji } from './Emoji.tsx';

const emojiPieces = emojiPiecesBy(emojis);

/** Emojis that nobody has drawn are left to the system's font. */
export function EmojiText(props: {
  readonly text: string;
  /** Where it has more than one line: addresses in it break at their signs. */
  readonly lines?: true;
}): JSX.Element {
  const words = (text: string): ReactNode => (props.lines ? <Breakable text={text} /> : text);
  return (
    <>
      {emojiPieces(props.text).map(({ start, text, emoji }) => (
        <Fragment key={start}>{emoji === undefined ? words(text) : <Emoji name={emoji} />}</Fragment>
      ))}
    </>
  );
}
