// Which types of items this build offers: without meetings neither of their types is spoken of.
import type { ItemType } from '#sdk/api.ts';
import { useApp } from '../ground/app-parts.ts';
import { shownEntries } from '../ground/shown-entries.ts';

const all = ['schedule', 'meeting', 'videoMeeting', 'task'] as const satisfies readonly ItemType[];

/** The types, in the order of the form. */
export function useItemTypes(): readonly ItemType[] {
  const hasMeetings = shownEntries(useApp()).some(({ name }) => name === 'meeting');
  return hasMeetings ? all : all.filter((type) => type === 'schedule' || type === 'task');
}
