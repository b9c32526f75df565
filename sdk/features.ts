// The list of features: a row here, and the SDK has it in process and across the port.
import { adminFeature } from './admin/feature.ts';
import { announcementsFeature } from './announcements/feature.ts';
import { approvalFeature } from './approval/feature.ts';
import { appsFeature } from './apps/feature.ts';
import { askFeature } from './ask/feature.ts';
import { contactsFeature } from './contacts/feature.ts';
import { diskFeature } from './disk/feature.ts';
import { actsFeature } from './chat/acts/feature.ts';
import { laterFeature } from './chat/later/feature.ts';
import { marksFeature } from './chat/marks/feature.ts';
import { typingFeature } from './chat/typing/feature.ts';
import type { Feature } from './feature.ts';
import { filesFeature } from './transfers/feature.ts';
import { groupsFeature } from './groups/feature.ts';
import { meetingFeature } from './meeting/feature.ts';
import { noticesFeature } from './notices/feature.ts';
import { scheduleFeature } from './schedule/feature.ts';
import { statusFeature } from './status/feature.ts';
import { suggestionsFeature } from './suggestions/feature.ts';
import { todoFeature } from './todo/feature.ts';
import { writeFeature } from './write/feature.ts';

/** Every feature, in the order in which they open, and in which the one search shows what they find. */
export const features = [
  // One row each.
  filesFeature,
  actsFeature,
  laterFeature,
  marksFeature,
  typingFeature,
  contactsFeature,
  statusFeature,
  groupsFeature,
  diskFeature,
  scheduleFeature,
  meetingFeature,
  todoFeature,
  noticesFeature,
  announcementsFeature,
  approvalFeature,
  appsFeature,
  suggestionsFeature,
  adminFeature,
  askFeature,
  writeFeature,
] as const;

type Listed = (typeof features)[number];
/** What each feature offers, by its name. */
export type FeatureApis = {
  readonly [Name in Listed['name']]: Extract<Listed, { name: Name }> extends Feature<Name, infer Api>
    ? Api
    : never;
};
/** Name of a feature. */
export type FeatureName = Listed['name'];
