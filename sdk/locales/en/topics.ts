// Owns the English sentences about how loudly each kind of notice is told.

export const topics = {
  title: 'Notices by kind',
  urgent: 'Even in Do Not Disturb',
  sound: 'Banner and sound',
  silent: 'Banner only',
  count: 'Count only',
  noticeMentions: 'Mentions and replies',
  mentionsHint:
    'In groups. Reactions to what you wrote are listed with them, without a banner. Muted chats stay silent.',
  noticeReminders: 'Reminders',
  remindersHint: 'Before events and tasks. Whether there are banners and sounds at all is decided above.',
  noticeSchedule: 'Events and tasks',
  noticeMeetings: 'Meetings',
  noticeApprovals: 'Approvals',
  noticeAnnouncements: 'Announcements',
  noticeDisk: 'Shared files',
  noticeDocuments: 'Documents',
  noticeOffice: 'Server health',
  officeHint: 'Alarms about disk, licence and backups; sent to administrators only.',
  noticeOthers: 'Everything else',
} as const;
