// What comes of an act on a message.
import type { TextRef } from '../../locales/index.ts';

/** What a message verb leads to, for the face to carry out. */
export type MessageOutcome = {
  copy?: string;
  editText?: string;
  /** `editText` was a flash message and is written as one again. */
  isFlash?: true;
  /** The message is to be answered with a quote. */
  quotes?: true;
  /** What the face is to open for the message. */
  opens?:
    | 'forward'
    | 'select'
    | 'readers'
    | 'remind'
    | 'saveToDisk'
    | 'makeTask'
    | 'makeEvent'
    | 'react'
    | 'reactors'
    | 'reword'
    | 'versions';
  /** What the person is told once it is done. */
  told?: TextRef;
};
