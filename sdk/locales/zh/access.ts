// Owns the sentences of the page that says why nobody may come in, in Chinese.
export const access = {
  title: '无法进入',
  signInAgain: '重新登录',
  detail: '如果重新登录后仍然不行，请联系管理员。',
  askAdministrator: '请联系管理员处理后再登录。',
  tab: {
    continueHere: '在此继续',
  },
} as const;
