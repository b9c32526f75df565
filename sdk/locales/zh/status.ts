// Owns what is said of people's statuses, in Chinese.
export const status = {
  title: '我的状态',
  set: '设置状态',
  change: '状态：{{status}}',
  inMeeting: '会议中',
  emoji: '表情',
  noEmoji: '无',
  words: '状态文字',
  wordsHint: '同事在会话、名片里都能看到，最多 {{most}} 个字。',
  until: '持续到',
  suggested: '常用状态',
  suggestions: {
    home: '居家办公',
    out: '外出',
    leave: '休假',
    sick: '病假',
    focus: '专注中，稍后回复',
    meal: '午休',
  },
  ends: {
    halfHour: '30 分钟',
    hour: '1 小时',
    fourHours: '4 小时',
    today: '今天',
    week: '本周',
    never: '一直',
    kept: '到 {{time}}',
    moment: '指定时间',
  },
  endsOn: '结束于',
  endsAt: '到 {{time}}',
  clear: '清除状态',
  none: '还没有设置状态，无需清除',
  done: '状态已更新',
  cleared: '状态已清除',
} as const;

/** Errors. */
export const statusErrors = {
  statusTooLong: '状态文字不能超过 60 个字，请改短一些',
  statusEmoji: '状态前面只能放一个表情，请换一个',
  statusBlank: '这个状态看不见任何内容，请写点什么，或者清除状态',
  statusTime: '状态要在将来的一年之内结束，请换一个时间',
} as const;
