// Owns the sentences of the page that says why nobody may come in, in Chinese.
export const access = {
  title: '无法进入',
  signInAgain: '重新登录',
  detail: '请重新登录。如果仍然不行，请联系管理员。',
  askAdministrator: '请联系管理员处理后再登录。',
} as const;
