// Owns what the command line says about acts on messages, in Chinese.
export const cliActs = {
  argument: {
    mids: '消息号，一个或多个',
  },
  withdraw: {
    summary: '撤回消息；限时之内，群主和管理员不限',
    exampleOne: '撤回一条',
    exampleMany: '撤回两条，逐条说明结果',
    done_other: '已撤回 {{count}} 条消息',
  },
  delete: {
    summary: '只为自己删除消息，其他人仍能看到',
    exampleOne: '删除一条',
    exampleMany: '删除两条，逐条说明结果',
    done_other: '已删除 {{count}} 条消息',
  },
} as const;
