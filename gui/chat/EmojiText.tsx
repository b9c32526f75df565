// Draws a line of text with the emojis in it, for messages and wherever one is told in short.
import { Fragment, type JSX, type ReactNode } from 'react';
import { emojis } from '#sdk/chat/emojis.ts';
import { Breakable } from '../parts/Breakable.tsx';
import { Emoji } from './Emoji.tsx';

/** What some keyboards add to ask for colours, or leave out. */
const presentation = /\uFE0F/gu;
const names = new Map(emojis.map(({ name, emoji }) => [emoji.replaceAll(presentation, ''), name]));
/** None that is a part of a longer one: a joiner or a tone of skin makes another of it. */
const pattern = new RegExp(
  `((?<!\\u200D)(?:${[...names.keys()].join('|')})(?!\\p{Emoji_Modifier}|\\uFE0F?\\u200D)\\uFE0F?)`,
  'u',
);

/** Emojis that the office has no drawing of are left to the system's font. */
export function EmojiText(props: {
  readonly text: string;
  /** Where it has more than one line: addresses in it break at their signs. */
  readonly lines?: true;
}): JSX.Element {
  const words = (piece: string): ReactNode => (props.lines ? <Breakable text={piece} /> : piece);
  return (
    <>
      {props.text.split(pattern).map((piece, at) => {
        const name = at % 2 === 1 ? names.get(piece.replaceAll(presentation, '')) : undefined;
        return (
          // A text never changes the order of its pieces.
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={at}>{name === undefined ? words(piece) : <Emoji name={name} />}</Fragment>
        );
      })}
    </>
  );
}
