// Groups as a feature of the SDK: its name, its members, and how it opens.
import type { Feature } from '../feature.ts';
import type { GroupsApi } from './groups-api.ts';

/** Groups one is in, or makes. */
export const groupsFeature: Feature<'groups', GroupsApi> = {
  name: 'groups',
  shape: {
    mayCreate: 'call',
    do: 'call',
    setAvatar: 'call',
    removeAvatar: 'call',
    requests: 'call',
    allMembers: 'call',
    findMembers: 'call',
    waiting: 'feed',
    retry: 'call',
    drop: 'call',
  },
  idle: { waiting: [] },
  opens: 'withConnection',
  topics: [],
  load: () => import('./service.ts'),
};
