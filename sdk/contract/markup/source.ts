// Reads the bodies of markup in linear time: each look ahead is charged, and a message has only so much of it.

/** A message's wire text while it is parsed; `budget` is how many more characters may be looked at in vain. */
export type Source = { readonly wire: string; budget: number };

/** What was read and where the text goes on behind its closing bracket. */
export type Found<Value> = { readonly value: Value; readonly end: number };

/** Nested deeper than any card is; the JSON of a hostile one must not exhaust the stack. */
const deepest = 16;

/** Look ahead allowed in total: every well-formed construct is passed once, so only malformed ones run out of it. */
export function openSource(wire: string): Source {
  return { wire, budget: 4 * wire.length + 4096 };
}

/** The characters from `start` to the bracket `end`, if it comes within `longest` and nothing forbidden before it. */
export function readUntil(
  source: Source,
  start: number,
  end: ')' | ']',
  longest: number,
  forbidden: RegExp,
): Found<string> | undefined {
  const last = Math.min(source.wire.length, start + longest + 1);
  for (let at = start; at < last && source.budget > 0; at += 1) {
    source.budget -= 1;
    const character = source.wire.charAt(at);
    if (character === end) return { value: source.wire.slice(start, at), end: at + 1 };
    if (forbidden.test(character)) return undefined;
  }
  return undefined;
}

/** A JSON object that is followed by `]`; brackets inside its strings do not count. */
export function readObject(source: Source, start: number): Found<unknown> | undefined {
  const end = endOfObject(source, start);
  if (end === undefined || source.wire[end] !== ']') return undefined;
  try {
    return { value: JSON.parse(source.wire.slice(start, end)) as unknown, end: end + 1 };
  } catch {
    // Not JSON: the opener is text like any other.
    return undefined;
  }
}

function endOfObject(source: Source, start: number): number | undefined {
  const { wire } = source;
  if (wire[start] !== '{') return undefined;
  let depth = 0;
  let quoted = false;
  for (let at = start; at < wire.length && source.budget > 0; at += 1) {
    source.budget -= 1;
    const character = wire.charCodeAt(at);
    if (quoted) {
      if (character === 0x5c) at += 1;
      else if (character === 0x22) quoted = false;
    } else if (character === 0x22) quoted = true;
    else if (character === 0x7b || character === 0x5b) {
      depth += 1;
      if (depth > deepest) return undefined;
    } else if (character === 0x7d || character === 0x5d) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return undefined;
}
