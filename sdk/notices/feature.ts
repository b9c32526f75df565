// The centre of notices as a feature of the SDK.
import type { Feature } from '../feature.ts';
import { noChanges } from '../base/news-count.ts';
import type { NoticesApi } from './notices-api.ts';

/** Everything the office told a person, in one place. */
export const noticesFeature: Feature<'notices', NoticesApi> = {
  name: 'notices',
  shape: {
    unread: 'feed',
    changes: 'feed',
    list: 'call',
    read: 'call',
    readAll: 'call',
    levels: 'call',
    setLevel: 'call',
  },
  idle: { unread: 0, changes: noChanges },
  // Levels chosen on another device hold before the first notice comes.
  opens: 'withConnection',
  topics: ['notice.'],
  load: () => import('./service.ts'),
};
