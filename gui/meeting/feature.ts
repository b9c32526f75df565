// Meetings in the window: their management, the room, and how many run now.
import type { GuiFeature } from '../feature.ts';

/** The declaration; everything behind it loads when it is opened. */
export const meetingGui: GuiFeature = {
  name: 'meeting',
  routes: [
    { path: '/main/meeting', load: async () => (await import('./MeetingsPage.tsx')).MeetingsPage },
    { path: '/main/meeting/:meetingId', load: async () => (await import('./RoomPage.tsx')).RoomPage },
  ],
  pictures: [
    { name: 'meetings', address: '/main/meeting' },
    { name: 'meetings-open', address: '/main/meeting?open=7' },
    { name: 'meeting-entry', address: '/main/meeting/8' },
    { name: 'meeting-room', address: '/main/meeting/9' },
  ],
};
