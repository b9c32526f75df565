// Words what a message that was found says, as the chat list words it, with what matched in it.
import type { MessageHit } from '../api.ts';
import { asWord, emojisIn, replaceIn, type WrittenEmoji } from '../locales/emoji-text.ts';
import type { Translator } from '../locales/index.ts';
import type { TextRange } from './highlight.ts';

/** The words of a hit for people; an emoji that was found by its name is marked as a whole. */
export function hitLine(
  translator: Pick<Translator, 'language'>,
  hit: Pick<MessageHit, 'plainText' | 'ranges'> & { readonly message: Pick<MessageHit['message'], 'kind'> },
  written: WrittenEmoji = asWord,
): { text: string; ranges: TextRange[] } {
  // Brackets in the name of a file are no emojis.
  const emojis = hit.message.kind === 'text' ? emojisIn(translator, hit.plainText, written) : [];
  const moved = (at: number, side: 'from' | 'to'): number => {
    let by = 0;
    for (const { from, to, text } of emojis) {
      if (at <= from) break;
      if (at < to) return side === 'from' ? from + by : from + by + text.length;
      by += text.length - (to - from);
    }
    return at + by;
  };
  const ranges: TextRange[] = [];
  for (const { from, to } of hit.ranges) {
    const [start, end] = [moved(from, 'from'), moved(to, 'to')];
    if (start >= (ranges.at(-1)?.[1] ?? 0)) ranges.push([start, end]);
  }
  return { text: replaceIn(hit.plainText, emojis), ranges };
}
