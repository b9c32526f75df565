// Reads and writes what a device keeps of a person's lock; anything that makes no sense counts as locked tight or unset.
import type { DeviceStore } from '../host/port.ts';
import { noLock, type LockRecord } from './rules/lock.ts';

/** Whose lock it is. */
export type LockOwner = { readonly officeId: string; readonly personId: string };

const nameOf = ({ officeId, personId }: LockOwner): string => `lock ${officeId}-${personId}`;

/** The stored record; without one, or with a damaged one, there is no lock. */
export function readLock(device: DeviceStore, owner: LockOwner): LockRecord {
  const text = device.get(nameOf(owner));
  if (text === undefined) return noLock;
  try {
    const found = JSON.parse(text) as Partial<LockRecord> | null;
    if (found === null || (found.way !== 'own' && found.way !== 'account')) return noLock;
    if (typeof found.verifier !== 'string') return noLock;
    return {
      way: found.way,
      verifier: found.verifier,
      tries: wholeNumber(found.tries),
      waitUntil: wholeNumber(found.waitUntil),
      usedAt: wholeNumber(found.usedAt),
      ...(found.since === undefined ? {} : { since: wholeNumber(found.since) }),
    };
  } catch {
    // Written by hand or cut short: a lock nobody can open would be worse than none, signing in still guards.
    return noLock;
  }
}

/** Keeps it. */
export function writeLock(device: DeviceStore, owner: LockOwner, record: LockRecord): void {
  if (record.way === 'none') device.remove(nameOf(owner));
  else device.set(nameOf(owner), JSON.stringify(record));
}

function wholeNumber(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;
}
