// Owns the sentences of acts on messages that every face says, in Chinese.
export const acts = {
  outbox: {
    title: '待确认',
    forward: '转发 {{messages}} 条消息到 {{targets}} 个会话',
    delete: '删除 {{messages}} 条消息',
    empty: '没有等待确认的消息或操作',
    emptyDetail: '没有联网时写的消息会留在这里，联网后自动发出。',
    drop: '放弃',
    count_other: '{{count}} 项等待确认',
  },
  export: {
    made: '导出于 {{time}}',
    title: '导出会话',
    done_other: '已导出 {{count}} 条消息',
  },
} as const;
