// The inline markup of message text (spec §3): one linear parser and one printer that are inverses of each other.

/** One piece of a message's text. Kinds this version does not draw stay inside text, literally. */
export type MarkupNode =
  | { type: 'text'; text: string }
  | { type: 'face'; name: string }
  | { type: 'link'; url: string; label: string };

/**
 * Every opener of spec §3. A person's own text gets a backslash before each of them when a message is built,
 * so that it can never pose as a card, whichever kinds a client knows.
 */
const openers = [
  'face[',
  'img[',
  'video[',
  'audio[',
  'location[',
  'shareLink[',
  'shareFile[',
  'a(',
  'file(',
  'flashMsg(',
  'meet(',
  'quoteMsg(',
] as const;
const openerPattern = new RegExp(openers.map((opener) => opener.replace(/[[(]/, '\\$&')).join('|'), 'g');
const longestFaceName = 32;
const longestUrl = 2048;
const longestLabel = 512;

/**
 * Parses wire text. Total: any string gives nodes, and `printMarkup(parseMarkup(text))` shows the same text.
 * A run of n backslashes before an opener stands for n/2 backslashes; an odd one out makes the opener literal.
 */
export function parseMarkup(wire: string): MarkupNode[] {
  const nodes: MarkupNode[] = [];
  let literal = '';
  let position = 0;
  const pattern = new RegExp(openerPattern);
  for (let match = pattern.exec(wire); match !== null; match = pattern.exec(wire)) {
    const opener = match[0];
    const bodyStart = match.index + opener.length;
    const slashes = slashesBefore(wire, match.index, position);
    literal += wire.slice(position, match.index - slashes) + '\\'.repeat(slashes >> 1);
    position = bodyStart;
    const construct = slashes % 2 === 0 ? readConstruct(wire, opener, bodyStart) : undefined;
    if (construct === undefined) {
      literal += opener;
      continue;
    }
    if (literal !== '') nodes.push({ type: 'text', text: literal });
    literal = '';
    nodes.push(construct.node);
    position = construct.end;
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
    wire +=
      node.type === 'face' ? `face[${node.name}]` : `a(${encodeUrl(node.url)})[${cleanLabel(node.label)}]`;
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

/** What a person reads when a message is shown as plain text: unescaped, exactly once. */
export function plainText(wire: string): string {
  return parseMarkup(wire)
    .map((node) =>
      node.type === 'text' ? node.text : node.type === 'face' ? `[${node.name}]` : node.label || node.url,
    )
    .join('');
}

/** What a search looks in: like {@link plainText}, with the address of a labelled link beside its label. */
export function searchableText(wire: string): string {
  return parseMarkup(wire)
    .map((node) => {
      if (node.type === 'text') return node.text;
      if (node.type === 'face') return `[${node.name}]`;
      return node.label === '' ? node.url : `${node.label} ${node.url}`;
    })
    .join('');
}

function readConstruct(
  wire: string,
  opener: string,
  start: number,
): { node: MarkupNode; end: number } | undefined {
  if (opener === 'face[') {
    const name = readUntil(wire, start, ']', longestFaceName, /[[\]()\\\s]/);
    return name === undefined || name === ''
      ? undefined
      : { node: { type: 'face', name }, end: start + name.length + 1 };
  }
  if (opener !== 'a(') return undefined;
  const url = readUntil(wire, start, ')', longestUrl, /[()\s]/);
  if (url === undefined || !isWebAddress(url)) return undefined;
  const labelStart = start + url.length + 2;
  if (wire[labelStart - 1] !== '[') return undefined;
  const label = readUntil(wire, labelStart, ']', longestLabel, /[[\]\n]/);
  if (label === undefined) return undefined;
  return { node: { type: 'link', url, label }, end: labelStart + label.length + 1 };
}

function readUntil(
  wire: string,
  start: number,
  end: string,
  longest: number,
  forbidden: RegExp,
): string | undefined {
  const stop = wire.slice(start, start + longest + 1).indexOf(end);
  if (stop < 0) return undefined;
  const found = wire.slice(start, start + stop);
  return forbidden.test(found) ? undefined : found;
}

/** Number of backslashes right before `end`, not looking further back than `start`. */
function slashesBefore(text: string, end: number, start: number): number {
  let first = end;
  while (first > start && text[first - 1] === '\\') first -= 1;
  return end - first;
}

function encodeUrl(url: string): string {
  return url.replace(/[()\s]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

function cleanLabel(label: string): string {
  return label.replace(/[[\]\n]/g, ' ').slice(0, longestLabel);
}

/** Only these schemes are ever links (quality S2); anything else stays text. */
export function isWebAddress(url: string): boolean {
  return /^https?:\/\/[^\s]+$/i.test(url);
}
