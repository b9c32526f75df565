// Owns the sentences of flash messages at the command line, in Chinese.
export const cliFlash = {
  open: {
    summary: '打开一条闪信，只能看一次',
    act: 'read：打开来看',
    mid: '闪信的编号',
    example: '打开一条闪信',
    exampleJson: '以 JSON 打开一条闪信',
    left_other: '只显示这一次，还剩 {{count}} 秒：',
    gone: '闪信已经焚毁',
  },
  send: '作为闪信发送：对方看过即焚，不排队、不留副本',
  burn: {
    option: '逐字节扫描这台电脑上的文件，证明闪信没有留下副本',
    words: '闪信说过的话，也一起查找；- 表示从标准输入读取',
    data: '同时扫描这个办公室数据目录',
    example: '证明一条闪信已经焚毁',
    scanned: '闪信 {{mid}}：扫描 {{files}} 个文件、{{bytes}} 字节，{{copies}} 处副本（{{folders}}）',
    withWords: '要连原话一起查找，加上 --words -',
    found: '请把这个结果交给管理员',
  },
} as const;
