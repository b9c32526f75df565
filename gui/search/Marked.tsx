// Draws a text with ranges of it marked.
import type { JSX } from 'react';
import { EmojiText } from '../chat/EmojiText.tsx';
import type { TextRange } from '#sdk/search/highlight.ts';

/** Ranges are in order and do not overlap. */
export function Marked(props: { readonly text: string; readonly ranges: readonly TextRange[] }): JSX.Element {
  const pieces: JSX.Element[] = [];
  let position = 0;
  for (const [start, end] of props.ranges) {
    if (start > position)
      pieces.push(
        <span key={position}>
          <EmojiText text={props.text.slice(position, start)} />
        </span>,
      );
    pieces.push(
      <mark key={`m${start}`}>
        <EmojiText text={props.text.slice(start, end)} />
      </mark>,
    );
    position = end;
  }
  pieces.push(
    <span key="rest">
      <EmojiText text={props.text.slice(position)} />
    </span>,
  );
  return <>{pieces}</>;
}
