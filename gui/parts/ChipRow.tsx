// Draws a row of filters of which one holds; arrows move and choose, as in a radio group.
import { useRef, type JSX, type KeyboardEvent } from 'react';
import './ChipRow.css';

/** One filter. */
export type ChipChoice = { readonly id: string; readonly label: string };

/** The row is one Tab stop; ← → Home End move within it. */
export function ChipRow(props: {
  readonly label: string;
  readonly choices: readonly ChipChoice[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}): JSX.Element {
  const row = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const at = props.choices.findIndex((choice) => choice.id === props.chosen);
    const last = props.choices.length - 1;
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last };
    const target = steps[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = target > last ? 0 : target < 0 ? last : target;
    const choice = props.choices[next];
    if (!choice) return;
    props.onChoose(choice.id);
    row.current?.querySelectorAll<HTMLElement>('[role=radio]')[next]?.focus();
  };
  return (
    <div ref={row} className="tg-chip-row" role="radiogroup" aria-label={props.label} onKeyDown={move}>
      {props.choices.map((choice) => (
        <button
          key={choice.id}
          type="button"
          role="radio"
          className="tg-chip tg-number"
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
