// What people say of themselves, for commands that print people.
import type { OfficeApi } from '#sdk/api.ts';
import type { KnownStatuses } from '#sdk/status/index.ts';
import { bounded } from '../../feeds.ts';

/** Everybody's status by their ids; nothing where the office cannot be asked, for people are printed all the same. */
export async function statusesNow(office: OfficeApi, signal: AbortSignal): Promise<KnownStatuses> {
  const statuses = await bounded(office.status.list({ signal }), signal).catch((error: unknown) => {
    if (signal.aborted) throw error;
    return [];
  });
  return Object.fromEntries(statuses.map((status) => [status.personId, status]));
}
