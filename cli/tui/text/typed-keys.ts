// What of a terminal's input event is text and what is a key, and which edit of a text field a key stands for.
import type { Key } from 'ink';
import { pasteLinesUnasked } from './paste.ts';
import type { Edit, Reach } from './text-input.ts';

/** The part of Ink's key that tells keys apart; absent flags are false. */
export type PressedKey = Partial<Omit<Key, 'eventType'>> & { readonly eventType?: Key['eventType'] };

/** One key or one piece of typed text. */
export type Typed = { readonly input: string; readonly key: PressedKey };

/** A control character that arrived inside a longer piece, as the key it would have been alone. */
function controlKey(character: string): Typed {
  const code = character.charCodeAt(0);
  if (code === 0x0d) return { input: '', key: { return: true } };
  if (code === 0x0a) return { input: '\n', key: {} };
  if (code === 0x09) return { input: '', key: { tab: true } };
  if (code === 0x08 || code === 0x7f) return { input: '', key: { backspace: true } };
  if (code === 0x1b) return { input: '', key: { escape: true } };
  return { input: String.fromCharCode(code + (code <= 26 ? 96 : 64)), key: { ctrl: true } };
}

/**
 * Splits an event into what was typed. A slow line, or somebody fast, delivers several keys in one piece: Enter is a
 * key wherever it stands in it, so that words typed right behind it do not keep the first message from being sent. Only
 * more lines than anybody types at once are a paste of a terminal that does not mark pastes: they stay text, to be
 * asked about. Releases of keys (kitty protocol) are nothing.
 */
export function typedKeys(input: string, key: PressedKey): Typed[] {
  if (key.eventType === 'release') return [];
  if (input.length < 2 || key.ctrl === true || key.meta === true) return [{ input, key }];
  const lines = input.replace(/\r\n/g, '\r').replace(/(?<![\r\n])[\r\n]+$/, '');
  if (lines.split(/[\r\n]/).length > pasteLinesUnasked) return [{ input: lines, key: {} }];
  const typed: Typed[] = [];
  for (const part of input.replace(/\r\n/g, '\r').split(/([\u0000-\u001f\u007f])/))
    if (part !== '')
      typed.push(/^[\u0000-\u001f\u007f]$/.test(part) ? controlKey(part) : { input: part, key: {} });
  return typed;
}

/** Esc, as it is pressed. */
export const escapeKey: Typed = { input: '', key: { escape: true } };

/**
 * What an event was, behind one that ended with an escape of which nobody knows yet what it begins (`isOpen`). Esc and
 * Alt+3 pressed at once arrive as `ESC ESC 3`, which Ink cuts into a doubled escape and a figure: that escape was Alt.
 * `isOpen` of the answer says that such an escape is open again; where nothing follows in the same piece it was Esc.
 */
export function escapedKeys(
  input: string,
  key: PressedKey,
  isOpen: boolean,
): { readonly typed: readonly Typed[]; readonly isOpen: boolean } {
  const before = isOpen ? [escapeKey] : [];
  if (key.escape === true && key.meta === true && key.eventType === undefined)
    return { typed: [...before, escapeKey], isOpen: true };
  const isText = input !== '' && key.meta !== true && key.ctrl !== true;
  if (!isOpen || !isText) return { typed: [...before, ...typedKeys(input, key)], isOpen: false };
  const [held = '', ...rest] = [...input];
  return {
    typed: [
      { input: held, key: { meta: true } },
      ...(rest.length === 0 ? [] : typedKeys(rest.join(''), key)),
    ],
    isOpen: false,
  };
}

/** What a key means to a text field. `submit` and `leave` are the owner's to do. */
export type FieldMeaning =
  | { readonly kind: 'edit'; readonly edit: Edit }
  | { readonly kind: 'newline' }
  | { readonly kind: 'submit' }
  | { readonly kind: 'vertical'; readonly by: -1 | 1 };

const asEdit = (edit: Edit): FieldMeaning => ({ kind: 'edit', edit });
const move = (to: Reach): FieldMeaning => asEdit({ kind: 'move', to });
const drop = (to: Reach): FieldMeaning => asEdit({ kind: 'delete', to });
const cut = (to: Reach): FieldMeaning => asEdit({ kind: 'kill', to });

/**
 * Ctrl with a letter. Ctrl+K, G, L, Q, C, O, R, S and Z belong to the program, so cutting to the end of the line is
 * Alt+K here and not Ctrl+K as in a shell.
 */
const withCtrl: Readonly<Record<string, FieldMeaning>> = {
  a: move('lineStart'),
  e: move('lineEnd'),
  b: move('charBack'),
  f: move('charForward'),
  h: drop('charBack'),
  d: drop('charForward'),
  w: cut('wordBack'),
  u: cut('lineStart'),
  y: asEdit({ kind: 'yank' }),
  t: asEdit({ kind: 'transpose' }),
  p: { kind: 'vertical', by: -1 },
  n: { kind: 'vertical', by: 1 },
  j: { kind: 'newline' },
  _: asEdit({ kind: 'undo' }),
};
const withAlt: Readonly<Record<string, FieldMeaning>> = {
  b: move('wordBack'),
  f: move('wordForward'),
  d: cut('wordForward'),
  k: cut('lineEnd'),
  y: asEdit({ kind: 'yankPop' }),
  '<': move('start'),
  '>': move('end'),
  _: asEdit({ kind: 'redo' }),
};

/** What a key does in a text field, or undefined where it is none of the field's keys. */
export function fieldMeaning({ input, key }: Typed): FieldMeaning | undefined {
  if (key.return === true)
    return key.meta === true || key.shift === true || key.ctrl === true
      ? { kind: 'newline' }
      : { kind: 'submit' };
  if (input === '\n') return { kind: 'newline' };
  const byWord = key.ctrl === true;
  if (key.meta === true && (key.upArrow === true || key.downArrow === true || key.leftArrow === true))
    return undefined;
  if (key.upArrow === true) return { kind: 'vertical', by: -1 };
  if (key.downArrow === true) return { kind: 'vertical', by: 1 };
  if (key.leftArrow === true) return move(byWord ? 'wordBack' : 'charBack');
  if (key.rightArrow === true)
    return key.meta === true ? undefined : move(byWord ? 'wordForward' : 'charForward');
  if (key.home === true) return move(byWord ? 'start' : 'lineStart');
  if (key.end === true) return move(byWord ? 'end' : 'lineEnd');
  if (key.backspace === true) return byWord || key.meta === true ? cut('wordBack') : drop('charBack');
  if (key.delete === true) return byWord || key.meta === true ? cut('wordForward') : drop('charForward');
  if (key.tab === true || key.escape === true || key.pageUp === true || key.pageDown === true)
    return undefined;
  if (key.ctrl === true) return withCtrl[input.toLowerCase()];
  if (key.meta === true) return withAlt[input.toLowerCase()];
  if (key.super === true || key.hyper === true || input === '') return undefined;
  return asEdit({ kind: 'type', text: input });
}
