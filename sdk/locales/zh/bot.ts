// Owns the sentences a bot says about its commands by itself, in Chinese.
export const bot = {
  tooMuch: '“{{words}}”是多出来的。用法：{{usage}}',
  wrongArgument: '参数 {{field}} 不对：{{message}}。用法：{{usage}}',
} as const;
