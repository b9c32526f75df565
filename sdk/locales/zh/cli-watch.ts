// Owns the sentences of watches, in Chinese.
export const cliWatch = {
  events: '只要这些事件；默认 message 和 notice，all 为全部',
  type: '消息只要这几种：text、image、file 等，用逗号分开',
  exampleEvents: '谁读了、撤回了什么、会话列表怎么变',
  group: {
    summary: '群里有变化就输出：成员进出、改名、权限、会话列表里的一行；每行一个 JSON',
    exampleOne: '只看一个群',
    exampleAll: '所有群，只要事件的名字',
  },
  contacts: {
    summary: '有人上线下线、成为好友、被关注就输出，每行一个 JSON',
    exampleDay: '看一个工作日',
    exampleFriends: '新好友的姓名',
  },
} as const;
