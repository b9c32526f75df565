// Keeps what is typed between a shortcut and the field it opens, so that no letter lands in another one.

/** A hold on the keyboard. */
export type TypeAhead = {
  /** Ends the hold and gives what was typed meanwhile. */
  release(): string;
};

/**
 * From now on letters go nowhere but here. Keys with Ctrl, Alt or Meta, and what an input method composes, keep their
 * own way: they are commands, or need a field of their own.
 */
export function holdTyping(
  target: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
): TypeAhead {
  let typed = '';
  const keep = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    if (event.key === 'Backspace') typed = [...typed].slice(0, -1).join('');
    else if ([...event.key].length === 1) typed += event.key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  target.addEventListener('keydown', keep, { capture: true });
  return {
    release() {
      target.removeEventListener('keydown', keep, { capture: true });
      const given = typed;
      typed = '';
      return given;
    },
  };
}
