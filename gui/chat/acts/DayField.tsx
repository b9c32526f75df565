// A field for one day: typed in one order everywhere, or chosen from a calendar.
import { PopoverNext } from '@blueprintjs/core';
import { lazy, Suspense, useState, type JSX, type KeyboardEvent } from 'react';
import { typedDay } from '#sdk/chat/rules/typed-day.ts';
import { IconButton } from '../../parts/IconButton.tsx';
import { useText } from '../../parts/text.ts';
import './DayField.css';

const DayCalendar = lazy(async () => ({ default: (await import('./DayCalendar.tsx')).DayCalendar }));

/**
 * `value` is an ISO day or empty; `onChange` gets the day that was understood, or nothing while it is none. A day before
 * `min` or after `max` (ISO days) is none either, typed or chosen.
 */
export function DayField(props: {
  readonly label: string;
  readonly value: string;
  readonly ahead?: boolean;
  readonly min?: string;
  readonly max?: string;
  readonly onChange: (day: string) => void;
  /** Hears what stands in the field, also where it is no day. */
  readonly onTyped?: (text: string) => void;
}): JSX.Element {
  const t = useText();
  const { label, value, ahead = false, min = '', max = '', onChange } = props;
  const [now] = useState(() => Date.now());
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const understand = (text: string): string => {
    const day = typedDay(text, now, ahead);
    return (min !== '' && day < min) || (max !== '' && day > max) ? '' : day;
  };
  if (known !== value) {
    // Chosen elsewhere: what was typed makes way. What was typed itself stays as it was typed.
    setKnown(value);
    if (value !== '' && understand(typed) !== value) setTyped(value);
  }
  const type = (text: string): void => {
    setTyped(text);
    props.onTyped?.(text);
    const day = understand(text);
    if (day !== value) onChange(day);
  };
  const choose = (day: string): void => {
    setOpen(false);
    setTyped(day);
    props.onTyped?.(day);
    onChange(day);
  };
  return (
    <span className="tg-day-field" data-invalid={(typed.trim() !== '' && value === '') || undefined}>
      <input
        className="tg-day-field__text tg-number"
        value={typed}
        placeholder={t('acts.when.dayHint')}
        aria-label={label}
        aria-invalid={(typed.trim() !== '' && value === '') || undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={24}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || !event.altKey) return;
          event.preventDefault();
          setOpen(true);
        }}
        onBlur={() => {
          if (value !== '') setTyped(value);
        }}
      />
      {typed === '' || ahead ? null : (
        <IconButton icon="close" size={16} label={t('words.clear')} onClick={() => type('')} />
      )}
      <PopoverNext
        arrow={false}
        animation="minimal"
        placement={ahead ? 'bottom-start' : 'bottom-end'}
        // Flush with the field's frame, which the button stands a little within.
        middleware={{ offset: { mainAxis: 6, crossAxis: ahead ? 0 : 3 }, shift: { padding: 8 } }}
        isOpen={open}
        onInteraction={setOpen}
        autoFocus={false}
        shouldReturnFocusOnClose
        content={
          <div
            className="tg-day-field__calendar"
            role="dialog"
            aria-label={label}
            onKeyDown={(event) => leave(event, () => setOpen(false))}
          >
            <Suspense>
              <DayCalendar value={value} min={min} max={max} onChoose={choose} />
            </Suspense>
          </div>
        }
      >
        <IconButton
          icon="calendar"
          size={18}
          label={t('acts.when.calendar')}
          expanded={open}
          onClick={() => setOpen(!open)}
        />
      </PopoverNext>
    </span>
  );
}

/** Escape closes the calendar and not the dialog it was opened from. */
function leave(event: KeyboardEvent, close: () => void): void {
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  close();
}
