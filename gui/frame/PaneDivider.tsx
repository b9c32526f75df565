// Draws the handle between list and main: dragged by pointer, moved by arrow keys, reset by a double click.
import { useRef, type JSX, type KeyboardEvent, type PointerEvent } from 'react';
import { useText } from '../parts/text.ts';
import { clampListWidth, listWidth, listWidthForKey } from './pane-size.ts';
import './PaneDivider.css';

/** `onChange` while it moves, `onDone` when a width is to be remembered. */
export function PaneDivider(props: {
  readonly width: number;
  readonly onChange: (width: number) => void;
  readonly onDone: (width: number) => void;
}): JSX.Element {
  const t = useText();
  const drag = useRef<{ readonly x: number; readonly width: number }>(undefined);
  const set = (width: number): void => {
    props.onChange(width);
    props.onDone(width);
  };
  const start = (event: PointerEvent<HTMLDivElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, width: props.width };
  };
  const move = (event: PointerEvent): void => {
    if (drag.current) props.onChange(clampListWidth(drag.current.width + event.clientX - drag.current.x));
  };
  const stop = (): void => {
    if (drag.current) props.onDone(props.width);
    drag.current = undefined;
  };
  const key = (event: KeyboardEvent): void => {
    const width = listWidthForKey(event.key, props.width);
    if (width === undefined) return;
    event.preventDefault();
    set(width);
  };
  return (
    <div
      className="tg-divider"
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('frame.listWidth')}
      aria-valuemin={listWidth.min}
      aria-valuemax={listWidth.max}
      aria-valuenow={props.width}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={stop}
      onPointerCancel={stop}
      onDoubleClick={() => set(listWidth.initial)}
      onKeyDown={key}
    />
  );
}
