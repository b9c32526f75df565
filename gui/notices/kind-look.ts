// Owns how each kind of notice looks: its icon on a tint of its hue, as the workbench draws its sources.
import type { NoticeTopicSetting } from '#sdk/notices/index.ts';

/** See the file's first line. */
export const kindLook: Readonly<Record<NoticeTopicSetting, { icon: string; hue: number }>> = {
  noticeMentions: { icon: 'mention', hue: 4 },
  noticeReminders: { icon: 'clock', hue: 1 },
  noticeSchedule: { icon: 'calendar', hue: 5 },
  noticeMeetings: { icon: 'meeting', hue: 4 },
  noticeApprovals: { icon: 'approval', hue: 0 },
  noticeAnnouncements: { icon: 'megaphone', hue: 3 },
  noticeDisk: { icon: 'disk', hue: 5 },
  noticeDocuments: { icon: 'write', hue: 6 },
  noticeOffice: { icon: 'shield', hue: 1 },
  noticeOthers: { icon: 'bell', hue: 2 },
};
