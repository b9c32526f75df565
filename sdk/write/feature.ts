// Writing as a feature of the SDK: its name, its members, and how it opens.
import type { Feature } from '../feature.ts';
import type { WriteApi } from './write-api.ts';

/** Documents, from outline to file. */
export const writeFeature: Feature<'write', WriteApi> = {
  name: 'write',
  capability: 'write',
  shape: {
    list: 'call',
    get: 'call',
    create: 'call',
    save: 'call',
    remove: 'call',
    restore: 'call',
    purge: 'call',
    draft: 'feedFactory',
    put: 'call',
    flush: 'call',
    settle: 'call',
    versions: 'call',
    version: 'call',
    keepVersion: 'call',
    grants: 'call',
    setGrant: 'call',
    comments: 'call',
    addComment: 'call',
    settleComment: 'call',
    templates: 'call',
    saveTemplate: 'call',
    removeTemplate: 'call',
    desk: 'call',
    setTerms: 'call',
    export: 'call',
    read: 'call',
  },
  idle: {},
  finds: 'write.found',
  opens: 'whenUsed',
  topics: ['write.'],
  load: () => import('./service.ts'),
};
