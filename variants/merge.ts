// How a variant's differences become a whole profile, and how two profiles are compared.
import type { Variant, VariantDifferences } from './schema.ts';

function freezeDeep<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freezeDeep);
  }
  return value;
}

/** Lays the differences over the base: addresses, switches and constants one by one, everything else whole. */
export function completeVariant(base: Variant, own: Partial<VariantDifferences>): Variant {
  return freezeDeep({
    ...base,
    ...own,
    addresses: { ...base.addresses, ...own.addresses },
    features: { ...base.features, ...own.features },
    constants: { ...base.constants, ...own.constants },
  });
}

/** One leaf that differs: its dotted path and both values as JSON shows them; undefined where one lacks it. */
export type VariantDifference = { readonly path: string; readonly left: unknown; readonly right: unknown };

function leaves(value: unknown, path: string, into: Map<string, unknown>): Map<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const [key, inner] of Object.entries(value))
      leaves(inner, path === '' ? key : `${path}.${key}`, into);
  } else {
    into.set(path, value);
  }
  return into;
}

/** Everything in which two variants differ, sorted by path; lists count as one value. */
export function diffVariants(left: Variant, right: Variant): VariantDifference[] {
  const ours = leaves(left, '', new Map());
  const theirs = leaves(right, '', new Map());
  return [...new Set([...ours.keys(), ...theirs.keys()])]
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((path) => ({ path, left: ours.get(path), right: theirs.get(path) }))
    .filter((row) => JSON.stringify(row.left) !== JSON.stringify(row.right));
}
