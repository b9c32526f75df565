// Draws the edge of the composer that is dragged up and down; arrow keys do the same.
import { useRef, type JSX, type KeyboardEvent, type PointerEvent } from 'react';
import { composerHeight } from '#sdk/chat/rules/composer-height.ts';
import { useText } from '../parts/text.ts';
import './ComposerHandleBar.css';

/** A double click or Enter goes back to the usual height. */
export function ComposerHandleBar(props: {
  readonly height: number;
  readonly onChange: (height: number) => void;
  readonly onDone: (height: number) => void;
}): JSX.Element {
  const t = useText();
  const drag = useRef<{ readonly y: number; readonly height: number }>(undefined);
  const move = (event: PointerEvent): void => {
    if (drag.current) props.onChange(drag.current.height + drag.current.y - event.clientY);
  };
  const stop = (): void => {
    if (drag.current) props.onDone(props.height);
    drag.current = undefined;
  };
  const press = (event: KeyboardEvent): void => {
    const steps: Record<string, number> = {
      ArrowUp: props.height + composerHeight.step,
      ArrowDown: props.height - composerHeight.step,
      Home: composerHeight.min,
      Enter: composerHeight.initial,
    };
    const height = steps[event.key];
    if (height === undefined) return;
    event.preventDefault();
    props.onDone(height);
  };
  return (
    <div
      className="tg-composer-edge"
      role="separator"
      tabIndex={0}
      aria-orientation="horizontal"
      aria-label={t('chat.composer.height')}
      aria-valuemin={composerHeight.min}
      aria-valuemax={Math.round(window.innerHeight * composerHeight.maxOfWindow)}
      aria-valuenow={props.height}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { y: event.clientY, height: props.height };
      }}
      onPointerMove={move}
      onPointerUp={stop}
      onPointerCancel={stop}
      onDoubleClick={() => props.onDone(composerHeight.initial)}
      onKeyDown={press}
    />
  );
}
