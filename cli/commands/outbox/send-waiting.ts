// Sends what waits in the outbox, for a command that ends: as long as its time allows, and no longer than it must.
import type { OutboxEntry } from '#sdk/api.ts';
import { asOfficeError } from '#sdk/errors.ts';
import type { Context } from '../../context.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';

/**
 * Answers what waits then, by its id: what was asked for and is not among it has arrived.
 * @throws OfficeError where it is not the network that is missing; nothing is lost by that
 */
export async function sendWaiting(
  context: Context,
  entries: readonly Pick<OutboxEntry, 'id' | 'type'>[],
): Promise<ReadonlyMap<string, OutboxEntry>> {
  const office = await context.signedIn('sender');
  const signal = timeSignal(context);
  // A file takes as long as it takes (spec §9: uploads have no time-out).
  const signalOf = (type: OutboxEntry['type']): AbortSignal => (type === 'upload' ? context.signal : signal);
  const sending = Promise.allSettled(
    entries.map(({ id, type }) => office.acts.retry(id, { wait: true }, { signal: signalOf(type) })),
  );
  try {
    // The outbox sends as soon as the socket is live; a connection that fails ends the waiting at once.
    const refused = office.connection.connect({ signal }).then(() => sending);
    const longest = signalOf(entries.some(({ type }) => type === 'upload') ? 'upload' : 'message');
    if (entries.length > 0) await bounded(Promise.race([sending, refused]), longest);
  } catch (error) {
    const known = asOfficeError(error);
    // The command's own time was over before the connection said why it cannot be had.
    const isLate = signal.aborted && !context.signal.aborted;
    if (known.kind !== 'network' && !isLate) throw known;
  }
  return new Map((await office.acts.outbox()).map((entry) => [entry.id, entry]));
}
