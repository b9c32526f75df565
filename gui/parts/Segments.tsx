// Draws a choice of two or three as segments of one control; arrows move and choose.
import type { JSX } from 'react';
import { useRef, type KeyboardEvent } from 'react';
import './Segments.css';

/** One Tab stop, like a radio group, which it is. */
export function Segments<Id extends string>(props: {
  readonly label: string;
  readonly choices: readonly { readonly id: Id; readonly label: string }[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
}): JSX.Element {
  const row = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const at = props.choices.findIndex((choice) => choice.id === props.chosen);
    const next = (at + step + props.choices.length) % props.choices.length;
    const choice = props.choices[next];
    if (choice === undefined) return;
    props.onChoose(choice.id);
    row.current?.querySelectorAll<HTMLElement>('[role=radio]')[next]?.focus();
  };
  return (
    <div ref={row} className="tg-segments" role="radiogroup" aria-label={props.label} onKeyDown={move}>
      {props.choices.map((choice) => (
        <button
          key={choice.id}
          type="button"
          role="radio"
          aria-checked={choice.id === props.chosen}
          tabIndex={choice.id === props.chosen ? 0 : -1}
          onClick={() => props.onChoose(choice.id)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
