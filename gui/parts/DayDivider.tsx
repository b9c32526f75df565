// Draws the day between messages; a row of the list like any other.
import type { JSX } from 'react';
import './Divider.css';

/** `text` is the finished date. */
export function DayDivider({ text }: { readonly text: string }): JSX.Element {
  return (
    <div className="tg-day tg-number" role="separator" aria-label={text}>
      {text}
    </div>
  );
}
