// Owns what the command line says about accounts: help, prompts and results, in Chinese.
export const cliAccount = {
  summary: '账号：密码与免登录设备',
  id: '编号',
  device: '设备',
  used: '最近使用',
  expires: '有效至',
  current: '本机',
  password: {
    summary: '修改密码；其他设备会退出登录',
    passwordStdin: '从标准输入读取：第一行旧密码，第二行新密码',
    keeper: '由谁保管密码；不写就按版本',
    exampleAsk: '在终端里询问，不显示输入',
    exampleStdin: '给脚本：密码不出现在命令行',
    done: '密码已修改，其他设备已退出登录',
  },
  me: {
    summary: '查看自己的名片，或更换、移除自己的头像',
    act: 'update-avatar 更换头像，remove-avatar 移除；不写就显示名片',
    file: 'PNG 或 JPEG 图片；大图会裁成正方形并缩小',
    exampleShow: '自己的名片',
    exampleChange: '换头像',
    changed: '头像已更换',
    removed: '头像已移除',
  },
  devices: {
    summary: '列出免登录设备',
    exampleAll: '所有设备',
    exampleJson: '给脚本：三个字段',
  },
  revoke: {
    summary: '撤销一台设备的免登录',
    id: '设备编号，见 tangram account devices',
    exampleOne: '丢失的设备',
    exampleJson: '给脚本',
    done: '已撤销设备 {{id}}',
  },
} as const;
