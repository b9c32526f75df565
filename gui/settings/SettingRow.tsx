// Draws one setting: its name and what it means on the left, its control on the right.
import type { JSX, ReactNode } from 'react';
import './Settings.css';

/** The control names itself for screen readers; the words here are for the eye. */
export function SettingRow(props: {
  /** By which an address leads to it. */
  readonly id?: string;
  readonly label: string;
  readonly hint?: string;
  /** It cannot be changed here; the hint says why. */
  readonly isUnavailable?: boolean;
  readonly children: ReactNode;
}): JSX.Element {
  return (
    <div
      id={props.id}
      className={props.isUnavailable === true ? 'tg-setting tg-setting--unavailable' : 'tg-setting'}
    >
      <div className="tg-setting__text">
        <span>{props.label}</span>
        {props.hint === undefined ? null : <small>{props.hint}</small>}
      </div>
      {props.children}
    </div>
  );
}
