// The kinds of what the office tells a person, by the topics it names, and how loudly each may be told.

/**
 * How loudly: also while nobody wants to be disturbed; with tip and sound, as the person hears messages; with a tip
 * alone; or counted in the chat of notices and no more.
 */
export const noticeLevels = ['urgent', 'sound', 'silent', 'count'] as const;
/** How loudly a kind is told. */
export type NoticeLevel = (typeof noticeLevels)[number];

/** Topic of a mention, an answer or a reaction, which happen in chats: no notice of the office carries it. */
export const activityTopics = {
  mention: 'chat.mention',
  reply: 'chat.reply',
  reaction: 'chat.reaction',
} as const;

/** The kinds, with the beginnings of the topics of each; the first that fits counts. The settings are called the same. */
const beginnings = {
  noticeMentions: ['chat.'],
  noticeReminders: ['schedule.reminder'],
  noticeSchedule: ['schedule.'],
  noticeMeetings: ['meeting.'],
  noticeApprovals: ['approval.'],
  noticeAnnouncements: ['announcement.'],
  noticeDisk: ['disk.'],
  noticeDocuments: ['write.'],
  noticeOffice: ['office.'],
  noticeOthers: [''],
} as const satisfies Record<string, readonly string[]>;

/** Name of a kind, and of the setting that says its level. */
export type NoticeTopicSetting = keyof typeof beginnings;
/** The level of every kind. */
export type NoticeLevels = Readonly<Record<NoticeTopicSetting, NoticeLevel>>;

/** All of them. */
export const noticeTopicSettings = Object.keys(beginnings) as readonly NoticeTopicSetting[];

/** The kind of a topic. */
export function noticeTopicOf(topic: string): NoticeTopicSetting {
  const fits = (name: NoticeTopicSetting): boolean => beginnings[name].some((one) => topic.startsWith(one));
  return noticeTopicSettings.find(fits) ?? 'noticeOthers';
}

/** Topic of the news that mentions or answers were read. */
export const activityTopic = 'notice.activity';
