// Names what has failed where the office says no reason.
import { OfficeError, type ErrorCode } from '../errors.ts';

/** What the office failed at without a reason of its own is told by what was asked of it (spec §8). */
export async function named<T>(failed: ErrorCode, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OfficeError && error.code === 'serverMessage')
      throw new OfficeError(failed, {}, error);
    throw error;
  }
}
