// Decides whether a text may be sent, and what it looks like on the wire (spec §5, §9).
import { isBlank } from '../../contract/shown-name.ts';
import { escapeBeforeMarkup, escapeMarkup } from '../../contract/markup/markup.ts';
import { keptAsTyped } from './kept-as-typed.ts';
import { wordBetweenColons } from './named-emoji.ts';
import { constantTable } from '#variants/constants.ts';

/** Why a text cannot be sent. */
export type TextVerdict =
  | { ok: true; wire: string }
  | { ok: false; code: 'blankMessage' }
  | { ok: false; code: 'characterLimit'; count: number; limit: number };

/** Longest text, in code points, counted before escaping (spec §5), and longest stored content (spec §9). */
export const textLimits = {
  codePoints: constantTable.messageTextMax.value,
  stored: constantTable.localContentMax.value,
} as const;

export { isBlank } from '../../contract/shown-name.ts';

/**
 * Checks what a person typed and builds its wire text. Typed markup is escaped, so that it cannot pose as a card;
 * with `raw` (bots that compose markup themselves) it is taken as it is. Content is never cut to fit.
 */
export function composeText(
  typed: string,
  options: {
    raw?: boolean;
    emojis?: (name: string) => boolean;
    /** The emoji that an English word between colons means: its name, or its character where that is all it has. */
    codes?: ((word: string) => string | undefined) | undefined;
  } = {},
): TextVerdict {
  const text = typed.replaceAll('\r\n', '\n');
  if (isBlank(text)) return { ok: false, code: 'blankMessage' };
  const count = codePointCount(text);
  if (count > textLimits.codePoints)
    return { ok: false, code: 'characterLimit', count, limit: textLimits.codePoints };
  const wire = options.raw ? text : emojisAsMarkup(text, options.emojis, options.codes);
  if (wire.length > textLimits.stored)
    return { ok: false, code: 'characterLimit', count: wire.length, limit: textLimits.stored };
  return { ok: true, wire };
}

/**
 * Whether what is pasted belongs into a file: nobody shortens that much to what a message holds, and a field that is
 * to show it stands still meanwhile.
 */
export const isPastedAsFile = (text: string): boolean => text.length > textLimits.codePoints * 4;

/** Number of code points, as the limit of spec §5 counts. */
export function codePointCount(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

const inBrackets = /\[([^[\]()\\\s]{1,16})\]/;
const emojiWord = new RegExp(`${inBrackets.source}|${wordBetweenColons.source}`, 'gi');

/** Typed `[微笑]` and `:smile:` become the emoji they name, but for those in code and in addresses; everything else is escaped text. */
function emojisAsMarkup(
  text: string,
  isEmoji: ((name: string) => boolean) | undefined,
  codes: (word: string) => string | undefined = () => undefined,
): string {
  if (isEmoji === undefined) return escapeMarkup(text);
  const isKept = keptAsTyped(text);
  let wire = '';
  let position = 0;
  let plain = '';
  for (const match of text.matchAll(emojiWord)) {
    const [whole, bracketed, word = ''] = match;
    const name = bracketed ?? codes(word);
    if (name === undefined || isKept(match.index)) continue;
    const isNamed = isEmoji(name);
    if (!isNamed && bracketed !== undefined) continue;
    plain += text.slice(position, match.index);
    position = match.index + whole.length;
    if (isNamed) {
      wire += escapeBeforeMarkup(plain) + `face[${name}]`;
      plain = '';
    } else plain += name;
  }
  return wire + escapeMarkup(plain + text.slice(position));
}
