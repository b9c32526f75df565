// Decides where a key moves the focus in a menu: arrows go round, Home and End jump, a letter finds its label.

/** The index to focus, or undefined when the key is not for the menu. `at` is -1 when nothing has the focus. */
export function nextMenuIndex(key: string, at: number, labels: readonly string[]): number | undefined {
  const count = labels.length;
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  // Named keys (`Enter`, `Tab`) are longer than one character.
  if (!/^[^ ]$/u.test(key)) return undefined;
  const letter = key.toLocaleLowerCase();
  for (let step = 1; step <= count; step += 1) {
    const index = (Math.max(at, -1) + step) % count;
    if (labels[index]?.toLocaleLowerCase().startsWith(letter)) return index;
  }
  return undefined;
}
