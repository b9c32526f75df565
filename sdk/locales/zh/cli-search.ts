// Owns what `tangram search` says, in Chinese.
export const cliSearch = {
  summary: '一处搜索：会话、人、命令、设置、消息、文件、日程等',
  text: '要找的词、拼音或首字母',
  in: '只在这些组里找，如 people,messages',
  files: '只找文件：会话里的和云盘里的',
  limit: '每组最多几条，默认 6',
  exampleAll: '在所有地方找一个词',
  examplePeople: '只找人，输出 JSON',
  group: '组',
  title: '标题',
  excerpt: '摘要',
  time: '时间',
  failed: '{{group}} 没有查到：{{why}}',
} as const;
