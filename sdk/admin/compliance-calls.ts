// The calls of retention and people's own data, as the administration offers them.
import type { admin } from '../contract/admin.ts';
import type { Client } from '../net/api-client.ts';
import type { ComplianceApi } from './compliance-api.ts';

/** Makes them. */
export function complianceCalls(calls: Client<typeof admin.calls>): ComplianceApi {
  const again = { retry: true } as const;
  return {
    retention: (options) => calls.listRetention({}, { ...options, ...again }),
    addRetentionRule: ({ kinds, ...rule }, options) =>
      calls.addRetentionRule({ ...rule, ...(kinds !== undefined && { kinds: [...kinds] }) }, options),
    changeRetentionRule: (id, { days, kinds }, options) =>
      calls.changeRetentionRule({ id, days, ...(kinds !== undefined && { kinds: [...kinds] }) }, options),
    removeRetentionRule: (id, options) => calls.removeRetentionRule({ id }, options),
    placeHold: (hold, options) => calls.placeHold(hold, options),
    releaseHold: (id, options) => calls.releaseHold({ id }, options),
    startRetention: (wanted, options) => calls.startRetention(wanted, options),
    startPersonExport: (id, options) => calls.startPersonExport({ id }, options),
    async exportAddress(jobId, options) {
      const { token } = await calls.getExportToken({ jobId }, { ...options, ...again });
      let address = '';
      await calls.downloadExport({ jobId, token }, { ...options, onAddress: (url) => (address = url) });
      return address;
    },
    async readExport(jobId, write, options) {
      const { token } = await calls.getExportToken({ jobId }, { ...options, ...again });
      await calls.downloadExport({ jobId, token }, { ...options, timeoutMs: 0, sink: write });
    },
    startErasure: (id, wanted, options) => calls.startErasure({ id, ...wanted }, options),
    complianceJobs: (options) => calls.listComplianceJobs({}, { ...options, ...again }),
    complianceJob: (id, { seen, ...options } = {}) =>
      calls.getComplianceJob({ id, ...(seen !== undefined && { seen }) }, { ...options, ...again }),
  };
}
