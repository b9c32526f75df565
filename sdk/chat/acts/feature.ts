// Acts on messages as a feature of the SDK, and the one list of what waits.
import type { Feature } from '../../feature.ts';
import type { MessageActsApi } from '../acts-api.ts';

/** Withdrawing, deleting, forwarding, who has read, and what was done here and is not there yet. */
export const actsFeature: Feature<'acts', MessageActsApi> = {
  name: 'acts',
  shape: {
    withdraw: 'call',
    delete: 'call',
    locate: 'call',
    withdrawnTexts: 'call',
    forward: 'call',
    forwarded: 'call',
    readers: 'call',
    history: 'call',
    outbox: 'call',
    retry: 'call',
    drop: 'call',
  },
  idle: {},
  opens: 'whenUsed',
  topics: [],
  load: () => import('./open-acts.ts'),
};
