// Draws choices of which one holds, side by side; one Tab stop, arrows move and choose, as the radio pattern asks.
import { useRef, type JSX, type KeyboardEvent } from 'react';

/** One choice. */
export type RadioChoice<Id extends string> = { readonly id: Id; readonly label: string };

/** ← → Home End move within the row and go round at its ends; the look comes from the two class names. */
export function RadioRow<Id extends string>(props: {
  readonly label: string;
  readonly choices: readonly RadioChoice<Id>[];
  readonly chosen: Id | undefined;
  readonly onChoose: (id: Id) => void;
  readonly className: string;
  readonly choiceClassName?: string;
}): JSX.Element {
  const { choices, chosen } = props;
  /** Without a choice the row is still one Tab stop: its first. */
  const stop = chosen ?? choices[0]?.id;
  const row = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const at = choices.findIndex((choice) => choice.id === stop);
    const last = choices.length - 1;
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last };
    const target = steps[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = target > last ? 0 : target < 0 ? last : target;
    const choice = choices[next];
    if (choice === undefined) return;
    props.onChoose(choice.id);
    row.current?.querySelectorAll<HTMLElement>('[role=radio]')[next]?.focus();
  };
  return (
    <div ref={row} className={props.className} role="radiogroup" aria-label={props.label} onKeyDown={move}>
      {choices.map((choice) => (
        <button
          key={choice.id}
          type="button"
          role="radio"
          className={props.choiceClassName}
          aria-checked={choice.id === chosen}
          tabIndex={choice.id === stop ? 0 : -1}
          onClick={() => props.onChoose(choice.id)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
