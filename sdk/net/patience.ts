// Does something once more when the office has said that it was too much at once, after the pause it asks for.
import { pause } from '../base/pause.ts';
import { asOfficeError, OfficeError } from '../errors.ts';

/**
 * What the work gives, however often it had to wait: for work that nobody watches and that may be repeated.
 * @throws OfficeError `cancelled` where the signal comes first; whatever else the work throws
 */
export async function patiently<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const { code, data } = asOfficeError(error);
      if (code !== 'rateLimited' && (code !== 'busy' || data.retryAfterSeconds === undefined)) throw error;
      await pause((data.retryAfterSeconds ?? 1) * 1_000, signal);
      if (signal?.aborted === true) throw new OfficeError('cancelled');
    }
  }
}
