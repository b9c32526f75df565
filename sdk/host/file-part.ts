// Decides how an id becomes part of a file name that cannot leave its folder, whatever the office called itself.

/** Most characters of a part; one of this length may have lost its end. */
export const longestFilePart = 80;

/** Letters, digits, `_` and `-` stay; everything else becomes `~` and its code point. At most {@link longestFilePart}. */
export function filePart(id: string): string {
  return id
    .replace(/[^\w-]/gu, (character) => `~${character.codePointAt(0)?.toString(16) ?? ''}`)
    .slice(0, longestFilePart);
}
