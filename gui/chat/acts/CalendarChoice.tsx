// Draws the choice of a month or a year over a calendar as the app's other choices.
import type { JSX, SelectHTMLAttributes } from 'react';
import { Icon } from '../../parts/Icon.tsx';
import '../../parts/Select.css';

/** What the calendar hands over; `children` are its options. */
type CalendarChoiceProps = Pick<
  SelectHTMLAttributes<HTMLSelectElement>,
  'aria-label' | 'children' | 'name' | 'onChange'
> & { readonly value?: string | number };

/** The system's own list, so that forty years open where there is room for them. */
export function CalendarChoice(props: CalendarChoiceProps): JSX.Element {
  return (
    <span className="tg-select">
      <select
        aria-label={props['aria-label']}
        name={props.name}
        value={props.value}
        onChange={props.onChange}
      >
        {props.children}
      </select>
      <Icon name="expand" size={16} />
    </span>
  );
}
