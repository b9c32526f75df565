// Owns the sentences of the page that says why nobody may come in, in Chinese.
export const access = {
  title: '无法进入',
  signInAgain: '重新登录',
  detail: '如果重新登录后仍然不行，请联系管理员。',
  askAdministrator: '请联系管理员处理后再登录。',
  tab: {
    taken: '已在另一个标签页中打开',
    takenDetail: '消息、草稿和待发送的内容都在那里，可以移到这里继续。',
    moved: '已在另一个标签页中继续',
    movedDetail: '草稿和待发送的消息已经移过去，这里不再更新。',
    continueHere: '在此继续',
  },
} as const;
