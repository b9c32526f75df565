// Owns the sentences of the centre of notices in the terminal client, in English.
export const tuiNotices = {
  key: {
    previousKind: 'previous kind',
    nextKind: 'next kind',
    unread: 'unread ones or all',
    mute: 'mute this kind, or hear it again',
  },
  heard: '“{{kind}}” is told again, on all your devices',
} as const;
