// Decides what a key does while something is offered over a field one writes in.
import type { KeyboardEvent } from 'react';

/** What is offered: the arrows move through it, Enter and Tab take, Esc closes. */
export type Offered = {
  readonly move: (steps: 1 | -1) => void;
  readonly take: () => void;
  readonly close: () => void;
};

/** Whether the key was for what is offered; it is not the field's then. Composing input and keys with others held are the field's. */
export function offeredTakes(event: KeyboardEvent, offered: Offered): boolean {
  const { key, shiftKey, ctrlKey, altKey, metaKey, nativeEvent, keyCode } = event;
  if (shiftKey || ctrlKey || altKey || metaKey || nativeEvent.isComposing || keyCode === 229) return false;
  if (key === 'ArrowDown') offered.move(1);
  else if (key === 'ArrowUp') offered.move(-1);
  else if (key === 'Enter' || key === 'Tab') offered.take();
  else if (key === 'Escape') offered.close();
  else return false;
  event.preventDefault();
  return true;
}
