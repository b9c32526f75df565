// Owns what the command line calls the states, levels and outcomes that its rows name by a word of the JSON, in Chinese.
export const cliStates = {
  edit: '编辑',
  manage: '管理',
  read: '阅读',
  comment: '评论',
  owner: '所有者',
  details: '可见详情',
  busy: '仅忙闲',
  waiting: '等待中',
  failed: '失败',
  done: '已完成',
  ready: '可用',
  refused: '不能在这里完成',
} as const;
