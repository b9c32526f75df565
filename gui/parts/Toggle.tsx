// Draws a switch that takes effect at once.
import { Switch } from '@blueprintjs/core';
import type { JSX } from 'react';
import './Toggle.css';

/** The words beside it are drawn by the owner; `label` is for ears. */
export function Toggle(props: {
  readonly label: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}): JSX.Element {
  return (
    <Switch
      className="tg-toggle"
      aria-label={props.label}
      checked={props.checked}
      disabled={props.disabled ?? false}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
    />
  );
}
