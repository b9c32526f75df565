// Marks of messages as a feature of the SDK.
import type { Feature } from '../../feature.ts';
import type { MarksApi } from '../marks-api.ts';

/** Reactions, new wordings and pins. */
export const marksFeature: Feature<'marks', MarksApi> = {
  name: 'marks',
  shape: {
    react: 'call',
    reactions: 'call',
    edit: 'call',
    versions: 'call',
    pin: 'call',
    pinned: 'call',
  },
  idle: {},
  opens: 'whenUsed',
  topics: [],
  load: () => import('./open-marks.ts'),
};
