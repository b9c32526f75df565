// Owns the help pages that are about no command, in Chinese.
export const cliTopics = {
  formatting: {
    summary: '输出的样子',
    text: `在终端里，列表是对齐的表格，放不下的列会截断（--wide 不截断）。
在管道里，列表是用制表符分隔的行，没有表头，不截断。
--json 输出 JSON，编号都是字符串，时间是带时区的 ISO-8601；--json=a,b 只要这些字段。
--jq 过滤器 用 jq 过滤 JSON，不用另装 jq；字符串原样输出。
--csv 输出 CSV。--envelope 在 JSON 外面包一层 {ok, data, meta}。
会话列表的标记：@ 提到我，^ 置顶，- 免打扰。
颜色：FORCE_COLOR 优先，其次是 --no-color、NO_COLOR、TERM=dumb；管道里没有颜色。
比终端长的输出交给分页程序：TANGRAM_PAGER、PAGER，否则 less；--no-pager 不用。
别人写的文字里的控制字符不会送到终端。`,
  },
  exitCodes: {
    summary: '退出码',
    text: `0    成功
1    服务器拒绝，或没有找到
2    用法或内容不对
3    没有登录、登录过期、密码错误或许可证过期
4    网络不通或超时
5    程序自身的错误
6    只完成了一部分
7    超过限制
8    已取消
9    没有找到答案（tangram ask）
10   需要 --yes 确认
130  按 Ctrl+C 结束`,
  },
  env: {
    summary: '环境变量',
    text: `TANGRAM_PROFILE   使用的身份
TANGRAM_SERVER    办公服务器的地址
TANGRAM_VARIANT   使用的版本
TANGRAM_VARIANT_FILE   自己的版本文件
TANGRAM_LANG      语言：zh 或 en
TANGRAM_TIMEOUT   最多等待多久
TANGRAM_RETRIES   连不上时读取再试几次
TANGRAM_LIMIT     列表最多几条
TANGRAM_TOKEN     每次运行用它登录的设备令牌，不会保存
TANGRAM_KEYS      tangram tui 里自定的按键
TANGRAM_CONTRAST  tangram tui 的对比度：normal 或 high
TANGRAM_PAGER     长输出用的分页程序，先于 PAGER；留空则不用
TANGRAM_<版本>_LOGIN_KEY, TANGRAM_<版本>_MESSAGE_KEY   要求自带密钥的版本所用的密钥
TANGRAM_DESKTOP_PROGRAM   npm start 打开的 Electron 程序
NO_COLOR, FORCE_COLOR, TERM, LANG, LC_ALL
NODE_USE_ENV_PROXY=1 时使用 HTTPS_PROXY 和 HTTP_PROXY
XDG_CONFIG_HOME, XDG_DATA_HOME, XDG_STATE_HOME, XDG_CACHE_HOME
先后顺序：参数、环境变量、项目文件 .tangramrc.json、身份和个人设置、默认值。`,
  },
  scripting: {
    summary: '写脚本',
    text: `数据写到标准输出，说明和错误写到标准错误。
加 --json 时，错误是标准错误上的一个 JSON 对象：type、code、message、hint 等；code 从不翻译。
不在终端里时从不询问；文字用 - 从标准输入读取。
发送：没有及时确认时退出码是 4，消息留在待发送里；用同样的 --client-id 重试不会重复。
等待消息：tangram chat watch 每行输出一个 JSON；标准错误上出现 [tangram] ready 后才是实时的，
最后一行是 [tangram] exit reason=limit|timeout|signal|auth n=条数。
--filter 只留下符合 jq 条件的消息，也只有它们计入 --max-events。
先试一试：会改变东西的命令都有 --dry-run，检查并显示将要发出的请求。
还没有命令的接口：tangram api METHOD SERVICE:PATH -F KEY=VALUE；tangram api 列出所有接口。
输出的结构：tangram schema 命令。命令补全：tangram completion SHELL。`,
  },
  keys: {
    summary: '按键',
    text: `命令运行时，Ctrl+C 结束它（退出码 130）。
询问密码时不显示输入的内容；Enter 确认，Ctrl+C 取消。

全屏客户端（tangram tui）的按键，任何时候都可以在里面按 Alt+H 查找并执行：`,
  },
} as const;
