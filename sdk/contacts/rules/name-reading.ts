// Reads what the office says of a name's pinyin: the full reading, and the first letters of its syllables.

/** Letters of the longest syllable. */
export const longestSyllable = 6;
const syllable = /^(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?[aeiouv]{1,3}(?:ng|n|r)?$/u;

/** Whether letters read as one character, as the office writes it (ü is v). */
export const isSyllable = (letters: string): boolean => syllable.test(letters);

/** Both without blanks, in small letters. */
export type NameReading = { readonly full: string; readonly initials: string };

/** Whether the letters of one stand in the other in their order, both beginning alike. */
function isShortOf(short: string, full: string): boolean {
  if (short === '' || short[0] !== full[0]) return false;
  let at = 0;
  for (const letter of full) if (letter === short[at]) at += 1;
  return at === short.length;
}

/**
 * The reading of a name. The office gives the full reading and its initials («zhoumingxuan zmx»); where syllables are
 * parted by blanks («zhou ming xuan»), both are made of them.
 */
export function nameReading(pinyin: string): NameReading {
  const parts = pinyin
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .filter((part) => part !== '');
  const [full = '', short = ''] = parts;
  if (parts.length === 2 && isShortOf(short, full)) return { full, initials: short };
  return { full: parts.join(''), initials: parts.map((part) => part.slice(0, 1)).join('') };
}
