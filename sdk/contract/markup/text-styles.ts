// The grammar of what is set apart in a text: code in blocks and in lines, strong, emphasised and struck words. Whoever does not know it shows the signs.

/** How a stretch of text is set. */
export type TextStyle = 'block' | 'code' | 'strong' | 'emphasis' | 'strike';

/** A stretch of a text; without a style it is as it was written. */
export type StyledText = { readonly text: string; readonly style?: TextStyle };

/** Of one line, and short: a sign that nobody closes makes no page bold. */
const most = 500;
/** Strokes are in names, paths and faces (`a_b`, `^_^`): those that set words apart stand where words begin and end. */
const before = String.raw`(?<![^\s([{"'“‘（「《、，。！？：；\u4e00-\u9fff])`;
const after = String.raw`(?![^\s)\]}"'”’）」》、，。！？：；.,!?:;\u4e00-\u9fff])`;
const patterns: Readonly<Record<Exclude<TextStyle, 'block'> | 'underlined', string>> = {
  code: String.raw`(?<!\`)\`(?<inCode>[^\`\n]{1,${most}})\`(?!\`)`,
  strong: String.raw`(?<![\w*])\*\*(?<inStrong>[^\s*](?:[^*\n]{0,${most}}[^\s*])?)\*\*(?![\w*])`,
  emphasis: String.raw`(?<![\w*])\*(?<inEmphasis>[^\s*](?:[^*\n]{0,${most}}[^\s*])?)\*(?![\w*])`,
  underlined: String.raw`${before}_(?<inStrokes>[^\s_](?:[^_\n]{0,${most}}[^\s_])?)_${after}`,
  strike: String.raw`(?<![\w~])~~(?<inStrike>[^\s~](?:[^~\n]{0,${most}}[^\s~])?)~~(?![\w~])`,
};
const allStyles = new RegExp(Object.values(patterns).join('|'), 'g');

/** Three signs at the beginning of a line open a block, with a language's name at most; three alone close it. */
const opening = /^```[\w+#.-]{0,20}$/;
const closing = '```';

/** The stretches of a text, in their order. */
export function styledTexts(text: string): StyledText[] {
  // Nearly every message has none of the signs.
  if (!/[`*_]|~~/.test(text)) return [{ text }];
  const parts: StyledText[] = [];
  let outside: string[] = [];
  const lines = text.split('\n');
  const last = lines.lastIndexOf(closing);
  const leave = (end: string): void => {
    if (outside.length > 0) parts.push(...inLines(outside.join('\n') + end));
    outside = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    // A block that nobody closes is none.
    const end = opening.test(line) && at < last ? lines.indexOf(closing, at + 1) : -1;
    if (end < 0) outside.push(line);
    else {
      leave('\n');
      parts.push({ text: lines.slice(at + 1, end).join('\n'), style: 'block' });
      at = end;
    }
  }
  leave('');
  return parts;
}

/** Whether a place of a text that is being written stands in a block of code that nobody has closed before it. */
export function isInOpenBlock(text: string, place: number): boolean {
  let isOpen = false;
  for (const line of text.slice(0, place).split('\n'))
    isOpen = isOpen ? line !== closing : opening.test(line);
  return isOpen;
}

/** A sign that begins code where no other has ended it yet, with what follows it in its line. */
const begun = /(?<![\w`])`(?!`)[^`]*$/;

/**
 * Whether a place of the text stands in code, whose signs count to it.
 * @param isWritten the text is still being written: what was opened and not closed yet, a block or code in a line, is code
 */
export function codeIn(text: string, isWritten = false): (at: number) => boolean {
  if (!text.includes('`')) return () => false;
  const ranges: [number, number][] = [];
  const lines = text.split('\n');
  const last = lines.lastIndexOf(closing);
  let position = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const end = opening.test(line) && at < last ? lines.indexOf(closing, at + 1) : -1;
    const from = position;
    if (end < 0) {
      let ended = 0;
      for (const { 0: whole, index, groups } of line.matchAll(allStyles))
        if (groups?.['inCode'] !== undefined) {
          ended = index + whole.length;
          ranges.push([from + index, from + ended]);
        }
      position += line.length + 1;
      if (!isWritten) continue;
      if (opening.test(line)) {
        ranges.push([from, text.length + 1]);
        break;
      }
      const open = begun.exec(line.slice(ended));
      if (open !== null) ranges.push([from + ended + open.index, from + line.length + 1]);
      continue;
    }
    for (; at < end; at += 1) position += (lines[at] ?? '').length + 1;
    position += closing.length + 1;
    ranges.push([from, position]);
  }
  return (at) => ranges.some(([from, to]) => at >= from && at < to);
}

/**
 * The text as it is told in one line or where nothing can be set apart: without the signs.
 * @param worded what becomes of words; code stays as it is
 */
export function unstyled(text: string, worded = (words: string): string => words): string {
  const parts = styledTexts(text);
  return parts
    .map((part, at) => {
      if (part.style === 'block') return at < parts.length - 1 ? `${part.text}\n` : part.text;
      return part.style === 'code' ? part.text : worded(part.text);
    })
    .join('');
}

/** The text in one line, for rows and notices: without the signs, points of a list told apart, nothing left of its lines. */
export function inOneLine(text: string): string {
  // Where words are set is known by their lines: these go last.
  const plain = unstyled(text).replace(/^> +(?=\S)/gm, '');
  const points = /^[-*] +(?=\S)/gm;
  const isList = (plain.match(points)?.length ?? 0) > 1;
  return (isList ? plain.replace(points, '• ') : plain).replace(/\s+/g, ' ').trim();
}

/** The stretches of what is outside of blocks. */
function inLines(text: string): StyledText[] {
  const parts: StyledText[] = [];
  let position = 0;
  for (const match of text.matchAll(allStyles)) {
    const { inCode, inStrong, inEmphasis, inStrokes, inStrike } = match.groups ?? {};
    if (match.index > position) parts.push({ text: text.slice(position, match.index) });
    if (inCode !== undefined) parts.push({ text: inCode, style: 'code' });
    else if (inStrong !== undefined) parts.push({ text: inStrong, style: 'strong' });
    else if (inStrike !== undefined) parts.push({ text: inStrike, style: 'strike' });
    else parts.push({ text: inEmphasis ?? inStrokes ?? '', style: 'emphasis' });
    position = match.index + match[0].length;
  }
  if (position < text.length) parts.push({ text: text.slice(position) });
  return parts;
}
