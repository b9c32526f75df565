// Decides what stands for a person or group: the office's picture, else one or two characters on a stable hue.

/** The seven hues of the product's seven pieces, numbered as in the theme. */
export type Hue = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const hues = [1, 2, 3, 4, 5, 6, 7] as const satisfies readonly Hue[];

/** The same id has the same hue everywhere and for ever (FNV-1a over the id's UTF-16 units). */
export function avatarHue(id: string): Hue {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193) >>> 0;
  return hues[hash % hues.length] ?? 1;
}

/** The first thing a person sees as one character; an emoji of several code points counts as one. */
function firstGrapheme(text: string): string {
  for (const { segment } of new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(text))
    return segment;
  return '';
}

/**
 * The first character of a Chinese name (the family name) or of a group; of a Latin one its initials, the given name's
 * first however it is written (`Eriksen, Nora` gives NE), or two letters where it is one word.
 * Digits and signs in front are passed over: `2026 项目启动会` gives 项.
 */
export function avatarText(name: string, kind: 'person' | 'group' | 'assistant' = 'person'): string {
  const first = /\p{L}/u.exec(name);
  if (!first) return firstGrapheme(name.trim());
  if (!/\p{Script=Latin}/u.test(first[0])) return first[0];
  // Two letters of a group would be somebody's initials, or «En» of «Engineering».
  if (kind === 'group') return first[0].toLocaleUpperCase('en');
  const [word = '', second] =
    name.slice(first.index).match(/\p{Script=Latin}[\p{Script=Latin}\p{M}'’-]*/gu) ?? [];
  if (second === undefined) return word.charAt(0).toLocaleUpperCase('en') + word.slice(1, 2);
  const initials = [word, second].map((one) => one.charAt(0).toLocaleUpperCase('en'));
  return (/^[^,]+,/u.test(name) ? initials.toReversed() : initials).join('');
}

/** The key in the address of a picture that the office keeps; undefined for any other address, which is never asked for. */
export function avatarKey(address: string): string | undefined {
  return /^\/user\/avatar\?id=([0-9a-f]{64})$/.exec(address)?.[1];
}
