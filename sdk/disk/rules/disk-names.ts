// Decides which names folders and files may be given (spec §5), before anything is sent.
import { shownName } from '../../contract/shown-name.ts';
import type { ErrorCode } from '../../errors.ts';

/** Characters of a name at most. */
export const longestDiskName = 255;
/** What no name may contain, as the message lists it. */
const forbidden = /[/\\:*?"<>|]/;

/** What is wrong with a name; undefined where nothing is. An empty one means the default label and is never wrong for a new folder. */
export function nameProblem(
  given: string,
  setting: { readonly before?: string; readonly siblings?: readonly string[] } = {},
): ErrorCode | undefined {
  const name = given.trim();
  const { before, siblings = [] } = setting;
  if (before !== undefined && name === before) return 'diskNameUnchanged';
  if (name === '' ? before !== undefined : forbidden.test(name)) return 'diskNameForbidden';
  // What steers the words around it, or shows nothing, stands in no name.
  const plain = name.normalize('NFC');
  if (shownName(plain) !== plain) return 'diskNameForbidden';
  if (name === '.' || name === '..' || name.length > longestDiskName) return 'diskNameForbidden';
  const key = name.toLowerCase();
  const isTaken = siblings.some((one) => one.toLowerCase() === key && one !== before);
  return name !== '' && isTaken ? 'diskSameName' : undefined;
}

/** The label of a new folder that is free among its siblings: `新建文件夹`, then `新建文件夹 (1)`. */
export function freeLabel(label: string, siblings: readonly string[]): string {
  const taken = new Set(siblings.map((one) => one.toLowerCase()));
  if (!taken.has(label.toLowerCase())) return label;
  for (let number = 1; ; number += 1) {
    const candidate = `${label} (${number})`;
    if (!taken.has(candidate.toLowerCase())) return candidate;
  }
}
