// Which types of items a build offers: without meetings neither of their types is spoken of.
import type { ItemType } from '../../api.ts';
import type { Variant } from '#variants/index.ts';

const all = ['schedule', 'meeting', 'videoMeeting', 'task'] as const satisfies readonly ItemType[];

/** The types, in the order of forms. */
export const offeredTypes = (variant: Pick<Variant, 'features'>): readonly ItemType[] =>
  variant.features.showMeeting ? all : all.filter((type) => type === 'schedule' || type === 'task');
