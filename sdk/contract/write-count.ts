// How long a text is, as people count it: a Chinese character is one, a Latin word or a number is one.

const counted =
  /[\u2e80-\u2fdf\u3005-\u3007\u3021-\u3029\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]|[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu;
const han = /[\u2e80-\u2fdf\u3005-\u3007\u3021-\u3029\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]/u;

/** Words of a text. */
export function wordCount(text: string): number {
  let words = 0;
  for (const [found] of text.matchAll(counted)) {
    if (!han.test(found)) words += 1;
    // A run of letters may have Chinese characters in it: each counts, and what stands between them once.
    else words += [...found].filter((character) => han.test(character)).length;
  }
  return words;
}
