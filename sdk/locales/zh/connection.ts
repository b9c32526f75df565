// Owns the sentences about the connection to the office, in Chinese.
export const connection = {
  connecting: '正在连接…',
  certificate: '服务器出示的证书与之前不同，没有发送任何内容，请联系管理员',
  offline: '网络已断开，正在重新连接',
  offlineQueued_other: '网络已断开，{{count}} 条消息将在联网后自动发送',
  retryIn_other: '{{count}} 秒后重试',
  retryNow: '立即重试',
  catchingUp: '正在补收消息…',
  gaveUp: '网络连接失败，请检查网络后重试',
  back: '已重新连接',
  gaveUpQueued_other: '网络连接失败，{{count}} 条消息等待发送',
  workerStopped: '后台程序已停止，重新打开页面后会继续',
  reload: '重新打开',
  inMemory: '本机存储不可用，这个窗口里的消息不会保存在本机',
  inOtherTab: '另一个窗口正在使用本机存储，这个窗口里的消息不会保存在本机',
  rebuilt: '本机数据损坏，已重新建立并从服务器补回',
  newerBuild: '七巧有新版本，没有发完的内容都会保留',
} as const;
