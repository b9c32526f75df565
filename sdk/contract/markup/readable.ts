// Decides what words a message's content has without any language's help: for reading aloud, copying and searching.
import { parseMarkup } from './markup.ts';
import type { MarkupNode } from './node.ts';
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
      const isName = node.type === 'image' || node.type === 'video' || node.type === 'file';
      return isName && said !== '' && at < nodes.length - 1 ? `${said} ` : said;
    })
    .join('');
}

/** The words of one node: what was written, or what the card is called. A quote has the quoted one's, so none. */
export function plainTextOf(node: MarkupNode): string {
  switch (node.type) {
    case 'text':
      return node.text;
    case 'face':
      return `[${node.name}]`;
    case 'link':
      return node.label || node.url;
    case 'image':
    case 'video':
    case 'file':
    case 'sharedFile':
      return node.name ?? '';
    case 'location':
      return node.name ?? node.address ?? `${node.latitude}, ${node.longitude}`;
    case 'meeting':
    case 'shareLink':
      return node.title;
    case 'audio':
    case 'telephone':
    case 'flash':
    case 'quote':
      return '';
  }
}

function searchTextOf(node: MarkupNode): string {
  const plain = plainTextOf(node);
  const beside =
    node.type === 'link'
      ? node.label && node.url
      : node.type === 'location'
        ? node.name && node.address
        : node.type === 'shareLink'
          ? [node.summary, node.url, ...(node.forwarded?.messages ?? []).map(({ text }) => text)]
              .filter((part) => part !== undefined)
              .join(' ')
          : undefined;
  return beside ? `${plain} ${beside}` : plain;
}
