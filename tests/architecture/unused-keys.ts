// Which sentences no program text asks for: neither by the whole key nor by a key put together from parts.
import { productFiles } from './sources.ts';

const speakers = productFiles.filter((file) => !/^sdk\/locales\/(zh|en)\//.test(file.path));

/** Every quoted text that could be a key, every fixed beginning of a template, and every word there is. */
const whole = new Set<string>();
/** Beginnings of templates with the fixed word they end with, mostly none: `leaving.${act}Detail`. */
const starts = new Map<string, Set<string>>();
const words = new Set<string>();
for (const { text } of speakers) {
  for (const [, , value = ''] of text.matchAll(/(['"`])([\w.]+)\1/g)) whole.add(value);
  for (const [, start = '', end = ''] of text.matchAll(/`([\w.]+\.\w*)\$\{[^{}`]*\}(\w*)/g))
    starts.set(start, (starts.get(start) ?? new Set()).add(end));
  for (const [word] of text.matchAll(/\w+/g)) words.add(word);
}

/** A key put together begins with a fixed part, and what follows is at least a word of the program. */
function isPutTogether(key: string): boolean {
  return [...starts].some(([start, ends]) => {
    const next = key.startsWith(start) ? key.slice(start.length).split('.')[0] : undefined;
    return (
      next !== undefined &&
      [...ends].some((end) => next.endsWith(end) && words.has(next.slice(0, next.length - end.length)))
    );
  });
}

/** The keys among `keys` that nothing asks for. */
export function unusedKeys(keys: readonly string[]): string[] {
  return keys.filter((key) => !whole.has(key) && !isPutTogether(key));
}
