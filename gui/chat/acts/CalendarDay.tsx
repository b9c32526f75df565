// Draws a day of a calendar: its number to be seen, its whole name to be heard.
import type { JSX } from 'react';
import { longDay } from '#sdk/locales/day-names.ts';
import { useTranslator } from '../../parts/text.ts';

/** What stands in the button of a day. */
export function CalendarDay({ date }: { readonly date: Date }): JSX.Element {
  const translator = useTranslator();
  return (
    <>
      <span aria-hidden="true">{date.getDate()}</span>
      <span className="rdp-vhidden">{longDay(translator, date.getTime())}</span>
    </>
  );
}
