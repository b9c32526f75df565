// Decides what a text is after a piece was put where the caret or the selection stood.

/** The new text, and the caret behind the piece. */
export function insertAt(
  text: string,
  piece: string,
  start: number,
  end: number,
): { text: string; caret: number } {
  return { text: text.slice(0, start) + piece + text.slice(end), caret: start + piece.length };
}
