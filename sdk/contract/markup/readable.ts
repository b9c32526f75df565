// Decides what words a message's content has without any language's help: for reading aloud, copying and searching.
import { constructOf, type MarkupNode } from './constructs.ts';
import { parseMarkup } from './markup.ts';
import { readSystemNotice, systemNoticesId } from './system-notice.ts';

/** What a person reads when a message is shown as plain text: unescaped, exactly once. Cards give their titles. */
export function plainText(wire: string): string {
  return wordsOf(parseMarkup(wire), plainTextOf);
}

/**
 * What a search looks in: like {@link plainText}, with addresses and places beside what names them. A system notice
 * (`senderId` tells it) has its words in both languages, and nothing of its JSON.
 */
export function searchableText(wire: string, senderId?: string): string {
  const notice = senderId === systemNoticesId ? readSystemNotice(wire) : undefined;
  if (notice !== undefined) return [notice.text, notice.languages?.english ?? ''].join(' ').trim();
  return wordsOf(parseMarkup(wire), searchTextOf);
}

/** The words of several nodes. What follows a named card is a caption, and no part of the name. */
export function wordsOf(nodes: readonly MarkupNode[], of: (node: MarkupNode) => string): string {
  return nodes
    .map((node, at) => {
      const said = of(node);
      const isName = constructOf(node)?.captioned === true;
      return isName && said !== '' && at < nodes.length - 1 ? `${said} ` : said;
    })
    .join('');
}

/** The words of one node: what was written, or what the card is called. A quote has the quoted one's, so none. */
export function plainTextOf(node: MarkupNode): string {
  return node.type === 'text' ? node.text : (constructOf(node)?.says(node) ?? '');
}

function searchTextOf(node: MarkupNode): string {
  const beside = constructOf(node)?.foundBy(node) ?? '';
  return beside === '' ? plainTextOf(node) : `${plainTextOf(node)} ${beside}`;
}
