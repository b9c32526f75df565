// Decides which leases count: those that still run, and no more than one that is taken now would.

/** Leases of one kind last alike; as the clock is read before the transaction, some may lie a little further on. */
const slack = 2;

/**
 * The latest time a living holder's lease can end, where one that is taken at `now` ends at `until`. A lease beyond it
 * was taken before the clock of the device was set back, and would hold for as long as that was.
 */
export function latestLease(now: number, until: number): number {
  return now + slack * (until - now);
}
