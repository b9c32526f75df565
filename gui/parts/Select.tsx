// Draws a choice of many as the system's own list.
import type { JSX } from 'react';
import { Icon } from './Icon.tsx';
import './Select.css';

/** For more choices than segments have room for; `value` is one of them. */
export function Select(props: {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly disabled?: boolean;
  readonly onChoose: (value: string) => void;
}): JSX.Element {
  return (
    <span className="tg-select">
      <select
        aria-label={props.label}
        value={props.value}
        disabled={props.disabled ?? false}
        onChange={(event) => props.onChoose(event.currentTarget.value)}
      >
        {props.choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <Icon name="expand" size={16} />
    </span>
  );
}
