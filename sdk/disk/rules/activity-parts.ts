// Reads a line of what was done to a thing of a disk: the act, where it has words, and the right that somebody got.
import { diskLevels, type DiskLevel } from '../../contract/disk-entities.ts';

/** Acts that have words. */
const acts = [
  'created',
  'uploaded',
  'replaced',
  'renamed',
  'moved',
  'copied',
  'trashed',
  'restored',
  'shared',
  'granted',
  'linked',
] as const;

/** `known` is the act where it has words; `level` a right, which stands in `detail` no more. */
export function activityParts({ act, detail }: { readonly act: string; readonly detail: string }): {
  known: (typeof acts)[number] | undefined;
  detail: string;
  level: DiskLevel | undefined;
} {
  const known = acts.find((one) => one === act);
  const level = known === 'granted' ? diskLevels.find((one) => detail.endsWith(` ${one}`)) : undefined;
  return { known, level, detail: level === undefined ? detail : detail.slice(0, -level.length - 1) };
}
