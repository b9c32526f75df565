// Words that no rule of writing is about: addresses of pages and of mail, and code within a sentence.
import { noteSign, type TextBlock } from './blocks.ts';
import type { Finding } from './finding.ts';

const addresses =
  /\b(?:https?|ftp):\/\/[\w\-./?=&%#:,;!~+@$*']*[\w\-/=&%#~+@$*]|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+|\bwww\.[\w\-./?=&%#]+[\w/]/gu;

/** The blocks with a sign that stands for nothing in the place of each such character: places stay what they are. */
export function withoutLiterals(blocks: readonly TextBlock[]): TextBlock[] {
  return blocks.map((block) => {
    let text = block.text.replaceAll(addresses, (found) => noteSign.repeat(found.length));
    for (const { start, end } of block.literal ?? [])
      text = text.slice(0, start) + noteSign.repeat(end - start) + text.slice(end);
    return text === block.text ? block : { ...block, text };
  });
}

/** A finding with the words that really stand there. */
export function withLiterals(
  finding: Finding,
  real: TextBlock | undefined,
  looked: TextBlock | undefined,
): Finding {
  if (real === undefined || looked === undefined || !finding.text.includes(noteSign)) return finding;
  const at = looked.text.indexOf(finding.text, Math.max(0, finding.start - finding.text.length));
  return at === -1 ? finding : { ...finding, text: real.text.slice(at, at + finding.text.length) };
}
