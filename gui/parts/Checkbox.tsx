// Draws a check box with our own mark (an inline picture would need a data: address).
import type { JSX, ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import './Checkbox.css';

/** A controlled check box; the whole line is its target. */
export function Checkbox(props: {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
  readonly name?: string;
  readonly disabled?: boolean;
}): JSX.Element {
  return (
    <label className="tg-checkbox">
      <input
        type="checkbox"
        name={props.name}
        checked={props.checked}
        disabled={props.disabled}
        onChange={(event) => props.onChange(event.target.checked)}
      />
      <span className="tg-checkbox__box">
        <Icon name="check" size={14} />
      </span>
      <span>{props.children}</span>
    </label>
  );
}
