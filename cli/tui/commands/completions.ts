// Decides what is offered while somebody writes: emojis behind a colon, commands behind a slash; people come from the SDK; a large paste is asked about.
import { emojis, wordOfEmoji } from '#sdk/contract/emojis.ts';
import { findEmojis } from '#sdk/chat/rules/find-emojis.ts';
import { nativesBegun, type NativeEmoji } from '#sdk/chat/rules/native-emojis.ts';
import { emojiCode } from '#sdk/chat/rules/with-emoji.ts';
import type { Translator } from '#sdk/locales/index.ts';
import type { ActiveRow } from '../keys/key-map.ts';
import type { Paste } from '../text/paste.ts';
import type { CompletionToken } from '../text/completion-token.ts';

/** One thing offered: what is shown, and what choosing it does. */
export type Offer = { key: string; label: string; detail: string } & (
  | { type: 'text'; text: string }
  | { type: 'command'; id: ActiveRow['id'] }
  | { type: 'person'; index: number }
  | { type: 'paste'; text: string }
  | { type: 'leave' }
);

/** What may be done with a large paste: put it in, or leave the text as it is. */
export function offersForPaste({ text, lines, characters }: Paste, { t }: Translator): readonly Offer[] {
  return [
    {
      key: 'paste',
      type: 'paste',
      text,
      label: t('tui.paste.take'),
      detail: t('tui.paste.size', { lines, count: characters }),
    },
    { key: 'leave', type: 'leave', label: t('tui.paste.leave'), detail: '' },
  ];
}

/** How many are offered at once. */
export const maxOffers = 8;

/** Faces, those of `natives` last, and commands for a token; nothing for `@`, where the office is asked. */
export function offersFor(
  token: CompletionToken | undefined,
  keys: readonly ActiveRow[],
  isThere: (id: ActiveRow['id']) => boolean,
  { language, translateRef }: Translator,
  natives: readonly NativeEmoji[] = [],
): readonly Offer[] {
  if (token?.sign === ':')
    return [...findEmojis(emojis, token.query), ...nativesBegun(natives, token.query)]
      .slice(0, maxOffers)
      .map(({ name, emoji, english, pinyin }) => {
        // The Chinese name says nothing to an English reader: the word between colons is sent as the same emoji.
        const word = language === 'en' ? wordOfEmoji(name) : undefined;
        const code = word === undefined ? emojiCode({ name, emoji }) : `:${word}:`;
        const detail = name === emoji || language === 'en' ? english : pinyin;
        return { key: name, type: 'text', text: code, label: code, detail };
      });
  if (token?.sign !== '/') return [];
  const query = token.query.toLowerCase();
  return keys
    .filter(({ id, slash }) => slash?.startsWith(query) === true && isThere(id))
    .slice(0, maxOffers)
    .map(({ id, slash = '', text }) => ({
      key: slash,
      type: 'command',
      id,
      label: `/${slash}`,
      detail: translateRef({ key: text }),
    }));
}
