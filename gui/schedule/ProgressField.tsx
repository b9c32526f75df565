// Moves the progress of a task: the office is told once the hand rests, not at every step on the way.
import { useEffect, useRef, useState, type JSX } from 'react';

/** How long the hand has to rest, in ms. */
const restMs = 400;

/** The slider. `onChange` gets where the hand came to rest, also where the task is left before. */
export function ProgressField(props: {
  readonly label: string;
  readonly value: number;
  readonly onChange: (progress: number) => Promise<unknown>;
}): JSX.Element {
  const { label, value } = props;
  /** Where the hand is; undefined where it has told what it chose. */
  const [moved, setMoved] = useState<number>();
  const tell = useRef<() => void>(undefined);
  const latest = useRef(props.onChange);
  useEffect(() => {
    latest.current = props.onChange;
  });
  useEffect(() => {
    if (moved === undefined) return undefined;
    tell.current = () => {
      tell.current = undefined;
      void latest.current(moved).finally(() => setMoved((now) => (now === moved ? undefined : now)));
    };
    const timer = setTimeout(() => tell.current?.(), restMs);
    return () => clearTimeout(timer);
  }, [moved]);
  useEffect(() => () => tell.current?.(), []);
  return (
    <input
      type="range"
      min={0}
      max={100}
      step={10}
      aria-label={label}
      value={moved ?? value}
      onChange={(event) => setMoved(Number(event.currentTarget.value))}
    />
  );
}
