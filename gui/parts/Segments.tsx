// Draws a choice of two or three as segments of one control.
import type { JSX } from 'react';
import { RadioRow, type RadioChoice } from './RadioRow.tsx';
import './Segments.css';

/** A setting with few values, all of them in sight. */
export function Segments<Id extends string>(props: {
  readonly label: string;
  readonly choices: readonly RadioChoice<Id>[];
  /** None while the choice does not count. */
  readonly chosen: Id | undefined;
  readonly onChoose: (id: Id) => void;
}): JSX.Element {
  return <RadioRow {...props} className="tg-segments" />;
}
