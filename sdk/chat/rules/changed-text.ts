// Decides what a message that waits says once its words were changed: what it answers or carries stays before them.
import { splitContent } from '../../contract/markup/content-kind.ts';
import { printMarkup } from '../../contract/markup/markup.ts';
import type { MarkupNode } from '../../contract/markup/constructs.ts';
import { plainTextOf, wordsOf } from '../../contract/markup/readable.ts';
import { composeText, isBlank, type TextVerdict } from './message-text.ts';

/** What stands before the words: a quote or a card, and the words themselves. */
function parted(wire: string): { front: MarkupNode[]; words: readonly MarkupNode[] } {
  const { quote, nodes } = splitContent(wire);
  if (quote !== undefined) return { front: [quote], words: nodes };
  const [first, ...caption] = nodes;
  const isWords = first === undefined || ['text', 'emoji', 'link'].includes(first.type);
  return isWords ? { front: [], words: nodes } : { front: [first], words: caption };
}

/** The words of a message that may be changed: without what it answers, and without its card. */
export function changeableWords(wire: string): string {
  return wordsOf(parted(wire).words, plainTextOf);
}

/** The message with other words. Under a card there need be none. */
export function withWords(wire: string, words: string, emojis: (name: string) => boolean): TextVerdict {
  const { front } = parted(wire);
  const isCard = front.length > 0 && front[0]?.type !== 'quote';
  if (isCard && isBlank(words)) return { ok: true, wire: printMarkup(front) };
  const verdict = composeText(words, { emojis });
  return verdict.ok ? { ok: true, wire: printMarkup(front) + verdict.wire } : verdict;
}
