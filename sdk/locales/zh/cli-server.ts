// Owns what the command line says about keeping an office: ending it, its copies and its log, in Chinese.
export const cliServer = {
  data: '办公服务的数据文件夹；不写就是 server start 默认用的',
  stop: {
    summary: '停止正在运行的办公服务，等数据文件夹空出来再返回',
    exampleOwn: '停止默认文件夹上的办公服务',
    exampleFolder: '给脚本：另一个文件夹',
    done: '办公服务已停止：{{url}}',
  },
  backup: {
    summary: '把办公服务的全部数据备份到一个文件夹，运行中也可以',
    folder: '新文件夹；备份完整了它才出现',
    exampleOwn: '备份默认的办公服务',
    exampleFolder: '给脚本：另一个办公服务，备份到另一块盘',
    done_other: '已备份到 {{path}}：{{count}} 条消息，{{files}} 个文件，共 {{size}}',
  },
  restore: {
    summary: '用备份恢复办公服务的数据；原有的数据放到一边，不删除',
    folder: '备份文件夹',
    replace: '文件夹里已有数据时，把它放到一边再恢复',
    exampleNew: '恢复到另一个文件夹',
    exampleReplace: '给脚本：换回备份时的数据',
    done_other: '已恢复“{{name}}”（备份于 {{time}}，{{count}} 条消息）到 {{path}}。',
    setAside: '原有的数据在 {{path}}。',
  },
  logs: {
    summary: '办公服务何时启动、停止，出过什么错，最新的在最后',
    exampleNewest: '最近五条',
    exampleFaults: '给脚本：只要出过的错',
    only: '只看一种',
    event: '事件',
    detail: '详情',
    started: '启动',
    stopped: '停止',
    fault: '出错',
    backup: '备份',
  },
} as const;
