// Owns the sentences of the to-do list in the terminal client, in Chinese.
export const tuiTodo = {
  key: {
    previous: '上一个列表',
    next: '下一个列表',
    yes: '同意或完成',
    no: '拒绝',
    settle: '完成',
    open: '在浏览器中处理',
  },
  done: '{{act}}：{{title}}',
  sure: '{{act}}“{{title}}”？',
  sureDetail: '对方会收到这个答复。',
  words: '说明原因',
  wordsMissing: '先写下原因。',
  later: '{{title}} 推迟到{{when}}',
  noPlace: '这件事在这里没有可以打开的页面。',
  none: '这里没有内容。',
} as const;
