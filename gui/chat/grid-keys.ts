// Decides where a key moves the focus in a grid of equal cells.

/** The cell to focus, or undefined when the key is not for the grid. Rows do not wrap; the ends hold. */
export function nextGridIndex(key: string, at: number, count: number, columns: number): number | undefined {
  const targets: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  if (target === undefined || count === 0) return undefined;
  if (target >= count) return key === 'ArrowDown' ? at : count - 1;
  return target < 0 ? (key === 'ArrowUp' ? at : 0) : target;
}
