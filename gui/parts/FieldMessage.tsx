// Draws the sentence under a field or form: an error with its sign, or a quiet hint.
import type { JSX, ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import './FieldMessage.css';

/** Errors are announced when they appear. */
export function FieldMessage(props: {
  readonly id?: string;
  readonly tone: 'error' | 'hint' | 'warn';
  readonly children: ReactNode;
}): JSX.Element {
  return (
    <p
      id={props.id}
      className="tg-field-message"
      data-tone={props.tone}
      role={props.tone === 'error' ? 'alert' : undefined}
    >
      {props.tone === 'hint' ? null : <Icon name={props.tone === 'error' ? 'info' : 'warning'} size={16} />}
      <span>{props.children}</span>
    </p>
  );
}
