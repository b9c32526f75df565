// A field for one day: typed in one order everywhere, or chosen from the browser's own calendar.
import { useRef, useState, type JSX } from 'react';
import { typedDay } from '#sdk/chat/rules/typed-day.ts';
import { IconButton } from '../../parts/IconButton.tsx';
import { useText } from '../../parts/text.ts';
import './DayField.css';

/**
 * `value` is an ISO day or empty; `onChange` gets the day that was understood, or nothing while it is none. The browser's
 * field for days is there for its calendar alone: the order in which it writes a day is the system's and not the page's.
 */
export function DayField(props: {
  readonly label: string;
  readonly value: string;
  readonly ahead?: boolean;
  readonly onChange: (day: string) => void;
}): JSX.Element {
  const t = useText();
  const { label, value, ahead = false, onChange } = props;
  const [now] = useState(() => Date.now());
  const calendar = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    // Chosen elsewhere: what was typed makes way. What was typed itself stays as it was typed.
    setKnown(value);
    if (value !== '' && typedDay(typed, now, ahead) !== value) setTyped(value);
  }
  const type = (text: string): void => {
    setTyped(text);
    const day = typedDay(text, now, ahead);
    if (day !== value) onChange(day);
  };
  return (
    <span className="tg-day" data-invalid={(typed.trim() !== '' && value === '') || undefined}>
      <input
        className="tg-day__text tg-number"
        value={typed}
        placeholder={t('acts.when.dayHint')}
        aria-label={label}
        aria-invalid={(typed.trim() !== '' && value === '') || undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={24}
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          if (value !== '') setTyped(value);
        }}
      />
      {typed === '' || ahead ? null : (
        <IconButton icon="close" size={16} label={t('words.clear')} onClick={() => type('')} />
      )}
      <IconButton
        icon="calendar"
        size={18}
        label={t('acts.when.calendar')}
        onClick={() => calendar.current?.showPicker()}
      />
      <input
        ref={calendar}
        className="tg-day__calendar"
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={value}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(event.target.value);
        }}
      />
    </span>
  );
}
