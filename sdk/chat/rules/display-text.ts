// Decides what a message's text shows: text, emojis, links with their true host, and mentions.
import type { CardName, MarkupNode } from '../../contract/markup/constructs.ts';
import { plainTextOf } from '../../contract/markup/readable.ts';
import { misleadingHost } from './link-host.ts';
import { linksIn } from './text-links.ts';
import { shownName, unturned } from '../../contract/shown-name.ts';
import { styledTexts, type TextStyle } from '../../contract/markup/text-styles.ts';
import { cardOf } from '../../contract/markup/summary.ts';
import { parseMarkup } from '../../contract/markup/markup.ts';

/** One piece to paint. `host` stands beside a label that could be taken for another address (quality §3.2). */
export type DisplayPiece =
  | { type: 'text'; text: string }
  | { type: 'emoji'; name: string }
  | { type: 'link'; url: string; label: string; host?: string }
  | { type: 'mention'; text: string; me: boolean }
  /** Code, or words that are set apart. */
  | { type: 'styled'; text: string; style: TextStyle }
  /** A card among words, or one whose kind is not drawn: its label and what it is called. */
  | { type: 'card'; card: CardName; text: string };

/** Splits wire text into pieces to paint. `people` are names that `@name` may mention; `me` are those of the reader. */
export function displayPieces(
  wire: string,
  names: { people: readonly string[]; me: readonly string[] },
): DisplayPiece[] {
  return displayNodes(parseMarkup(wire), names);
}

/** Like {@link displayPieces}, of a content that is parsed already. A quote is not among its pieces. */
export function displayNodes(
  nodes: readonly MarkupNode[],
  names: { people: readonly string[]; me: readonly string[] },
): DisplayPiece[] {
  const pieces: DisplayPiece[] = [];
  for (const node of nodes) {
    const card = cardOf(node);
    if (card !== undefined) pieces.push({ type: 'card', card, text: unturned(plainTextOf(node)) });
    else if (node.type === 'emoji') pieces.push(node);
    else if (node.type === 'link') pieces.push(linkPiece(node.url, shownName(node.label)));
    else if (node.type === 'text')
      for (const { text, style } of styledTexts(unturned(node.text)))
        if (style !== undefined) pieces.push({ type: 'styled', text, style });
        else
          for (const piece of splitLinks(text))
            pieces.push(...(piece.type === 'text' ? splitMentions(piece.text, names) : [piece]));
  }
  return pieces;
}

function linkPiece(url: string, label: string): DisplayPiece {
  return {
    type: 'link',
    url,
    // An address that is shown in place of words is read as those are.
    label: label === '' ? shownName(url) : label,
    host: misleadingHost(url, label === '' ? url : label),
  };
}

function splitLinks(text: string): DisplayPiece[] {
  const pieces: DisplayPiece[] = [];
  let position = 0;
  for (const { at, label, url, kind } of linksIn(text)) {
    if (at > position) pieces.push({ type: 'text', text: text.slice(position, at) });
    // What is written with its scheme is where it leads; the others lead where their letters say.
    pieces.push(kind === 'page' ? linkPiece(url, label) : { type: 'link', url, label });
    position = at + label.length;
  }
  if (position < text.length) pieces.push({ type: 'text', text: text.slice(position) });
  return pieces;
}

function splitMentions(
  text: string,
  names: { people: readonly string[]; me: readonly string[] },
): DisplayPiece[] {
  const pieces: DisplayPiece[] = [];
  const known = [...names.me, ...names.people]
    .filter((name) => name !== '')
    .sort((a, b) => b.length - a.length);
  let position = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const name = known.find((candidate) => text.startsWith(candidate, at + 1));
    if (name === undefined) continue;
    if (at > position) pieces.push({ type: 'text', text: text.slice(position, at) });
    pieces.push({ type: 'mention', text: `@${name}`, me: names.me.includes(name) });
    position = at + 1 + name.length;
  }
  if (position < text.length) pieces.push({ type: 'text', text: text.slice(position) });
  return pieces;
}
