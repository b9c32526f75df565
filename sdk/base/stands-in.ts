// Says whether words stand in texts, for lists that are narrowed down on this device.

/** Small or capital; no words stand everywhere. */
export function standsIn(words: string | undefined, texts: readonly (string | undefined)[]): boolean {
  const wanted = (words ?? '').trim().toLocaleLowerCase();
  return wanted === '' || texts.some((text) => text?.toLocaleLowerCase().includes(wanted) === true);
}
