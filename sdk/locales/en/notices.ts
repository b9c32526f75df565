// Owns the English sentences of the centre of notices.

export const noticeCentre = {
  title: 'Notices',
  all: 'All',
  unread: 'Unread',
  kinds: 'By kind',
  readAll: 'Mark all as read',
  read: 'Mark as read',
  isUnread: 'Unread',
  settings: 'Notice settings',
  open: 'Open',
  level: 'This kind',
  mute: 'Mute “{{kind}}”',
  muted: '“{{kind}}” is counted only from now on, on all your devices',
  emptyAll: 'No notices yet',
  emptyAllDetail: 'Invitations, approvals, announcements and shared files all gather here.',
  emptyUnread: 'Nothing unread',
  emptyKind: 'Nothing of this kind',
  keys: { move: 'Move', open: 'Open', read: 'Mark as read', all: 'Mark all', mute: 'Mute this kind' },
} as const;
