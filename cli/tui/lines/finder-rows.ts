// Decides how a list that is searched moves: headings stand between its rows and are never chosen.

/** A line of such a list. */
export type FinderRow<Item> =
  | { readonly type: 'heading'; readonly key: string; readonly text: string }
  | { readonly type: 'item'; readonly key: string; readonly item: Item };

/** A group as its maker has it. */
export type FinderGroup<Item> = {
  readonly title: string;
  readonly items: readonly { readonly key: string; readonly item: Item }[];
};

/** Groups as lines; empty groups are left out. */
export function finderRows<Item>(groups: readonly FinderGroup<Item>[]): FinderRow<Item>[] {
  return groups
    .filter((group) => group.items.length > 0)
    .flatMap((group): FinderRow<Item>[] => [
      { type: 'heading', key: `heading ${group.title}`, text: group.title },
      ...group.items.map(({ key, item }) => ({ type: 'item' as const, key, item })),
    ]);
}

/** The line of a choice: the one with that key, else the first that can be chosen, else -1. */
export function chosenAt<Item>(rows: readonly FinderRow<Item>[], key: string | undefined): number {
  const at = rows.findIndex((row) => row.type === 'item' && row.key === key);
  return at >= 0 ? at : rows.findIndex((row) => row.type === 'item');
}

/** The key `steps` items further; it stops at both ends. */
export function movedChoice<Item>(
  rows: readonly FinderRow<Item>[],
  key: string | undefined,
  steps: number,
): string | undefined {
  const keys = rows.flatMap((row) => (row.type === 'item' ? [row.key] : []));
  const at = keys.indexOf(key ?? keys[0] ?? '');
  return keys[Math.max(0, Math.min(keys.length - 1, Math.max(0, at) + steps))];
}
