// Draws the name of a person who was mentioned; warm when it means me. It leads to their card where there is one.
import type { JSX } from 'react';
import './Mention.css';

/** `text` includes its @. */
export function Mention(props: {
  readonly text: string;
  readonly me?: boolean;
  readonly onOpen?: (() => void) | undefined;
}): JSX.Element {
  const { text, onOpen } = props;
  const me = props.me || undefined;
  return onOpen === undefined ? (
    <span className="tg-mention" data-me={me}>
      {text}
    </span>
  ) : (
    <button type="button" className="tg-mention" data-me={me} onClick={onOpen}>
      {text}
    </button>
  );
}
