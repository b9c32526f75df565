// Owns the sentences of the command line’s tools: jq, paging, raw calls, completion, links, in Chinese.
export const cliTools = {
  completion: {
    summary: '输出命令补全脚本',
    shell: 'bash、zsh、fish 或 powershell',
    exampleBash: '在 bash 里使用',
    exampleFish: '保存到 ~/.config/fish/completions/tangram.fish',
  },
  complete: {
    summary: '补全正在输入的词，由 shell 调用',
    words: '已经输入的词，最后一个正在输入',
    exampleVerb: '会话的动作',
    exampleName: '本机已知的会话和人',
  },
  watchFilter: "只要符合条件的消息；条件是 jq 的写法，如 '.mine | not'",
  exampleFilter: '只看提到我的消息，只输出文字',
  option: {
    jq: "用 jq 过滤 JSON，字符串原样输出；如 '.[].name'",
    noPager: '不用分页程序',
  },
} as const;
