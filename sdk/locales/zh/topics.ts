// Owns the Chinese sentences about how loudly each kind of notice is told.

export const topics = {
  title: '各类系统通知',
  urgent: '免打扰时也提示',
  sound: '提示并响铃',
  silent: '只提示',
  count: '只计数',
  noticeMentions: '提到我和回复我',
  mentionsHint: '指群聊里的消息。别人对你消息的表情回应也列在一起，但不弹提示。静音的会话仍然不提示。',
  noticeReminders: '日程提醒',
  remindersHint: '日程和任务开始前的提醒。提示和声音本身由上面的开关决定。',
  noticeSchedule: '日程和任务',
  noticeMeetings: '会议',
  noticeApprovals: '审批',
  noticeAnnouncements: '公告',
  noticeDisk: '云盘共享',
  noticeDocuments: '文稿',
  noticeOffice: '服务器状况',
  officeHint: '磁盘、授权和备份的告警，只发给管理员。',
  noticeOthers: '其他通知',
} as const;
