// Owns what windows and commands say about new versions of the client, in Chinese.
export const update = {
  title: '发现新版本 {{version}}',
  required: '需要更新到 {{version}}',
  forced: '必须更新',
  optional: '可以更新',
  whatIsNew: '更新内容',
  size: '安装包 {{size}}',
  now: '立即更新',
  ignore: '忽略此版本',
  later: '下次再说',
  cancel: '取消更新',
  progress: '正在更新：{{percent}}%',
  ready: '{{version}} 已下载并通过校验。安装时会关闭本程序，草稿和待发送的消息都会保留。',
  start: '安装并重启',
  byPage: '重新载入窗口即可换用新版本；草稿和待发送的消息都会保留。',
  check: '检查更新',
  checking: '正在检查更新…',
  found: '发现新版本 {{version}}',
  upToDate: '已经是最新版本',
  notNeeded: '暂时不需要更新',
  failed: '检查更新出现异常，请稍后再试',
  timedOut: '检查更新超时',
  show: '查看',
} as const;

/** What `tangram update` says. */
export const cliUpdate = {
  summary: '检查、跳过、安装新版本',
  current: '现在的版本',
  newest: '新版本',
  contents: '更新内容',
  check: {
    summary: '有没有新版本',
    exampleWord: '现在检查',
    exampleJson: '给脚本：结果和版本号',
  },
  skip: {
    summary: '忽略这个新版本，或者今天不再提示',
    today: '只到今天结束',
    exampleVersion: '不再提示这个版本',
    exampleToday: '明天再说',
    done: '不再提示 {{version}}。',
    later: '今天不再提示 {{version}}。',
  },
  install: {
    summary: '下载新版本并校验签名；加 --start 立即安装',
    start: '校验之后交给系统安装',
    exampleWord: '下载并校验',
    exampleStart: '给脚本：下载、校验并安装',
    done: '{{version}} 已通过校验：{{path}}',
  },
} as const;
