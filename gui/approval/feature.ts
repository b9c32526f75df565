// Approvals in the window: their places and how many wait.
import type { GuiFeature } from '../feature.ts';

/** See the file's first line. */
export const approvalGui: GuiFeature = {
  name: 'approval',
  routes: [
    {
      path: '/main/approval/:requestId?',
      load: async () => (await import('./ApprovalPage.tsx')).ApprovalPage,
      entry: { name: 'approval', refusal: 'approvalsOff' },
    },
    {
      path: '/main/apply/:requestId?',
      load: async () => (await import('./ApplyPage.tsx')).ApplyPage,
      entry: { name: 'apply', refusal: 'approvalsOff' },
    },
  ],
  pictures: [
    { name: 'approval', address: '/main/approval' },
    { name: 'apply', address: '/main/apply' },
  ],
};
