// Owns the sentences of the desktop program outside its pages: tray, dialogs and notifications, in Chinese.
export const desktop = {
  cancel: '取消',
  close: '关闭',
  unread_other: '{{count}} 条未读',
  todo: '待办 {{count}}',
  choose: {
    heading: '连接办公室',
    address: '服务器地址',
    hint: '例如 office.example.com 或 192.168.1.20:4600；可以向管理员询问。',
    missing: '请输入服务器地址',
    invalid: '这不是一个服务器地址，应像 office.example.com',
    connect: '连接',
  },
  link: {
    ask: '在浏览器中打开 {{host}}？',
    open: '打开',
    refused: '这个地址不能打开',
  },
  visit: {
    ask: '有链接想打开这里的一个页面',
    open: '打开页面',
  },
  tray: {
    show: '显示{{name}}',
    lock: '锁定',
    doNotDisturb: '勿扰',
    quit: '退出',
  },
  notice: {
    hidden: '有一条新消息',
  },
  quit: {
    waiting: '这些内容还没有发出，会在下次启动后继续',
    blocked: '这些文件还在上传，现在退出会丢失，请稍候',
    message: '消息',
    upload: '上传',
    more: '还有 {{count}} 项',
    back: '返回',
    anyway: '退出',
  },
  trust: {
    accept: '信任',
    changed: '可能有人冒充。请向管理办公室的人核对；确认无误后用 tangram login --fingerprint 重新信任。',
  },
  capture: {
    ask: '允许本程序截取屏幕吗？',
    askDetail: '只有你要截图时才会截取。这个回答在退出前一直有效。',
    allow: '允许',
    denied: '系统没有允许本程序看到屏幕',
    deniedDetail: '请在“隐私与安全性 › 屏幕录制”里允许它，再重新启动。',
    openSettings: '打开设置',
    choose: '要给大家看什么？',
    screens: '屏幕',
    windows: '窗口',
    none: '没有可以展示的内容',
    share: '展示',
  },
  preview: {
    unpin: '取消钉住',
    ownSize: '原始大小',
    missing: '这张图片无法显示',
  },
} as const;
