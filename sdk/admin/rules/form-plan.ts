// Small acts on the parts of a form: a key that is free, one part moved past its neighbour, options as lines.

type Keyed = { key: string };

/** `field3`, where two are there already. */
export function freeKey(prefix: string, parts: readonly Keyed[]): string {
  const taken = new Set(parts.map(({ key }) => key));
  for (let number = parts.length + 1; ; number += 1)
    if (!taken.has(`${prefix}${number}`)) return `${prefix}${number}`;
}

/** One part moved by one place; at the ends it stays. */
export function moved<T extends Keyed>(parts: readonly T[], key: string, by: 1 | -1): T[] {
  const next = [...parts];
  const at = next.findIndex((part) => part.key === key);
  const other = at + by;
  const [one, two] = [next[at], next[other]];
  if (one === undefined || two === undefined) return next;
  next[at] = two;
  next[other] = one;
  return next;
}

type Option = { key: string; label: { zh: string; en: string } };

/** Options as they are typed, one a line: `annual=年假` or `annual=年假/Annual leave`. */
export const optionLines = (options: readonly Option[]): string =>
  options
    .map(({ key, label }) =>
      label.en === '' || label.en === label.zh ? `${key}=${label.zh}` : `${key}=${label.zh}/${label.en}`,
    )
    .join('\n');

/** What those lines say; a line without a key is one with its words for a key. */
export function optionsOf(text: string): Option[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line, index) => {
      const at = line.indexOf('=');
      const words = at < 1 ? line : line.slice(at + 1).trim();
      const [zh = '', en = zh] = words.split('/').map((word) => word.trim());
      return { key: at < 1 ? `option${index + 1}` : line.slice(0, at).trim(), label: { zh, en } };
    });
}
