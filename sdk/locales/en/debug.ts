// Owns the sentences of the debug page, in English.
import type { Translation } from '../translation.ts';
import type { debug as zh } from '../zh/debug.ts';

export const debug = {
  title: 'Debug',
  connection: 'Connection',
  store: 'Local store',
  errors: 'Last errors',
  notifications: 'Notification log',
  phase: 'State',
  phases: {
    idle: 'Not connected',
    connecting: 'Connecting',
    catchingUp: 'Catching up',
    online: 'Online',
    waiting: 'Waiting to retry',
    gaveUp: 'Gave up',
  },
  attempt: 'Failed attempts',
  framesIn: 'Frames in',
  framesOut: 'Frames out',
  unknownFrames: 'Unknown frames',
  faultyFrames: 'Faulty frames',
  gaps: 'Gaps',
  reconnects: 'Reconnects',
  resyncs: 'Resyncs',
  path: 'Location',
  messages: 'Messages',
  chats: 'Chats',
  bytes: 'Size',
  cursor: 'Cursor',
  complete: 'Whole history',
  yes: 'Yes',
  no: 'No',
  refresh: 'Refresh',
} as const satisfies Translation<typeof zh>;
