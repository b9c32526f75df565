// Lets a button act on a key only where the key went down on it as well.
import { useRef, type KeyboardEvent } from 'react';

/** Handlers for a Blueprint button. */
export type WholePress = {
  readonly onKeyDownCapture: (event: KeyboardEvent) => void;
  readonly onKeyUpCapture: (event: KeyboardEvent) => void;
  readonly onBlurCapture: () => void;
};

/**
 * Blueprint's buttons act when Enter or Space comes up, wherever it went down: a button that gets the focus while the
 * key which opened its page is still held would be pressed by nobody.
 */
export function useWholePress(): WholePress {
  const pressed = useRef<string>(undefined);
  return {
    onKeyDownCapture: ({ key }) => void (pressed.current = key),
    onKeyUpCapture: (event) => {
      if (pressed.current !== event.key) event.stopPropagation();
      pressed.current = undefined;
    },
    onBlurCapture: () => void (pressed.current = undefined),
  };
}
