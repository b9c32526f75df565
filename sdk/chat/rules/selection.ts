// Decides which messages are chosen together: one by one, or all between two.

/** The keys that are chosen; a range goes on from the last one that was touched. */
export type Selection = { readonly keys: ReadonlySet<string>; readonly anchor?: string };

/** Nothing chosen. */
export const noSelection: Selection = Object.freeze({ keys: new Set<string>() });

/** One more or one less. */
export function toggled(selection: Selection, key: string): Selection {
  const keys = new Set(selection.keys);
  if (!keys.delete(key)) keys.add(key);
  return { keys, anchor: key };
}

/** Everything from the last one touched to this one, in the order of the timeline; without an anchor only this one. */
export function withRange(selection: Selection, order: readonly string[], key: string): Selection {
  const from = order.indexOf(selection.anchor ?? key);
  const to = order.indexOf(key);
  if (from < 0 || to < 0) return toggled(selection, key);
  const between = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { keys: new Set([...selection.keys, ...between]), anchor: selection.anchor ?? key };
}
