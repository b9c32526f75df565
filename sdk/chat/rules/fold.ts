// Decides which words are too long to stand in a timeline whole, and where they are cut until somebody asks for all.
import type { LocalMessage } from '../../api.ts';
import { contentOf } from '../kinds/content.ts';
import type { DisplayPiece } from './display-text.ts';

/** Words of more lines than `most` show their first `shown`; a line holds so many places, wide characters take two. */
export const foldLimits = { most: 30, shown: 20, places: 80 } as const;

/** Characters from U+1100 on are wide, near enough for a guess of lines. */
const firstWide = 0x1100;

/** Whether only the beginning of a message is shown at first. Cards and system notices are short by themselves. */
export function isFolded(message: Pick<LocalMessage, 'kind' | 'text'>): boolean {
  // Asked for every message of a window: most are too short for it whatever they hold.
  if (message.kind !== 'text' || message.text.length <= foldLimits.most) return false;
  const isShort = message.text.length * 2 <= foldLimits.most * foldLimits.places;
  if (isShort && !message.text.includes('\n')) return false;
  if (cutAt(message.text, foldLimits.most) === undefined) return false;
  const content = contentOf(message);
  const words =
    content.kind === 'text'
      ? content.nodes.map((node) => (node.type === 'text' ? node.text : '·')).join('')
      : '';
  return cutAt(words, foldLimits.most) !== undefined;
}

/** The pieces that are shown of a folded text, with a sign that more follows. */
export function foldPieces(pieces: readonly DisplayPiece[]): readonly DisplayPiece[] {
  const shown: DisplayPiece[] = [];
  const lines = new LineCount();
  for (const piece of pieces) {
    const text = textOf(piece);
    const cut = lines.take(text, foldLimits.shown);
    if (cut === undefined) shown.push(piece);
    else {
      if ((piece.type === 'text' || piece.type === 'styled') && cut > 0)
        shown.push({ ...piece, text: text.slice(0, cut).trimEnd() });
      shown.push({ type: 'text', text: '…' });
      break;
    }
  }
  return shown;
}

function textOf(piece: DisplayPiece): string {
  if (piece.type === 'emoji') return '＊';
  return piece.type === 'link' ? piece.label : piece.text;
}

/** Where the text goes beyond so many lines; undefined where it does not. */
const cutAt = (text: string, most: number): number | undefined => new LineCount().take(text, most);

/** Counts lines over several texts that follow each other. */
class LineCount {
  #lines = 1;
  #places = 0;

  /** Goes on with a text; answers the place in it where line `most` is full. */
  take(text: string, most: number): number | undefined {
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      // The second half of a character stays with its first.
      if (code >= 0xdc00 && code <= 0xdfff) continue;
      const width = code >= firstWide ? 2 : 1;
      const isBreak = code === 10;
      if (isBreak || this.#places + width > foldLimits.places) {
        if (this.#lines === most) return at;
        this.#lines += 1;
        this.#places = isBreak ? 0 : width;
      } else this.#places += width;
    }
    return undefined;
  }
}
