// Owns the Chinese sentences about what somebody leaves behind who signs out.

export const leave = {
  chat: '“{{name}}”{{count}} 条',
  nothing: '没有未发送的内容。草稿留在本机，下次登录后继续。',
  uploads: '正在上传 {{count}} 个文件（{{names}}），传完才能退出。',
  meeting: '你正在会议“{{name}}”中，退出就离开会议。',
  documents: '{{names}}里还有没有送到服务器的内容，留在本机，下次登录后送出。',
  documentsLost: '{{names}}里还有没有送到服务器的内容，清除后会丢失。',
  document: '《{{name}}》',
  unsent: '还有 {{count}} 条没有发出：{{chats}}。它们和草稿留在本机，下次登录后继续。',
  lost: '还有 {{count}} 条没有发出：{{chats}}。清除后它们不会再发送。',
  erase: '同时清除本机保存的消息、草稿和缓存文件',
} as const;
