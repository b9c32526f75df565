// Draws the quoted message inside a bubble, in one or two short lines.
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import type { JSX, ReactNode } from 'react';
import './Quote.css';
import { PersonName } from './PersonName.tsx';

/** Who said it and the beginning of what was said; a press jumps there. */
export function Quote(props: {
  readonly name: string;
  readonly text: ReactNode;
  readonly onJump?: () => void;
}): JSX.Element {
  return (
    <button type="button" className="tg-quote" onClick={props.onJump} disabled={props.onJump === undefined}>
      <b lang={textLanguage(props.name)}>
        <PersonName name={props.name} />
      </b>
      <span>{props.text}</span>
    </button>
  );
}
