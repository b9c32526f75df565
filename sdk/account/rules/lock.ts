// Decides over the lock screen: when it locks, who may try, how long a wrong password costs (spec §3, §9).

/** What unlocks: nothing is chosen yet, a password of its own, or the account's (decisions §6). */
export type LockWay = 'none' | 'own' | 'account';

/** What a device keeps of a person's lock. Times are epoch ms. */
export type LockRecord = {
  readonly way: LockWay;
  /** The scrypt hash of the password that unlocks; never the password. */
  readonly verifier?: string;
  /** Since when it is locked. */
  readonly since?: number;
  /** Wrong passwords since the last right one. */
  readonly tries: number;
  /** No password is looked at before. */
  readonly waitUntil: number;
  /** When somebody last did something. */
  readonly usedAt: number;
};

/** A lock nobody has set up. */
export const noLock: LockRecord = Object.freeze({ way: 'none', tries: 0, waitUntil: 0, usedAt: 0 });

const minute = 60_000;
/** Shortest and longest lock password of its own, in characters: it opens a screen, not the office. */
export const lockPasswordLength = Object.freeze({ min: 4, max: 64 });
/** Wrong passwords that cost nothing: fingers slip. */
const freeTries = 3;
/** What each further one costs, in ms; the last stands for all that follow. */
const waits = [5_000, 15_000, minute, 5 * minute, 15 * minute] as const;
const longestWait = waits[waits.length - 1] ?? 0;

/** Why a password cannot be a lock's own, or undefined when it can. */
export function lockPasswordProblem(password: string): 'short' | 'long' | undefined {
  const length = [...password].length;
  if (length < lockPasswordLength.min || password.trim() === '') return 'short';
  return length > lockPasswordLength.max ? 'long' : undefined;
}

/** The wait after so many wrong passwords in a row, in ms. */
export function waitAfter(tries: number): number {
  if (tries < freeTries) return 0;
  return waits[Math.min(tries - freeTries, waits.length - 1)] ?? longestWait;
}

/** How long no password is looked at, in ms. A clock that was set back cannot make it longer than the rule. */
export function waitLeft(record: LockRecord, now: number): number {
  return Math.max(0, Math.min(record.waitUntil - now, waitAfter(record.tries)));
}

/** Locked since `now`; a lock that is shut already keeps its time. */
export function planLock(record: LockRecord, now: number): LockRecord {
  return record.way === 'none' || record.since !== undefined ? record : { ...record, since: now };
}

/** When it locks by itself, or undefined where it never does. @param minutes 0 is never (spec §9) */
function locksAt(record: LockRecord, minutes: number): number | undefined {
  if (record.way === 'none' || record.since !== undefined || minutes <= 0) return undefined;
  return record.usedAt + minutes * minute;
}

/** Shut where its time has come, as of then: a computer that slept was left alone all the while. */
export function planAutoLock(record: LockRecord, minutes: number, now: number): LockRecord {
  const at = locksAt(record, minutes);
  return at === undefined || now < at ? record : planLock(record, at);
}

/** Somebody did something. A locked screen is not kept awake by it; a clock that was set back counts from now. */
export function planUse(record: LockRecord, now: number): LockRecord {
  return record.since === undefined && record.usedAt !== now ? { ...record, usedAt: now } : record;
}

/** A password is about to be looked at: it counts as wrong until it proves right, so that no restart makes it free. */
export function planTry(record: LockRecord, now: number): LockRecord {
  const tries = record.tries + 1;
  return { ...record, tries, waitUntil: now + waitAfter(tries) };
}

/** The password was right: open, and what was wrong is forgotten. */
export function planOpen({ since: _shut, ...record }: LockRecord, now: number): LockRecord {
  return { ...record, tries: 0, waitUntil: 0, usedAt: now };
}

/** Another way of unlocking, chosen while it stood open. */
export function planChoice(way: LockWay, verifier: string | undefined, now: number): LockRecord {
  return way === 'none' || verifier === undefined
    ? { ...noLock, usedAt: now }
    : { way, verifier, tries: 0, waitUntil: 0, usedAt: now };
}

/** Somebody signed out. Out of a locked screen that means the password is forgotten: the way is chosen anew. */
export function planLeave(record: LockRecord): LockRecord {
  return record.since === undefined ? record : noLock;
}
