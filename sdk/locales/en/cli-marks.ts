// Owns what the command line says of reactions, new wordings and pinned messages, in English.
import type { cliMarks as zh } from '../zh/cli-marks.ts';
import type { Translation } from '../translation.ts';

/** Key for key as in Chinese. */
export const cliMarks = {
  emoji:
    'Any emoji, by name or as its character: thumb, :heart:, 🎉; for a word that names none the answer lists what does',
  exampleScript: 'For scripts',
  react: {
    summary: 'React to a message with an emoji, or take the reaction back',
    off: 'Take one’s own reaction back',
    example: 'A thumb',
    exampleOff: 'Take it back',
    done_one: '{{emoji}}: {{count}} person',
    done_other: '{{emoji}}: {{count}} people',
  },
  reactions: { summary: 'Who reacted to a message, and with what', example: 'Who reacted' },
  edit: {
    summary: 'Edit one’s own message while it may be withdrawn; what it said before can be seen',
    text: 'Its new words',
    example: 'One letter',
    exampleAt: 'The same, and calls somebody; whoever was not mentioned before is told',
    done: 'Message edited',
  },
  versions: { summary: 'What a message said before it was edited', example: 'From the oldest on' },
  pin: {
    summary: 'Pin a message for everybody in its chat, or unpin it',
    off: 'Unpin it',
    example: 'Pin it',
    exampleOff: 'Unpin it',
  },
  pinned: {
    summary: 'Pinned messages of a chat, the newest pin first',
    example: 'What is pinned in a group',
  },
  notMentioned: '{{names}} was written and not mentioned. To mention: --at {{at}}',
  notMentionedForward:
    '{{names}} was written and not mentioned: words with a forward mention nobody. To mention: tangram chat send … --at {{at}}',
  column: { emoji: 'EMOJI' },
} as const satisfies Translation<typeof zh>;
