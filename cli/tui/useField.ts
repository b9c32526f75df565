// A text field inside the client: keys that are commands here are run, all others are written, in the order they come.
import { useLayoutEffect } from 'react';
import { useDesk, useFocus } from './desk.ts';
import { useTextInput, type TextInputHandle, type TextInputOptions } from './text/useTextInput.ts';
import { runCommand } from './useKeys.ts';

/** The field; while `isActive` it has the keys of the whole client. `onKey` looks at a key before commands do. */
export function useField(options: TextInputOptions): TextInputHandle {
  const desk = useDesk();
  const focus = useFocus();
  const { isActive, onKey } = options;
  const { board } = desk;
  useLayoutEffect(() => (isActive ? board.takeKeys() : undefined), [board, isActive]);
  return useTextInput({
    ...options,
    onKey: (typed, field) => onKey?.(typed, field) === true || runCommand(desk, focus, typed),
  });
}
