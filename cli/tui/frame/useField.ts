// A text field inside the client: keys that are commands here are run, all others are written.
import { useLayoutEffect, useRef } from 'react';
import { useDesk, useFocus } from './desk.ts';
import { useTextInput, type TextInputHandle, type TextInputOptions } from '../text/useTextInput.ts';
import { runCommand } from '../keys/useKeys.ts';

/** The field; while `isActive` it has the keys of the whole client. `onKey` looks at a key before commands do. */
export function useField(options: TextInputOptions): TextInputHandle {
  const desk = useDesk();
  const focus = useFocus();
  const { isActive, onKey } = options;
  const { board } = desk;
  const handle = useTextInput({
    ...options,
    // Keys come through the board, one after the other: a key may move to another field before the next one.
    isActive: false,
    onKey: (typed, field) => onKey?.(typed, field) === true || runCommand(desk, focus, typed),
  });
  const latest = useRef(handle);
  useLayoutEffect(() => {
    latest.current = handle;
  });
  useLayoutEffect(() => {
    if (!isActive) return undefined;
    return board.takeKeys({
      press: (typed) => latest.current.press(typed),
      paste: (raw) => latest.current.paste(raw),
    });
  }, [board, isActive]);
  return handle;
}
