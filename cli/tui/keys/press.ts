// Gives every key press one name, whatever bytes the terminal sent: `enter`, `ctrl+k`, `alt+shift+down`, `G`.
import type { PressedKey } from '../text/typed-keys.ts';

/** Flags of Ink that stand for a key of their own, with our name. */
const named = [
  ['return', 'enter'],
  ['escape', 'esc'],
  ['tab', 'tab'],
  ['backspace', 'backspace'],
  ['delete', 'delete'],
  ['upArrow', 'up'],
  ['downArrow', 'down'],
  ['leftArrow', 'left'],
  ['rightArrow', 'right'],
  ['pageUp', 'pageup'],
  ['pageDown', 'pagedown'],
  ['home', 'home'],
  ['end', 'end'],
] as const satisfies readonly (readonly [keyof PressedKey, string])[];

/** The name of one key; undefined for what names nothing: F-keys, which arrive empty, and texts of several characters. */
export function pressOf(input: string, key: PressedKey): string | undefined {
  // Ctrl+J arrives as the bare newline it once was.
  if (input === '\n') return 'ctrl+j';
  const { ctrl = false, meta = false, shift = false } = key;
  const special = named.find(([flag]) => key[flag] === true)?.[1];
  // An escape is reported as if Alt were held; nothing follows from that.
  if (special !== undefined) return withModifiers(special, { ctrl, alt: meta && special !== 'esc', shift });
  if (input === '') return undefined;
  if (ctrl || meta)
    return withModifiers(input === ' ' ? 'space' : input.toLowerCase(), { ctrl, alt: meta, shift });
  if ([...input].length > 1) return undefined;
  return input === ' ' ? 'space' : input;
}

function withModifiers(name: string, held: { ctrl: boolean; alt: boolean; shift: boolean }): string {
  return [
    ...(held.ctrl ? ['ctrl'] : []),
    ...(held.alt ? ['alt'] : []),
    ...(held.shift ? ['shift'] : []),
    name,
  ].join('+');
}

const caps: Readonly<Record<string, string>> = {
  ctrl: 'Ctrl',
  alt: 'Alt',
  shift: 'Shift',
  enter: 'Enter',
  esc: 'Esc',
  tab: 'Tab',
  space: 'Space',
  backspace: 'Backspace',
  delete: 'Del',
  home: 'Home',
  end: 'End',
  pageup: 'PgUp',
  pagedown: 'PgDn',
};
const arrows: Readonly<Record<string, string>> = { up: '↑', down: '↓', left: '←', right: '→' };
const plainArrows: Readonly<Record<string, string>> = {
  up: 'Up',
  down: 'Down',
  left: 'Left',
  right: 'Right',
};

/** A key's name as it is written on keyboards: `Ctrl+K`, `Alt+↑`, `n`. */
export function capsOf(name: string, ascii = false): string {
  const parts = name.split('+').filter((part) => part !== '');
  if (name.endsWith('+')) parts.push('+');
  return parts
    .map(
      (part) =>
        caps[part] ?? (ascii ? plainArrows : arrows)[part] ?? (parts.length > 1 ? part.toUpperCase() : part),
    )
    .join('+');
}
