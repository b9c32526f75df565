// Draws the name of a person who was mentioned; warm when it means me.
import type { JSX } from 'react';
import './Mention.css';

/** `text` includes its @. */
export function Mention({ text, me }: { readonly text: string; readonly me?: boolean }): JSX.Element {
  return (
    <span className="tg-mention" data-me={me || undefined}>
      {text}
    </span>
  );
}
