// Files of chats as a feature of the SDK.
import type { Feature } from '../feature.ts';
import type { FilesApi } from './files-api.ts';

/** Files that are sent and received, on their way and kept. */
export const filesFeature: Feature<'files', FilesApi> = {
  name: 'files',
  shape: {
    transfers: 'feed',
    send: 'call',
    pause: 'call',
    resume: 'call',
    reorder: 'call',
    cancel: 'call',
    tidy: 'call',
    content: 'call',
    stored: 'call',
    address: 'call',
    download: 'call',
    canGoDirectly: 'call',
    fetchZip: 'call',
    sendToDisk: 'call',
    arrivedOnDisk: 'call',
    decide: 'call',
    kept: 'call',
    ofChat: 'call',
    ofMessage: 'call',
    space: 'call',
    cacheInfo: 'call',
    clearCache: 'call',
  },
  idle: { transfers: { reset: [] } },
  opens: 'atSignIn',
  topics: [],
  load: () => import('./open-files.ts'),
};
