// Which words of a typed sentence may be people: what stands behind «和», «与», «with» or an @. Who they are says the directory.

const maxNamed = 6;
const maxHan = 4;

/** Where one is spoken of: what they may be called, the longest first. */
export type Mention = readonly string[];

/** Han characters behind a word run on into what is done: every beginning of them may be the name. */
function hanNames(text: string): Mention[] {
  return text
    .split(/[、,，和与跟及\s]+/u)
    .filter((one) => one.length >= 2)
    .map((one) =>
      Array.from({ length: Math.min(maxHan, one.length) - 1 }, (_, index) =>
        one.slice(0, Math.min(maxHan, one.length) - index),
      ),
    );
}

/** Words in Latin letters: two of them, or one. */
function latinNames(text: string): Mention[] {
  return text
    .split(/,|&|\band\b/iu)
    .map((one) => one.trim().split(/\s+/u))
    .filter(([first = '']) => first !== '')
    .map((words) =>
      [3, 2, 1].filter((count) => count <= words.length).map((count) => words.slice(0, count).join(' ')),
    );
}

/** Everybody who may be spoken of, in order. */
export function mentionsIn(text: string): Mention[] {
  const found: Mention[] = [];
  for (const [, name = ''] of text.matchAll(/@([\p{L}\p{N}._·-]{1,30})/gu))
    found.push(...(/\p{Script=Han}/u.test(name) ? hanNames(name) : [[name]]));
  for (const [, words = ''] of text.matchAll(/(?:和|与|跟|同|约|找|给)([\p{Script=Han}、，,]{2,24})/gu))
    found.push(...hanNames(words));
  for (const [, words = ''] of text.matchAll(/\bwith\s([\p{L}.·'’&, -]{2,60})/giu))
    found.push(...(/\p{Script=Han}/u.test(words) ? hanNames(words) : latinNames(words)));
  return found.filter((one) => one.length > 0).slice(0, maxNamed);
}
