// Owns what to do next after a refusal, at the command line, in Chinese.
export const cliNext = {
  groupOwnerOnly: '请群主来做',
  groupAdministratorsOnly: '请群主或管理员来做',
  groupInvitationClosed: '请群主或管理员邀请',
  groupRank: '请群主来做',
  groupFull: '先移出不再需要的人，或另建一个群',
  leftBehind: '还能用 tangram chat read 查看，用 tangram chat export 导出',
  noLongerFriends: '在同一组织的话，运行 tangram contacts add-friend 重新加好友',
  withdrawTooLate: '运行 tangram chat delete 只为自己删除',
  notForwardable: '把这些消息号去掉，其他的照常转发',
  flashGone: '请对方再发一次',
  fileGone: '请对方再发一次',
  notFound: '检查编号和名字',
  qrDenied: '如果是误操作，重新运行 tangram login --qr',
  qrExpired: '运行 tangram login --qr 换一个新的代码',
  uploadsRunning: '等上传完成，或运行 tangram outbox drop 放弃它们',
} as const;
