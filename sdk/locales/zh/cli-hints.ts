// Owns the hints beside the command line’s data, in Chinese; a file of their own, because they are said without the rest.
export const cliHints = {
  systemNotices: '系统通知',
  storedOnly: '连接不上服务器，以下是本机保存的内容',
  moreRows: '显示了 {{shown}} 条，共 {{total}} 条；加 --all 显示全部',
  readers: '{{total}} 人中 {{read}} 人已读',
  nextPage: '还有更多，继续请加 --cursor {{cursor}}',
  incomplete: '本机尚未保存全部历史消息；运行 tangram cache sync 可补全',
} as const;
