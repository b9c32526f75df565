// Owns what is said where rights are given to people, departments and groups, in Chinese.
export const grants = {
  whom: '给谁',
  whomHint: '输入人员、部门或群组的名称',
  notAsked: '没能查找，请检查网络后再试',
  nobody: '没有找到',
  level: '权限',
  levelOf: '{{name}} 的权限',
  until: '有效期',
  forever: '永久有效',
  days_other: '{{count}} 天',
  untilDay: '有效期至 {{day}}',
  standing: '已有权限',
  none: '还没有单独授权',
  take: '移除 {{name}}',
} as const;
