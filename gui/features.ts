// The list of the window's features: a row here, and its places can be opened.
import { adminGui } from './admin/feature.ts';
import { announcementsGui } from './announcements/feature.ts';
import { approvalGui } from './approval/feature.ts';
import { appsGui } from './apps/feature.ts';
import { askGui } from './ask/feature.ts';
import { diskFeature } from './disk/feature.ts';
import type { GuiFeature } from './feature.ts';
import { meetingGui } from './meeting/feature.ts';
import { noticesGui } from './notices/feature.ts';
import { scheduleGui } from './schedule/feature.ts';
import { suggestionsGui } from './suggestions/feature.ts';
import { todoGui } from './todo/feature.ts';
import { writeFeature } from './write/feature.ts';

/** Every feature that has places of its own beside messages, contacts and settings. */
export const guiFeatures: readonly GuiFeature[] = [
  // One row each.
  announcementsGui,
  approvalGui,
  appsGui,
  askGui,
  diskFeature,
  meetingGui,
  noticesGui,
  scheduleGui,
  suggestionsGui,
  adminGui,
  todoGui,
  writeFeature,
];
