// A process that takes what waits in a store, says so, and does nothing with it until it is killed.
import { openNodeDatabase } from '#storage/drivers/node.ts';
import { openStore } from '#storage/open-store.ts';

/** The store's file, and for how long it takes what is there. */
export type ClaimArgument = { store: string; leaseMs: number };
/** What it tells once. */
export type ClaimTold = { is: 'claimed' };

const { store: path, leaseMs } = JSON.parse(process.argv[2] ?? '{}') as ClaimArgument;
process.on('disconnect', () => process.exit(0));
const { store } = openStore(openNodeDatabase(path), {
  owner: '1',
  plainText: (text) => text,
  now: () => Date.now(),
});
const [now, holder] = [Date.now(), 'killed'];
store.outbox.claim(holder, now, now + leaseMs, 100);
for (const { id } of store.transfers.all()) store.transfers.claim(id, holder, now, now + leaseMs);
const told: ClaimTold = { is: 'claimed' };
process.send?.(told);
