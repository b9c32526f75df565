// Decides whether a text may be sent, and what it looks like on the wire (spec §5, §9).
import { escapeBeforeMarkup, escapeMarkup } from '../../contract/markup/markup.ts';
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

/**
 * Checks what a person typed and builds its wire text. Typed markup is escaped, so that it cannot pose as a card;
 * with `raw` (bots that compose markup themselves) it is taken as it is. Content is never cut to fit.
 */
export function composeText(
  typed: string,
  options: {
    raw?: boolean;
    emojis?: (name: string) => boolean;
    /** The emoji that an English word between colons means. */
    codes?: ((word: string) => string | undefined) | undefined;
  } = {},
): TextVerdict {
  const text = typed.replaceAll('\r\n', '\n');
  if (text.trim() === '') return { ok: false, code: 'blankMessage' };
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

/** Typed `[微笑]` and `:smile:` become the emoji they name; everything else is escaped text. */
function emojisAsMarkup(
  text: string,
  isEmoji: ((name: string) => boolean) | undefined,
  codes: (word: string) => string | undefined = () => undefined,
): string {
  if (isEmoji === undefined) return escapeMarkup(text);
  let wire = '';
  let position = 0;
  for (const match of text.matchAll(/\[([^[\]()\\\s]{1,16})\]|(?<![\w:/]):([a-z][a-z_-]{1,24}):(?!\w)/gi)) {
    const name = match[1] ?? codes(match[2] ?? '') ?? '';
    if (!isEmoji(name)) continue;
    wire += escapeBeforeMarkup(text.slice(position, match.index)) + `face[${name}]`;
    position = match.index + match[0].length;
  }
  return wire + escapeMarkup(text.slice(position));
}
