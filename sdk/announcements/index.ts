// The door of announcements.
export type { Announcement, AnnouncementRow } from './announcements-api.ts';
