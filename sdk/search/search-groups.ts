// Owns the order of the one search: which groups there are and how they follow one another, the same for every face.
import type { Feature } from '../feature.ts';
import { features, type FeatureName } from '../features.ts';
import type { TextKey } from '../locales/index.ts';

/** The groups that are no feature's. What can be done stands before what was written: it is short, and meant when it fits. */
export const ownGroups = ['chats', 'people', 'departments', 'commands', 'settings', 'messages'] as const;
/** Name of a group. */
export type SearchGroup = (typeof ownGroups)[number] | FeatureName;

const listed: readonly Feature[] = features as unknown as readonly Feature[];
/** The features that are looked through, in the order of their list, each with the title of its group. */
export const searchedFeatures: readonly { feature: FeatureName; title: TextKey }[] = listed.flatMap(
  ({ name, finds }) => (finds === undefined ? [] : [{ feature: name as FeatureName, title: finds }]),
);

/** Names of the groups, in their order. */
export const searchGroups: readonly string[] = [
  ...ownGroups,
  ...searchedFeatures.map(({ feature }) => feature),
];

/** Groups where only a title or a department answers: the department is what was meant, and its people follow. */
export function withDepartmentsFirst(groups: readonly string[]): readonly string[] {
  if (!groups.includes('people') || !groups.includes('departments')) return groups;
  return groups
    .filter((group) => group !== 'departments')
    .flatMap((group) => (group === 'people' ? ['departments', group] : [group]));
}

/** The features whose things are files: they stand beside the files of chats. */
export const fileFeatures: readonly FeatureName[] = ['disk'];

const titles: Readonly<Record<(typeof ownGroups)[number], TextKey>> = {
  chats: 'search.chats',
  people: 'search.people',
  departments: 'contacts.departments',
  commands: 'search.commands',
  settings: 'settings.title',
  messages: 'search.messages',
};

/** Where a department is shown. */
export const departmentPlace = (id: string): string => `/main/contacts?department=${id}`;

/** What stands above a group. */
export function groupTitle(group: SearchGroup): TextKey {
  return group in titles
    ? titles[group as keyof typeof titles]
    : (searchedFeatures.find(({ feature }) => feature === group)?.title ?? 'search.label');
}
