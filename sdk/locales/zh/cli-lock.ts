// Owns the sentences of `tangram lock` and `tangram unlock`, in Chinese.
export const cliLock = {
  lock: {
    summary: '锁定当前身份，或选择用什么解锁',
    choose: '解锁方式：单独的密码、账号密码，或不锁',
    passwordStdin: '从标准输入读取密码，每行一个：新的，然后是现在的（如果有）',
    exampleNow: '立即锁定；之后显示内容的命令都会拒绝',
    exampleChoose: '给脚本：设置单独的锁屏密码',
  },
  unlock: {
    summary: '用密码解锁',
    passwordStdin: '从标准输入读取密码',
    exampleAsk: '在终端里询问密码',
    exampleStdin: '给脚本：密码不出现在命令行',
  },
  ask: {
    own: '新的锁屏密码',
    account: '账号密码',
    current: '现在的锁屏密码',
    unlock: '锁屏密码',
  },
  done: {
    locked: '身份 {{profile}} 已锁定',
    unlocked: '身份 {{profile}} 没有锁定',
    own: '身份 {{profile}} 现在用单独的密码解锁',
    account: '身份 {{profile}} 现在用账号密码解锁',
    none: '身份 {{profile}} 不再锁定',
  },
  next: {
    screenLocked: '先运行 tangram unlock；忘记密码就运行 tangram logout，再重新登录',
    lockNotSet: '先运行 tangram lock --choose own',
  },
} as const;
