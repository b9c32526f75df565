// Reads the path language of disks: `personal:/a/b`, `group:<name or id>/a`, `dept:/`, `unit:/`, `company:/`, `task:/`.
import type { DiskKind } from '../../contract/disk-entities.ts';

/** A path taken apart. `owner` is empty where the person has one disk of the kind. */
export type DiskPath = { readonly kind: DiskKind; readonly owner: string; readonly names: readonly string[] };

/** How each kind is written. */
export const pathWords: Readonly<Record<DiskKind, string>> = {
  personal: 'personal',
  group: 'group',
  department: 'dept',
  unit: 'unit',
  company: 'company',
  task: 'task',
};
const kinds: ReadonlyMap<string, DiskKind> = new Map([
  ...Object.entries(pathWords).map(([kind, word]) => [word, kind as DiskKind] as const),
  ['department', 'department'],
]);

/** Whether a word is meant as a path of a disk and not as one of this computer. */
export const looksLikeDiskPath = (text: string): boolean =>
  kinds.has(text.split(':', 1)[0] ?? '') && text.includes(':');

/** Takes a path apart; undefined for what is none. */
export function parseDiskPath(text: string): DiskPath | undefined {
  const colon = text.indexOf(':');
  const kind = kinds.get(text.slice(0, Math.max(0, colon)));
  if (kind === undefined) return undefined;
  const [owner = '', ...names] = text.slice(colon + 1).split('/');
  const rest = names.filter((name) => name !== '');
  // A step up or to itself is no name; a path leads down only.
  if (rest.some((name) => name === '.' || name === '..' || name.includes('\0'))) return undefined;
  return { kind, owner, names: rest };
}

/** Writes a path. */
export function printDiskPath({ kind, owner, names }: DiskPath): string {
  return `${pathWords[kind]}:${owner}/${names.join('/')}`;
}
