// Owns what the command line says of reactions, new wordings and pinned messages, in Chinese.
export const cliMarks = {
  emoji: '任意一个表情，写名称或字符：强、thumb、:heart:、🎉；写别的词会列出可用的名称',
  exampleScript: '供脚本使用',
  react: {
    summary: '用表情回应一条消息，或收回回应',
    off: '收回自己的回应',
    example: '点个赞',
    exampleOff: '收回',
    done_other: '{{emoji}}：{{count}} 人',
  },
  reactions: { summary: '谁用什么表情回应了一条消息', example: '看谁回应了' },
  edit: {
    summary: '在可撤回的时间内修改自己的消息，原文仍可查看',
    text: '新的文字',
    example: '改一个字',
    exampleAt: '同上，并提到一个人；新提到的人会收到提醒',
    done: '已修改',
  },
  versions: { summary: '一条消息修改之前写的是什么', example: '从最早到最近' },
  pin: {
    summary: '把一条消息置顶给会话里的所有人，或取消',
    off: '取消置顶',
    example: '置顶',
    exampleOff: '取消置顶',
  },
  pinned: { summary: '会话里置顶的消息，最近置顶的在前', example: '一个群的置顶消息' },
  notMentioned: '文字里写了 {{names}}，但没有提到谁。要提到：--at {{at}}',
  notMentionedForward:
    '文字里写了 {{names}}，但没有提到谁：转发附言不会提到人。要提到：tangram chat send … --at {{at}}',
  column: { emoji: '表情' },
} as const;
