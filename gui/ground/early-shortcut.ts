// Keeps a shortcut that is pressed while the window opens, until there is somebody who can do it.
import { shortcutOf, shortcuts, type ShortcutKeys, type ShortcutName } from './shortcuts.ts';
import { holdTyping, type TypeAhead } from './type-ahead.ts';

/** The last shortcut, and the hold on what is typed after it where it opens a field. */
export type EarlyShortcut = { readonly name: ShortcutName; readonly typeAhead?: TypeAhead };

type Keyboard = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** Those that need no page. */
const everywhere = new Set(shortcuts.filter(({ place }) => place === 'everywhere').map(({ name }) => name));

let take: (() => EarlyShortcut | undefined) | undefined;

/**
 * Listens from now on until `takeEarly`. Of several the last one counts, as it would if each had been done.
 * @param keys those in force, asked at each press: what the person chose may be known later
 */
export function keepEarly(keyboard: Keyboard, keys: () => ShortcutKeys): void {
  let kept: EarlyShortcut | undefined;
  const press = (event: KeyboardEvent): void => {
    const name = shortcutOf(event, keys());
    if (event.defaultPrevented || name === undefined || !everywhere.has(name)) return;
    event.preventDefault();
    kept?.typeAhead?.release();
    kept = name === 'search' ? { name, typeAhead: holdTyping(keyboard) } : { name };
  };
  keyboard.addEventListener('keydown', press);
  take = () => {
    keyboard.removeEventListener('keydown', press);
    take = undefined;
    return kept;
  };
}

/** What was pressed until now, once; from here on whoever asks listens. */
export function takeEarly(): EarlyShortcut | undefined {
  return take?.();
}

/** For a page where nothing can be done: what was pressed until now is forgotten, and what is typed goes its own way. */
export function dropEarly(): void {
  takeEarly()?.typeAhead?.release();
}
