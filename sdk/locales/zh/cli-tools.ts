// Owns the sentences of the command line’s tools: jq, paging, raw calls, completion, links, in Chinese.
export const cliTools = {
  watchFilter: "只要符合条件的消息；条件是 jq 的写法，如 '.mine | not'",
  exampleFilter: '只看提到我的消息，只输出文字',
  option: {
    jq: "用 jq 过滤 JSON，字符串原样输出；如 '.[].name'",
    noPager: '不用分页程序',
  },
} as const;
