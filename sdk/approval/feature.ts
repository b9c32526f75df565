// Approvals as a feature of the SDK.
import type { Feature } from '../feature.ts';
import { noChanges } from '../base/news-count.ts';
import type { ApprovalApi } from './approval-api.ts';

/** Requests and decisions. */
export const approvalFeature: Feature<'approval', ApprovalApi> = {
  name: 'approval',
  shape: {
    changes: 'feed',
    page: 'call',
    forms: 'call',
    preview: 'call',
    submit: 'call',
    resubmit: 'call',
    list: 'call',
    get: 'call',
    act: 'call',
    delegation: 'call',
    delegate: 'call',
    putForm: 'call',
    archiveForm: 'call',
    roles: 'call',
    setRole: 'call',
    setHead: 'call',
  },
  idle: { changes: noChanges },
  finds: 'workbench.approval.title',
  things: { approval: ({ id }) => (/^\d{1,20}$/.test(id) ? `/main/approval/${id}` : undefined) },
  opens: 'whenUsed',
  topics: ['approval.'],
  load: () => import('./service.ts'),
};
