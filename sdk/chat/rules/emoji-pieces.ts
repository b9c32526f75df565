// Takes a line of text apart where it holds emojis that have a drawing.

/** A piece of text, with the name of the emoji it is, and where it starts, in UTF-16 units. */
export type EmojiPiece = {
  readonly start: number;
  readonly text: string;
  readonly emoji: string | undefined;
};

/** What some keyboards add to ask for colours, or leave out. */
const presentation = /\uFE0F/gu;

/** The way to take texts apart by these emojis; what it answers is in order, without empty pieces, and together the text. */
export function emojiPiecesBy(
  emojis: readonly { readonly name: string; readonly emoji: string }[],
): (text: string) => readonly EmojiPiece[] {
  const names = new Map(emojis.map(({ name, emoji }) => [emoji.replaceAll(presentation, ''), name]));
  // None that is a part of a longer one: a joiner or a tone of skin makes another of it.
  const pattern = new RegExp(
    `((?<!\\u200D)(?:${[...names.keys()].join('|')})(?!\\p{Emoji_Modifier}|\\uFE0F?\\u200D)\\uFE0F?)`,
    'u',
  );
  return (text) => {
    let end = 0;
    return text
      .split(pattern)
      .filter((piece) => piece !== '')
      .map((piece) => {
        const start = end;
        end += piece.length;
        return { start, text: piece, emoji: names.get(piece.replaceAll(presentation, '')) };
      });
  };
}
