// Owns what is said of reactions, new wordings and pinned messages, in Chinese.
export const marks = {
  react: '回应表情',
  reactWith: '回应 {{name}}',
  reactions: '{{name}}，{{count}} 人',
  reactionsMine: '{{name}}，{{count}} 人，包括你',
  reactors: '谁回应了',
  more: '更多操作',
  toolbar: '消息操作',
  forwardedFrom: '转发自 {{name}}',
  edited: '已编辑',
  editedAt: '{{time}} 编辑过，点开看原文',
  editTitle: '编辑消息',
  editSave: '保存',
  editReplace: '替换',
  editGone: '这条消息已被撤回，写的内容还在这里，可以复制。',
  editedNow: '这条消息在别处又编辑过，现在的内容是：',
  editHint: '对方会看到“已编辑”，也能看到原文。',
  versions: '编辑记录',
  versionNow: '现在',
  personCard: '名片',
  pinned: '置顶消息',
  pinnedCount_other: '{{count}} 条置顶消息',
  pinnedBy: '{{name}} 置顶',
  pinnedNone: '还没有置顶消息',
  told: {
    pinned: '已置顶，群里所有人可见',
    unpinned: '已取消置顶',
    edited: '已修改',
    waiting: '联网后自动完成',
  },
  waiting: {
    react: '给「{{text}}」加回应',
    unreact: '取消对「{{text}}」的回应',
    edit: '把消息改为「{{text}}」',
    pin: '置顶「{{text}}」',
    unpin: '取消置顶「{{text}}」',
  },
} as const;

/** Errors. */
export const markErrors = {
  editTooLate: '已超过可编辑的时间',
  editedElsewhere: '这条消息之后在别处又被编辑过。仍要改成这里的内容，请重试。',
} as const;
