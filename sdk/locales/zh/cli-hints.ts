// Owns the hints beside the command line’s data, in Chinese; a file of their own, because they are said without the rest.
export const cliHints = {
  systemNotices: '系统通知',
  storedOnly: '连接不上服务器，以下是本机保存的内容',
  statusesUnknown: '没能向服务器问到状态，故不显示；人员信息不受影响，可稍后再试',
  storeRebuilt: '本机数据损坏，已重新建立并从服务器补回',
  takeBackWaits: '服务器可能已经收下它，现在联系不上：取消会在下次连接时送达（见 tangram outbox list）',
  scheduledHere: '以下还在本机等待；服务器已收下的须连接后才能列出，到时照常发送',
  moreRows: '显示了 {{shown}} 条，共 {{total}} 条；加 --all 显示全部',
  readers: '{{total}} 人中 {{read}} 人已读',
  updateFound: '有新版本 {{version}}：tangram update install 安装，tangram update skip 不再提示',
  nextPage: '还有更多，继续请加 --cursor {{cursor}}',
  incomplete: '本机尚未保存全部历史消息；运行 tangram cache sync 可补全',
} as const;
