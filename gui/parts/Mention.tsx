// Draws the name of a person who was mentioned; warm when it means me. It leads to their card where there is one.
import type { JSX } from 'react';
import './Mention.css';

/** `text` includes its @. */
export function Mention(props: {
  readonly text: string;
  readonly me?: boolean;
  readonly onOpen?: (() => void) | undefined;
}): JSX.Element {
  const { text, me, onOpen } = props;
  const shared = { className: 'tg-mention', 'data-me': me || undefined, children: text };
  return onOpen === undefined ? <span {...shared} /> : <button type="button" {...shared} onClick={onOpen} />;
}
