// Decides what each row of the picker says: its target, how it stands, and what of it matched.
import type { Person } from '../../api.ts';
import type { TextRef } from '../../locales/index.ts';
import { nameHitRanges, personHitLine } from '../rules/hit-ranges.ts';
import { targetKey, type PickState, type PickTarget } from '../rules/pick.ts';

/** Start and end in UTF-16 units. */
type Range = readonly [start: number, end: number];

/** A target where it stands: in a tree, a list, or among hits. */
export type PickerPlace =
  | { readonly type: 'heading'; readonly text: TextRef }
  | {
      readonly type: 'target';
      readonly target: PickTarget;
      readonly depth: number;
      /** What holds it, so that the same person in two departments has two rows. */
      readonly parent: string;
      readonly branch?: { readonly open: boolean; readonly loading: boolean };
      readonly detail: string;
      /** Who was found, where it was by a look-up. */
      readonly person?: Person;
      readonly pinyin?: string;
    };

/** A row of the picker. */
export type PickerRow =
  | { readonly type: 'heading'; readonly key: string; readonly text: TextRef }
  | {
      readonly type: 'target';
      readonly key: string;
      readonly target: PickTarget;
      readonly depth: number;
      readonly branch?: { readonly open: boolean; readonly loading: boolean } | undefined;
      readonly state: PickState;
      /** Why it cannot be picked. */
      readonly reason: TextRef | undefined;
      readonly ranges: readonly Range[];
      readonly detail: string;
      readonly detailRanges: readonly Range[];
    };

/** The rows of a list of places. */
export function pickerRows(
  places: readonly PickerPlace[],
  query: string,
  standing: (target: PickTarget) => { state: PickState; reason: TextRef | undefined },
): PickerRow[] {
  return places.map((place): PickerRow => {
    if (place.type === 'heading') return { ...place, key: `heading ${place.text.key}` };
    const { target, depth, branch, parent, person, pinyin = '' } = place;
    const line =
      person === undefined
        ? { ranges: nameHitRanges(target.name, pinyin, query), detail: place.detail, detailRanges: [] }
        : personHitLine(person, query);
    return {
      type: 'target',
      key: `${parent} ${targetKey(target)}`,
      target,
      depth,
      branch,
      ...standing(target),
      ...line,
    };
  });
}
