// Owns what is said of reactions, new wordings and pinned messages, in English.
import type { markErrors as zhErrors, marks as zh } from '../zh/marks.ts';
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
  forwardedFrom: 'Forwarded from {{name}}',
  edited: 'edited',
  editedAt: 'Edited {{time}}; open to see what it said before',
  editTitle: 'Edit message',
  editSave: 'Save',
  editReplace: 'Replace',
  editGone: 'This message was withdrawn meanwhile. Your words stand here to be copied.',
  editedNow: 'This message was edited elsewhere meanwhile. It now says:',
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
    waiting: 'It is done once you are connected',
  },
  waiting: {
    react: 'React to “{{text}}”',
    unreact: 'Take the reaction to “{{text}}” back',
    edit: 'Edit the message to “{{text}}”',
    pin: 'Pin “{{text}}”',
    unpin: 'Unpin “{{text}}”',
  },
} as const satisfies Translation<typeof zh>;

/** Errors. */
export const markErrors = {
  editTooLate: 'It is too late to edit this message',
  editedElsewhere:
    'The message has been edited elsewhere since. Try again to replace that wording with yours.',
} as const satisfies Translation<typeof zhErrors>;
