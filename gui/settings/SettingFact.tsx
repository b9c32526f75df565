// Draws something that is only read: its name on the left, what it is on the right.
import type { JSX } from 'react';
import './Settings.css';

/** Long values wrap; numbers stand under each other. */
export function SettingFact(props: { readonly label: string; readonly value: string }): JSX.Element {
  return (
    <div className="tg-setting tg-setting--fact">
      <dt>{props.label}</dt>
      <dd className="tg-number">{props.value}</dd>
    </div>
  );
}
