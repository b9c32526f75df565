// Owns the sentences about the connection to the office, in English.
import type { Translation } from '../translation.ts';
import type { connection as zh } from '../zh/connection.ts';

export const connection = {
  connecting: 'Connecting…',
  certificate: 'The server shows another certificate than before; nothing is sent. Ask the administrator.',
  offline: 'Offline; reconnecting',
  offlineQueued_one: 'Offline; {{count}} message waits',
  offlineQueued_other: 'Offline; {{count}} messages wait',
  retryIn_one: 'Next try in {{count}} second',
  retryIn_other: 'Next try in {{count}} seconds',
  retryNow: 'Try now',
  catchingUp: 'Catching up…',
  gaveUp: 'The network connection failed. Check your network and try again.',
  back: 'Connected again',
  gaveUpQueued_one: 'The network connection failed; {{count}} message is waiting',
  gaveUpQueued_other: 'The network connection failed; {{count}} messages are waiting',
  workerStopped: 'The background program has stopped; open the page again to go on',
  reload: 'Open again',
  inMemory: 'This browser allows no storage; messages in this window are not kept on this device',
  inOtherTab: 'Another window is using this device’s storage; messages in this window are not kept here',
  rebuilt: 'The data on this device was damaged; it has been rebuilt from the server',
  newerBuild: 'A newer Tangram is here; nothing unfinished is lost',
} as const satisfies Translation<typeof zh>;
