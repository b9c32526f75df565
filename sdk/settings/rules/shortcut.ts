// Decides which key combinations may be shortcuts (spec §5): not empty, no single letter, no bare modifier, no conflict.

/** A key press, as far as shortcuts look at it; names of keys as browsers give them. */
export type KeyPress = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
};

/** Why keys cannot be a shortcut. `conflict` names the shortcut that has them. */
export type ShortcutProblem =
  | { readonly kind: 'empty' | 'singleLetter' | 'onlyModifiers' | 'invalid' | 'browser' }
  | { readonly kind: 'conflict'; readonly with: string };

const modifiers = ['Ctrl', 'Alt', 'Shift'] as const;
const modifierKeys = new Set(['Control', 'Meta', 'Alt', 'AltGraph', 'Shift', 'CapsLock', 'Fn', 'OS']);

/** Keys that may stand alone: they type nothing and move nothing. */
const freeKeys = /^(?:F(?:[1-9]|1[0-2])|Escape|Insert|Pause)$/;
/** Keys with a name, which need a modifier because by themselves they write, move or press. */
const namedKeys =
  /^(?:Arrow(?:Up|Down|Left|Right)|Page(?:Up|Down)|Home|End|Delete|Backspace|Enter|Tab|Space)$/;
/** What every browser keeps for itself, so that a page never hears of it. */
const browserKeys = new Set([
  'Ctrl+N',
  'Ctrl+T',
  'Ctrl+W',
  'Ctrl+Shift+N',
  'Ctrl+Shift+T',
  'Ctrl+Shift+W',
  'Ctrl+Tab',
  'Ctrl+Shift+Tab',
  'Alt+F4',
  'F5',
  'Ctrl+R',
  'F11',
  'F12',
]);
/** What text fields need: taking these away would break writing. */
const writingKeys = new Set([
  'Ctrl+A',
  'Ctrl+C',
  'Ctrl+V',
  'Ctrl+X',
  'Ctrl+Z',
  'Ctrl+Y',
  'Ctrl+Enter',
  'Shift+Enter',
  'Shift+Tab',
  'Shift+Home',
  'Shift+End',
  'Shift+ArrowLeft',
  'Shift+ArrowRight',
  'Shift+ArrowUp',
  'Shift+ArrowDown',
]);

/**
 * The keys of a press as they are written: `Ctrl+Shift+L`. Cmd stands for Ctrl. A modifier pressed by itself gives
 * the modifiers that are held.
 */
export function keysOfPress(press: KeyPress): string {
  const held = [press.ctrlKey || press.metaKey, press.altKey, press.shiftKey];
  const written: string[] = modifiers.filter((_, at) => held[at]);
  if (!modifierKeys.has(press.key))
    written.push(press.key === ' ' ? 'Space' : press.key.length === 1 ? press.key.toUpperCase() : press.key);
  return written.join('+');
}

/** The parts of written keys; a plus at the end is the plus key. */
export function keyParts(keys: string): readonly string[] {
  return keys.endsWith('++')
    ? [...keys.slice(0, -2).split('+'), '+']
    : keys === '+'
      ? ['+']
      : keys.split('+');
}

/**
 * Why `keys` cannot be the shortcut `name`, or undefined when they can.
 * @param taken the keys of all shortcuts by name, as they are in force
 */
export function shortcutProblem(
  name: string,
  keys: string,
  taken: Readonly<Record<string, string>>,
): ShortcutProblem | undefined {
  if (keys.trim() === '') return { kind: 'empty' };
  const parts = keyParts(keys);
  const held = parts.slice(0, -1);
  const key = parts.at(-1) ?? '';
  const isModifier = (part: string): boolean => (modifiers as readonly string[]).includes(part);
  if (parts.every(isModifier)) return { kind: 'onlyModifiers' };
  if (isModifier(key) || !held.every(isModifier) || new Set(held).size !== held.length)
    return { kind: 'invalid' };
  const commands = held.includes('Ctrl') || held.includes('Alt');
  const isCharacter = [...key].length === 1;
  // Shift and a letter write a letter.
  if (isCharacter && !commands) return { kind: 'singleLetter' };
  const isKnown = isCharacter || freeKeys.test(key) || (namedKeys.test(key) && held.length > 0);
  if (!isKnown || writingKeys.has(keys)) return { kind: 'invalid' };
  if (browserKeys.has(keys)) return { kind: 'browser' };
  const other = Object.entries(taken).find(([known, has]) => known !== name && has === keys)?.[0];
  return other === undefined ? undefined : { kind: 'conflict', with: other };
}

/**
 * The keys in force: the usual ones, and over them what was chosen. A choice that cannot be, or that meets the usual
 * keys of a later version, gives way: nothing stored can make two shortcuts of one.
 */
export function keysInForce(
  usual: Readonly<Record<string, string>>,
  chosen: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  const result: Record<string, string> = { ...usual };
  for (const [name, keys] of Object.entries(chosen)) {
    if (!Object.hasOwn(usual, name) || typeof keys !== 'string') continue;
    // Against the other choices as well as the usual keys, those of choices still to come left out.
    const others = Object.fromEntries(
      Object.entries(result).filter(
        ([known]) => known === name || chosen[known] === undefined || result[known] !== usual[known],
      ),
    );
    if (shortcutProblem(name, keys, others) === undefined) result[name] = keys;
  }
  return withoutDoubles(result, usual);
}

/** Two that met after all (a choice that gave way fell back on keys another one had taken): the usual ones win. */
function withoutDoubles(
  keys: Readonly<Record<string, string>>,
  usual: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return new Set(Object.values(keys)).size === Object.keys(keys).length ? keys : usual;
}
