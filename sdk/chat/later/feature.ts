// What is to happen later as a feature of the SDK.
import type { Feature } from '../../feature.ts';
import type { LaterApi } from '../later-api.ts';

/** Scheduled messages and files, and reminders. */
export const laterFeature: Feature<'later', LaterApi> = {
  name: 'later',
  shape: {
    schedule: 'call',
    scheduleFile: 'call',
    change: 'call',
    remind: 'call',
    unconfirmed: 'call',
    list: 'call',
    cancel: 'call',
    now: 'call',
  },
  idle: {},
  opens: 'whenUsed',
  topics: [],
  load: () => import('./open-later.ts'),
};
