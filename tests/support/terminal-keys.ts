// What a terminal sends for a key, by the name people call it.

const named: Readonly<Record<string, string>> = {
  Enter: '\r',
  Tab: '\t',
  'Shift+Tab': '\u001b[Z',
  Escape: '\u001b',
  Backspace: '\u007f',
  Delete: '\u001b[3~',
  Space: ' ',
  Up: '\u001b[A',
  Down: '\u001b[B',
  Right: '\u001b[C',
  Left: '\u001b[D',
  Home: '\u001b[H',
  End: '\u001b[F',
  PageUp: '\u001b[5~',
  PageDown: '\u001b[6~',
  'Shift+Enter': '\u001b[13;2u',
};
const arrows: Readonly<Record<string, string>> = {
  Up: 'A',
  Down: 'B',
  Right: 'C',
  Left: 'D',
  Home: 'H',
  End: 'F',
};

/**
 * The bytes of a key such as `Enter`, `Ctrl+K`, `Alt+1`, `Alt+Shift+Down` or `你`. A modified letter is sent the old
 * way, without the kitty protocol.
 */
export function keyBytes(name: string): string {
  const plain = named[name];
  if (plain !== undefined) return plain;
  const parts = name.length > 1 ? name.split('+') : [name];
  const key = name.endsWith('++') ? '+' : (parts.at(-1) ?? '');
  const has = (modifier: string): boolean => parts.slice(0, -1).includes(modifier);
  const arrow = arrows[key];
  if (arrow !== undefined)
    return `\u001b[1;${1 + (has('Shift') ? 1 : 0) + (has('Alt') ? 2 : 0) + (has('Ctrl') ? 4 : 0)}${arrow}`;
  // Letters are named as on keyboards; without Shift the small one is sent.
  const letter = parts.length > 1 && !has('Shift') ? key.toLowerCase() : key;
  const base = named[key] ?? letter;
  const controlled =
    has('Ctrl') && base.length === 1 ? String.fromCharCode(base.toUpperCase().charCodeAt(0) & 0x1f) : base;
  return has('Alt') ? `\u001b${controlled}` : controlled;
}

/** Text as a terminal delivers a paste once a program has asked for marks around it. */
export function pasteBytes(text: string): string {
  return `\u001b[200~${text.replaceAll('\n', '\r')}\u001b[201~`;
}
