// Owns the sentences of the centre of notices in the terminal client, in Chinese.
export const tuiNotices = {
  key: {
    previousKind: '上一类',
    nextKind: '下一类',
    unread: '只看未读或全部',
    mute: '不再提示这类，或恢复提示',
  },
  heard: '“{{kind}}”恢复提示；所有设备上都一样',
} as const;
