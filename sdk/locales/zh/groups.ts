// Owns what is said of groups wherever they are shown, in Chinese.
export const groups = {
  role: { owner: '群主', administrator: '管理员', member: '成员' },
  name: '群名称',
  introduction: '群简介',
  notice: '群公告',
  invitation: '成员邀请',
  review: '入群审核',
  push: '消息提醒',
  requests: '入群申请',
} as const;
