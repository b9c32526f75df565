// Apps as a feature of the SDK.
import type { Feature } from '../feature.ts';
import { noChanges } from '../base/news-count.ts';
import type { AppsApi } from './apps-api.ts';

/** The workbench of apps. */
export const appsFeature: Feature<'apps', AppsApi> = {
  name: 'apps',
  shape: {
    changes: 'feed',
    workbench: 'call',
    open: 'call',
    setFavorite: 'call',
    addGroup: 'call',
    changeGroup: 'call',
    removeGroup: 'call',
    orderGroups: 'call',
    catalogue: 'call',
    put: 'call',
    remove: 'call',
    putCategory: 'call',
    removeCategory: 'call',
    orderCategories: 'call',
  },
  idle: { changes: noChanges },
  finds: 'workbench.apps.title',
  things: { app: ({ id }) => (/^\d{1,20}$/.test(id) ? `/main/apps/open/${id}` : undefined) },
  opens: 'whenUsed',
  topics: ['app.'],
  load: () => import('./service.ts'),
};
