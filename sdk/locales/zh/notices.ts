// Owns the Chinese sentences of the centre of notices.

export const noticeCentre = {
  title: '通知',
  all: '全部',
  unread: '未读',
  kinds: '分类',
  readAll: '全部标为已读',
  read: '标为已读',
  isUnread: '未读',
  settings: '通知设置',
  open: '去查看',
  level: '这类通知',
  mute: '不再提示“{{kind}}”',
  muted: '“{{kind}}”今后只计数，不再提示；所有设备上都一样',
  emptyAll: '还没有通知',
  emptyAllDetail: '日程邀请、审批、公告、共享文件等消息都会汇集在这里。',
  emptyUnread: '没有未读通知',
  emptyKind: '没有这一类通知',
  keys: { move: '上下移动', open: '去查看', read: '标为已读', all: '全部已读', mute: '不再提示这类' },
} as const;
