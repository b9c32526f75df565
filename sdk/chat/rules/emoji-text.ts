// Decides how named emojis look where only plain text fits: as the emoji that draws them.

/**
 * A text with every `[name]` of a known emoji replaced by its emoji; other brackets stay. Typing `[name]` sends the
 * emoji, so nothing that was meant as text is changed.
 */
export function emojisAsUnicode(text: string, emojiOf: (name: string) => string | undefined): string {
  return text.replace(/\[([^[\]]{1,16})\]/g, (written, name: string) => emojiOf(name) ?? written);
}
