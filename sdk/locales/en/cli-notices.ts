// Owns what the command line says about notices, in English.
export const cliNotices = {
  summary: 'Notices: what the office told you, and how loudly each kind is told',
  left_one: '{{count}} unread notice left',
  left_other: '{{count}} unread notices left',
  column: {
    unread: 'State',
    kind: 'Kind',
    text: 'Text',
    time: 'Time',
    level: 'Level',
  },
  list: {
    summary: 'List notices, newest first',
    unread: 'only unread ones',
    kind: 'only one kind',
    exampleUnread: 'what is unread',
    exampleKind: 'shared files, as JSON',
  },
  read: {
    summary: 'Mark as read, on all devices',
    ids: 'ids of notices',
    all: 'all of them',
    exampleIds: 'two of them',
    exampleAll: 'all of them',
  },
  settings: {
    summary: 'Show or change how loudly each kind is told, on all devices',
    kind: 'a kind, like disk; all of them when left out',
    level: 'urgent, sound, silent or count; only shown when left out',
    exampleList: 'the level of each kind',
    exampleSet: 'shared files are counted only',
  },
  watch: {
    summary: 'Notices as they come and are read, one JSON object per line',
    exampleAll: 'keep watching',
    exampleOne: 'wait for the text of the next one',
  },
} as const;
