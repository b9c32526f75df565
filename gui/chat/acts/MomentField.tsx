// A field for a moment to come: a day, and a time of day on this device's clock.
import { useRef, useState, type JSX } from 'react';
import { typedClock } from '#sdk/chat/rules/typed-day.ts';
import { DayField } from './DayField.tsx';
import { localInput } from './local-input.ts';
import '../../parts/Field.css';

/**
 * `value` is where it begins, epoch ms. `onChange` hears the moment; nothing for an empty field, and `NaN` for what is
 * no moment. A day alone is at `usual`, `08:00` or `24:00`, the end of that day.
 */
export function MomentField(props: {
  readonly label: string;
  readonly timeLabel: string;
  readonly value: number | undefined;
  readonly usual: string;
  readonly onChange: (time: number | undefined) => void;
}): JSX.Element {
  const [first] = useState(() => (props.value === undefined ? ['', ''] : localInput(props.value).split('T')));
  const [today] = useState(() => localInput(Date.now()).slice(0, 10));
  const [day, setDay] = useState(first[0] ?? '');
  const [typed, setTyped] = useState(first[1] ?? '');
  const clockOf = (text: string): string => (text.trim() === '' ? props.usual : typedClock(text));
  const words = useRef(first[0] ?? '');
  const tell = (nextDay: string, nextTyped: string): void => {
    const clock = clockOf(nextTyped);
    if (nextDay === '') return props.onChange(words.current.trim() === '' ? undefined : Number.NaN);
    props.onChange(clock === '' ? Number.NaN : momentOf(nextDay, clock));
  };
  return (
    <div className="tg-field">
      <span className="tg-field__label">{props.label}</span>
      <span className="tg-moment">
        <DayField
          ahead
          min={today}
          label={props.label}
          value={day}
          onTyped={(text) => {
            words.current = text;
            if (day === '') tell('', typed);
          }}
          onChange={(next) => {
            setDay(next);
            tell(next, typed);
          }}
        />
        <input
          className="tg-clock tg-number"
          value={typed}
          placeholder={props.usual}
          aria-label={props.timeLabel}
          aria-invalid={clockOf(typed) === '' || undefined}
          autoComplete="off"
          maxLength={8}
          onChange={(event) => {
            setTyped(event.target.value);
            tell(day, event.target.value);
          }}
          onBlur={() => {
            const clock = typedClock(typed);
            if (clock !== '') setTyped(clock);
          }}
        />
      </span>
    </div>
  );
}

/** A time of day on an ISO day; `24:00` is where the next day begins. */
export function momentOf(day: string, clock: string): number {
  const [year = '', month = '', date = ''] = day.split('-');
  const [hour = '', minute = ''] = clock.split(':');
  return new Date(Number(year), Number(month) - 1, Number(date), Number(hour), Number(minute)).getTime();
}
