// The inline markup of message text (spec §3): one linear parser and one printer that are inverses of each other.
import { constructOf, constructsByOpener, type MarkupNode } from './constructs.ts';
import { openSource } from './source.ts';

/**
 * Every opener of spec §3. A person's own text gets a backslash before each of them when a message is built,
 * so that it can never pose as a card, whichever kinds a client knows.
 */
const openerPattern = new RegExp(
  [...constructsByOpener.keys()].map((opener) => opener.replace(/[[(]/, '\\$&')).join('|'),
  'g',
);

/**
 * Parses wire text. Total: any string gives nodes, and `printMarkup(parseMarkup(text))` shows the same text.
 * A run of n backslashes before an opener stands for n/2 backslashes; an odd one out makes the opener literal.
 */
export function parseMarkup(wire: string): MarkupNode[] {
  const nodes: MarkupNode[] = [];
  let literal = '';
  let position = 0;
  const source = openSource(wire);
  const pattern = new RegExp(openerPattern);
  for (let match = pattern.exec(wire); match !== null; match = pattern.exec(wire)) {
    const opener = match[0];
    const bodyStart = match.index + opener.length;
    const slashes = slashesBefore(wire, match.index, position);
    literal += wire.slice(position, match.index - slashes) + '\\'.repeat(slashes >> 1);
    position = bodyStart;
    const found = slashes % 2 === 0 ? constructsByOpener.get(opener)?.read(source, bodyStart) : undefined;
    if (found === undefined) {
      literal += opener;
      continue;
    }
    if (literal !== '') nodes.push({ type: 'text', text: literal });
    literal = '';
    nodes.push(found.value);
    position = found.end;
    pattern.lastIndex = position;
  }
  literal += wire.slice(position);
  if (literal !== '') nodes.push({ type: 'text', text: literal });
  return nodes;
}

/** Prints nodes as wire text; text nodes come out escaped. Inverse of {@link parseMarkup}. */
export function printMarkup(nodes: readonly MarkupNode[]): string {
  let wire = '';
  let text = '';
  for (const node of nodes) {
    if (node.type === 'text') {
      text += node.text;
      continue;
    }
    wire += escapeBeforeMarkup(text);
    text = '';
    wire += constructOf(node)?.print(node) ?? '';
  }
  return wire + escapeMarkup(text);
}

/** Escapes what a person typed, so that it is text and nothing else (decisions §3). */
export function escapeMarkup(typed: string): string {
  let wire = '';
  let position = 0;
  for (const match of typed.matchAll(openerPattern)) {
    const slashes = slashesBefore(typed, match.index, position);
    wire += `${typed.slice(position, match.index)}${'\\'.repeat(slashes + 1)}${match[0]}`;
    position = match.index + match[0].length;
  }
  return wire + typed.slice(position);
}

/** Escapes text that markup follows directly: its last backslashes must not swallow the opener. */
export function escapeBeforeMarkup(typed: string): string {
  const wire = escapeMarkup(typed);
  return wire + '\\'.repeat(slashesBefore(wire, wire.length, 0));
}

/** Number of backslashes right before `end`, not looking further back than `start`. */
function slashesBefore(text: string, end: number, start: number): number {
  let first = end;
  while (first > start && text[first - 1] === '\\') first -= 1;
  return end - first;
}
