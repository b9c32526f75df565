// Follows a job of the office to its end.
import { errorCatalogue, OfficeError, type ErrorCode } from '../../errors.ts';
import type { ComplianceApi, ComplianceJob } from '../compliance-api.ts';

/**
 * The job when it has ended; `tell` hears every step. The office answers when something is new, so that nobody asks in vain.
 * Throws what the office refused, and `systemError` for what went wrong there.
 */
export async function followJob(
  api: Pick<ComplianceApi, 'complianceJob'>,
  begun: ComplianceJob,
  parts: { signal?: AbortSignal; tell?(job: ComplianceJob): void } = {},
): Promise<ComplianceJob> {
  let job = begun;
  const options = parts.signal === undefined ? {} : { signal: parts.signal };
  while (job.state === 'running') {
    parts.tell?.(job);
    job = await api.complianceJob(job.id, { ...options, seen: job.revision });
    parts.signal?.throwIfAborted();
  }
  parts.tell?.(job);
  if (job.state === 'done') return job;
  const { problem = '', field = '' } = job;
  const code = Object.hasOwn(errorCatalogue, problem) ? (problem as ErrorCode) : 'systemError';
  throw new OfficeError(code, field === '' ? {} : { params: { field } });
}
