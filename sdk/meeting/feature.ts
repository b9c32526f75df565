// Meetings and calls as a feature of the SDK: its name, its members, and how it opens.
import type { Feature } from '../feature.ts';
import type { MeetingApi } from './meeting-api.ts';

/** Meetings one is asked to, rooms one sits in, calls that ring. */
export const meetingFeature: Feature<'meeting', MeetingApi> = {
  name: 'meeting',
  capability: 'meeting',
  shape: {
    list: 'call',
    show: 'call',
    find: 'call',
    create: 'call',
    change: 'call',
    invite: 'call',
    end: 'call',
    cancel: 'call',
    members: 'call',
    join: 'call',
    leave: 'call',
    hold: 'feedFactory',
    signal: 'call',
    setSeat: 'call',
    hostAct: 'call',
    react: 'call',
    say: 'call',
    said: 'call',
    notes: 'call',
    writeNotes: 'call',
    ringing: 'feed',
    stopRinging: 'call',
    watch: 'feedFactory',
    changes: 'feed',
    calls: 'feed',
    ring: 'call',
    accept: 'call',
    refuse: 'call',
    hangUp: 'call',
    turnIntoMeeting: 'call',
    currentCalls: 'call',
  },
  idle: { changes: 0, calls: [], ringing: [] },
  finds: 'meeting.found',
  // A call may ring from the first moment on.
  opens: 'withConnection',
  mayLeaveBehind: true,
  topics: ['meeting.'],
  load: () => import('./service.ts'),
};
