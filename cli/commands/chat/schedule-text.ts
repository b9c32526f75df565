// Puts words for a time to come into the office's queue, or leaves them in the outbox where it is not there.
import type { LaterEntry, OfficeApi, ScheduledMessage } from '#sdk/api.ts';
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';

/**
 * Waits until the office has it.
 * @throws CliError `notAcknowledged` where it is not there: with `queues` it goes as soon as somebody's client is
 */
export async function scheduleText(
  context: Context,
  office: OfficeApi,
  message: ScheduledMessage & { clientId: string },
  queues: boolean,
): Promise<LaterEntry> {
  const { clientId } = message;
  const entry = await bounded(office.later.schedule(message), timeSignal(context));
  if (entry.here === undefined) return entry;
  if (!queues) await office.later.cancel(entry.id);
  throw new CliError('notAcknowledged', { clientId }, { clientId, queued: queues });
}
