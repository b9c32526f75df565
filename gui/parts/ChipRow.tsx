// Draws a row of filters of which one holds.
import type { JSX } from 'react';
import { RadioRow, type RadioChoice } from './RadioRow.tsx';
import './ChipRow.css';

/** Filters over a list, as chips. */
export function ChipRow(props: {
  readonly label: string;
  readonly choices: readonly RadioChoice<string>[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}): JSX.Element {
  return <RadioRow {...props} className="tg-chip-row" choiceClassName="tg-chip tg-number" />;
}
