// The form of the ids the office gives files. No schema: whoever only looks for them in a text loads no codec.

/** An id within a message's text. */
const form = /\bf_[0-9a-f]{32}\b/g;

/** Files that a text names, each once; most texts have nothing that looks like one. */
export function fileIdsIn(text: string): string[] {
  return text.includes('f_') ? [...new Set(text.match(form))] : [];
}
