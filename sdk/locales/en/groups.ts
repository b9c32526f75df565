// Owns what is said of groups wherever they are shown, in English.
import type { groups as zh } from '../zh/groups.ts';
import type { Translation } from '../translation.ts';

/** Sentences by key. */
export const groups = {
  role: { owner: 'Owner', administrator: 'Administrator', member: 'Member' },
  name: 'Group name',
  introduction: 'Introduction',
  notice: 'Announcement',
  invitation: 'Members may invite',
  review: 'Join review',
  push: 'Notifications',
  requests: 'Join requests',
} as const satisfies Translation<typeof zh>;
