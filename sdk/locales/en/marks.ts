// Owns what is said of reactions, new wordings and pinned messages, in English.
import type { marks as zh } from '../zh/marks.ts';
import type { Translation } from '../translation.ts';

/** Key for key as in Chinese. */
export const marks = {
  react: 'React',
  reactWith: 'React with {{name}}',
  reactions: '{{name}}, {{count, person|people}}',
  reactionsMine: '{{name}}, {{count, person|people}}, you among them',
  reactors: 'Who reacted',
  more: 'More actions',
  toolbar: 'Message actions',
  edited: 'edited',
  editedAt: 'Edited {{time}}; open to see what it said before',
  editTitle: 'Edit message',
  editSave: 'Save',
  editHint: 'Others see that it was edited, and can see what it said before.',
  versions: 'Edit history',
  versionNow: 'Now',
  personCard: 'Person card',
  pinned: 'Pinned messages',
  pinnedCount_one: '{{count}} pinned message',
  pinnedCount_other: '{{count}} pinned messages',
  pinnedBy: 'Pinned by {{name}}',
  pinnedNone: 'Nothing is pinned here yet',
  told: {
    pinned: 'Pinned for everybody in this chat',
    unpinned: 'No longer pinned',
    edited: 'Message edited',
  },
} as const satisfies Translation<typeof zh>;
