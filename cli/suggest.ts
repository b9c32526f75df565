// Which known word was probably meant: the nearest one within a third of its letters.

/** Edits (insert, drop, change, swap neighbours) that turn one word into the other. */
function distance(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const changed = (rows[i - 1]?.[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      const swapped =
        i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
          ? (rows[i - 2]?.[j - 2] ?? 0) + 1
          : Infinity;
      row.push(Math.min(changed, swapped, (rows[i - 1]?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    rows.push(row);
  }
  return rows[from.length]?.[to.length] ?? Infinity;
}

/** The known word nearest to what was typed, if one is near. */
export function nearestWord(typed: string, known: readonly string[]): string | undefined {
  const given = typed.toLowerCase().slice(0, 40);
  const [best] = known
    .map((word) => ({ word, away: word.startsWith(given) && given.length > 1 ? 1 : distance(given, word) }))
    .filter(({ word, away }) => away <= Math.max(1, Math.floor(Math.max(word.length, given.length) / 3)))
    .sort((a, b) => a.away - b.away);
  return best?.word;
}
