// Names the file that draws an emoji, for the build that writes it and for the pages that show it.

/** Which drawings: the package and its version. It stands in each name, because a file is kept for ever under its name. */
const drawings = 'flat0126';

/** The character of an emoji as its drawing is filed: its code points without the sign that only asks for colours. */
export function emojiCode(emoji: string): string {
  return Array.from(emoji, (sign) => sign.codePointAt(0)?.toString(16) ?? '')
    .filter((code) => code !== 'fe0f')
    .join('-');
}

/** Where the drawing of an emoji is asked for, from the root of the pages, without a stroke before it. */
export function emojiFile(emoji: string): string {
  return `emoji/${emojiCode(emoji)}-${drawings}.svg`;
}
