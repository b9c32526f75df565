// Statuses of people as a feature of the SDK.
import type { Feature } from '../feature.ts';
import type { StatusApi } from './status-api.ts';

/** What people say of themselves until a time, and who sits in a meeting. */
export const statusFeature: Feature<'status', StatusApi> = {
  name: 'status',
  shape: { set: 'call', clear: 'call', list: 'call', known: 'feed' },
  idle: { known: {} },
  opens: 'whenUsed',
  topics: [],
  load: () => import('./service.ts'),
};
