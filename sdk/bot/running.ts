// Knows which bots run on an office client, so that whoever waits for all of them finds them.
import type { OfficeApi } from '../api.ts';

/** Something that runs on a client and can be waited for: answers whether anything ran meanwhile. */
export type Running = { settled(): Promise<boolean> };

const running = new WeakMap<OfficeApi, Set<Running>>();

/** Enters one; the result takes it out. */
export function runsOn(office: OfficeApi, one: Running): () => void {
  const all = running.get(office) ?? new Set();
  running.set(office, all.add(one));
  return () => void all.delete(one);
}

/** Resolves when nothing waits to be sent any more. */
async function sent(office: OfficeApi): Promise<void> {
  let end = (): void => undefined;
  await new Promise<void>((resolve) => {
    end = office.chat.queued((count) => {
      if (count === 0) resolve();
    });
  });
  end();
}

/**
 * One look at a client: what its bots began has ended, what it said is at the office, what the office had for it has
 * come. Answers whether anything of that was to be waited for; then there may be more.
 */
export async function lookAt(office: OfficeApi): Promise<boolean> {
  let moved = false;
  for (const one of running.get(office) ?? []) moved = (await one.settled()) || moved;
  await sent(office);
  const { events } = await office.maintenance.syncOnce();
  for (const one of running.get(office) ?? []) moved = (await one.settled()) || moved;
  return moved || events > 0;
}
