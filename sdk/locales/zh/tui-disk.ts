// Owns the sentences of the disk's part of the terminal client, in Chinese.
export const tuiDisk = {
  key: { show: '云盘', out: '上一级', select: '选中', range: '连续选中' },
  uploading_other: '{{count}} 个文件开始上传，Alt+J 查看进度',
  uploaded: '“{{name}}”已上传',
  instant: '“{{name}}”秒传完成',
  undone: '已撤销',
  grantMore: '授权给更多人…',
  grantTake: '取消授权：{{name}}（{{level}}）',
  grantTaken: '已取消{{name}}的授权',
  granted: '已授权给{{name}}',
  linked: '链接已生成：{{address}}',
} as const;
