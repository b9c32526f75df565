// Decides what the arrow keys bring back into an empty composer: one's own last words, as a shell brings commands.

/** Where in the history somebody is: 0 is the newest; undefined is what they are writing. */
export type RecallStep = { readonly at: number | undefined; readonly text: string };

/** The texts one can go back through: newest first, one after another only once. */
export function recallable(texts: readonly string[]): readonly string[] {
  return texts.filter((text, at) => text.trim() !== '' && text !== texts[at - 1]);
}

/**
 * The step a key takes, or undefined when it is the text field's own: the arrows move through lines of what one is
 * writing, and through history only from an empty field or from words that were brought back and not touched.
 */
export function recallStep(
  key: string,
  present: { readonly text: string; readonly at: number | undefined },
  history: readonly string[],
): RecallStep | undefined {
  const untouched = present.at === undefined ? present.text === '' : history[present.at] === present.text;
  if (!untouched) return undefined;
  if (key === 'ArrowUp') {
    const at = present.at === undefined ? 0 : present.at + 1;
    const text = history[at];
    return text === undefined ? undefined : { at, text };
  }
  if (key !== 'ArrowDown' || present.at === undefined) return undefined;
  const at = present.at === 0 ? undefined : present.at - 1;
  return { at, text: at === undefined ? '' : (history[at] ?? '') };
}
