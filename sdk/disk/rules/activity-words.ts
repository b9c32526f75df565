// Says what was done to a thing of a disk in the reader's language; what a later office may add is shown as it is told.
import { diskLevels } from '../../contract/disk-entities.ts';
import type { Translate } from '../../locales/index.ts';

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

/** The act, and what it was about: whoever got a right, with the right by its name. */
export function activityWords(
  { act, detail }: { readonly act: string; readonly detail: string },
  t: Translate,
): { act: string; detail: string } {
  const known = acts.find((one) => one === act);
  const level = known === 'granted' ? diskLevels.find((one) => detail.endsWith(` ${one}`)) : undefined;
  return {
    act: known === undefined ? act : t(`disk.acts.${known}`),
    detail: level === undefined ? detail : detail.slice(0, -level.length) + t(`disk.levels.${level}`),
  };
}
