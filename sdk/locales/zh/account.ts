// Owns the sentences of the account page, in Chinese.
export const account = {
  person: '个人信息',
  name: '姓名',
  loginName: '账号',
  email: '邮箱',
  phone: '电话',
  department: '部门',
  secondaryDepartments: '兼任部门',
  none: '无',
  password: '密码',
} as const;
