// Announcements as a feature of the SDK.
import type { Feature } from '../feature.ts';
import { noChanges } from '../base/news-count.ts';
import type { AnnouncementsApi } from './announcements-api.ts';

/** What the organisation announces. */
export const announcementsFeature: Feature<'announcements', AnnouncementsApi> = {
  name: 'announcements',
  shape: {
    changes: 'feed',
    list: 'call',
    get: 'call',
    read: 'call',
    confirm: 'call',
    publish: 'call',
    change: 'call',
    withdraw: 'call',
    pin: 'call',
    readers: 'call',
    remind: 'call',
    publishers: 'call',
  },
  idle: { changes: noChanges },
  finds: 'workbench.announcement.title',
  things: { announcement: ({ id }) => (/^\d{1,20}$/.test(id) ? `/main/announcements/${id}` : undefined) },
  opens: 'whenUsed',
  topics: ['announcement.'],
  load: () => import('./service.ts'),
};
