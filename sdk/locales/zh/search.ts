// Owns the sentences of the one search, in Chinese.
export const search = {
  // Looked through, never shown.
  also: {
    theme: '深色模式 夜间模式 黑暗模式 浅色 主题 皮肤 dark mode theme',
    language: '英文 中文 english',
    signOut: '退出 登出 注销 log out logout',
    lock: '锁屏 锁定 lock screen',
  },
  label: '搜索全部',
  labelInChat: '在“{{name}}”中查找',
  placeholder: '会话、人、消息、文件、日程、命令…',
  placeholderInChat: '查找消息',
  recent: '最近',
  chats: '会话',
  people: '人员',
  commands: '命令',
  goTo: '打开{{place}}',
  messages: '消息',
  searching: '正在搜索…',
  incomplete: '本机还没有全部历史消息，结果可能不全。',
  moreMessages: '还有更多，再输入几个字缩小范围。',
  keyMove: '选择',
  keyOpen: '打开',
  keyClose: '关闭',
} as const;
