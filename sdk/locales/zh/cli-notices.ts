// Owns what the command line says about notices, in Chinese.
export const cliNotices = {
  summary: '通知：服务器告诉你的事，和每类通知提示的方式',
  left_other: '还有 {{count}} 条未读通知',
  column: {
    unread: '状态',
    kind: '类别',
    text: '内容',
    time: '时间',
    level: '方式',
  },
  list: {
    summary: '列出通知，新的在前',
    unread: '只看未读',
    kind: '只看一类',
    exampleUnread: '未读的通知',
    exampleKind: '云盘共享的通知，输出 JSON',
  },
  read: {
    summary: '标为已读，所有设备一致',
    ids: '通知编号，可以多个',
    all: '全部通知',
    exampleIds: '两条',
    exampleAll: '全部',
  },
  settings: {
    summary: '查看或更改每类通知提示的方式，所有设备一致',
    kind: '类别，如 disk；不写则列出全部',
    level: '方式：urgent、sound、silent、count；不写则只查看',
    exampleList: '每一类的方式',
    exampleSet: '云盘共享只计数',
  },
  watch: {
    summary: '通知到来或被读时逐行输出 JSON',
    exampleAll: '一直看着',
    exampleOne: '等下一条的内容',
  },
} as const;
