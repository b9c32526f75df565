// Draws the floating pill that takes the reader to the first unread or the newest message.
import type { JSX } from 'react';
import { Icon } from './Icon.tsx';
import './JumpButton.css';

/** Points up to the first unread, down to the newest. Placed by its owner. */
export function JumpButton(props: {
  readonly direction: 'up' | 'down';
  readonly label: string;
  readonly onJump: () => void;
}): JSX.Element {
  return (
    <button type="button" className="tg-jump tg-number" onClick={props.onJump}>
      <Icon name={props.direction} size={16} />
      {props.label}
    </button>
  );
}
