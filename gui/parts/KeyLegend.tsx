// Draws what a few keys do here, as the foot of a list that is driven by them.
import type { JSX } from 'react';
import { KeyHint } from './KeyHint.tsx';
import './KeyHint.css';

/** Pairs of a key as printed and the word for what it does; where there are no keys, nothing is drawn. */
export function KeyLegend(props: {
  readonly keys: readonly (readonly [key: string, word: string])[];
}): JSX.Element {
  return (
    <span className="tg-key-legend">
      {props.keys.map(([key, word]) => (
        <span key={key}>
          <KeyHint keys={key} /> {word}
        </span>
      ))}
    </span>
  );
}
