// Owns the lock screen of the person signed in: shuts by hand or by itself, opens by password, survives every restart.
import type { LockApi, LockChoice, LockState } from '../api.ts';
import { feedOf } from '../base/feed.ts';
import { LiveValue } from '../base/live-value.ts';
import { asOfficeError, OfficeError } from '../errors.ts';
import type { Host } from '../host/port.ts';
import { readLock, writeLock, type LockOwner } from './lock-record.ts';
import { makeVerifier, verifies } from './lock-verifier.ts';
import {
  lockPasswordLength,
  lockPasswordProblem,
  noLock,
  planAutoLock,
  planChoice,
  planLeave,
  planLock,
  planOpen,
  planTry,
  planUse,
  waitLeft,
  type LockRecord,
} from './rules/lock.ts';

/** What the lock stands on. */
export type LockParts = {
  host: Pick<Host, 'clock' | 'device' | 'random'>;
  /** The setting, in minutes; 0 is never. */
  autoLockMinutes(): number;
  /** Asks the office whether this is the account's password. @throws OfficeError `badCredentials` and the network's */
  proveAccount(password: string): Promise<void>;
  report(error: unknown): void;
};

/** The lock, for faces and for the joining of the parts. */
export type Lock = LockApi & {
  /** Somebody is signed in (their lock is as they left it), or nobody is any more. */
  belongTo(owner: LockOwner | undefined): void;
  /** Looks no more at what time and other processes bring; what stands, stands. */
  close(): void;
  /** The account has another password now: where that one unlocks, the new one does. */
  passwordChanged(password: string): Promise<void>;
  /** The person proved who they are by the account's password: whatever was shut is open. */
  proven(password: string): Promise<void>;
  /**
   * The person asked to leave; what it answers is called when they have left. Out of a locked screen this forgets the
   * lock's password: whoever signs in again chooses anew.
   */
  leaving(): () => void;
};

/** Input is written down this often at most, in ms: a restart need not know it to the second. */
const writeEveryMs = 10_000;
/**
 * How often is looked, in ms: whether its time has come (a timer for that moment would sleep with the computer), and
 * whether another process of the profile has locked or unlocked it.
 */
const lookEveryMs = 1_000;

/** Makes the lock; nobody is signed in yet. */
export function createLock(parts: LockParts): Lock {
  const { clock, device, random } = parts.host;
  const state = new LiveValue<LockState>({ way: 'none', locked: false, tries: 0 });
  let owner: LockOwner | undefined;
  let record: LockRecord = noLock;
  let writtenAt = 0;
  let stopLooking: (() => void) | undefined;
  /** One password at a time. */
  let turn: Promise<unknown> = Promise.resolve();

  function show(): void {
    const { way, since, tries } = record;
    const wait = waitLeft(record, clock.now());
    const next: LockState = {
      way,
      locked: since !== undefined,
      tries,
      ...(since === undefined ? {} : { since }),
      ...(wait === 0 ? {} : { waitUntil: clock.now() + wait }),
    };
    if (JSON.stringify(next) !== JSON.stringify(state.get())) state.set(next);
  }

  function keep(next: LockRecord): void {
    if (next === record) return;
    record = next;
    if (owner !== undefined) writeLock(device, owner, record);
    writtenAt = clock.now();
    show();
  }

  const lockWhenDue = (): void => keep(planAutoLock(record, parts.autoLockMinutes(), clock.now()));

  /** Takes up what another process has written, and what time has brought. */
  function look(): void {
    if (owner === undefined) return;
    const found = readLock(device, owner);
    const isOthers =
      found.since !== record.since || found.verifier !== record.verifier || found.tries !== record.tries;
    if (isOthers) record = found;
    lockWhenDue();
    show();
  }

  function belongTo(next: LockOwner | undefined): void {
    stopLooking?.();
    owner = next;
    record = next === undefined ? noLock : readLock(device, next);
    if (next !== undefined) {
      lockWhenDue();
      keep(planUse(record, clock.now()));
      stopLooking = clock.every(lookEveryMs, look);
    }
    show();
  }

  /** Looks at a password; the try is written down before, so that ending the program makes none free. */
  async function attempt(password: string): Promise<void> {
    look();
    const wait = waitLeft(record, clock.now());
    if (wait > 0)
      throw new OfficeError('lockWait', {
        retryAfterSeconds: Math.ceil(wait / 1_000),
        params: { seconds: Math.ceil(wait / 1_000) },
      });
    const before = record;
    keep(planTry(record, clock.now()));
    if (await isRight(before, password)) return;
    throw new OfficeError('lockPasswordWrong');
  }

  async function isRight({ way, verifier }: LockRecord, password: string): Promise<boolean> {
    if (verifier !== undefined && (await verifies(password, verifier))) return true;
    if (way !== 'account') return false;
    // Changed elsewhere since: the office knows the newest one, where it can be reached.
    try {
      await parts.proveAccount(password);
    } catch (error) {
      const { code } = asOfficeError(error);
      if (code !== 'badCredentials') parts.report(error);
      return false;
    }
    record = { ...record, verifier: await makeVerifier(password, random.uuid()) };
    return true;
  }

  async function passwordChanged(password: string): Promise<void> {
    look();
    if (record.way !== 'account') return;
    keep({ ...record, verifier: await makeVerifier(password, random.uuid()) });
  }

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const run = turn.then(work);
    turn = run.catch(() => {
      // Whoever asked hears of it; the next one only waits for the end.
    });
    return run;
  }

  async function choose(choice: LockChoice): Promise<void> {
    look();
    if (record.since !== undefined) throw new OfficeError('screenLocked');
    if (choice.way === 'own') {
      const problem = lockPasswordProblem(choice.password);
      if (problem !== undefined) throw new OfficeError('lockPasswordUnfit', { params: lockPasswordLength });
    }
    if (record.way !== 'none') {
      await attempt(choice.current ?? '');
      keep(planOpen(record, clock.now()));
    }
    if (choice.way === 'none') return keep(planChoice('none', undefined, clock.now()));
    if (choice.way === 'account') await parts.proveAccount(choice.password);
    const verifier = await makeVerifier(choice.password, random.uuid());
    keep(planChoice(choice.way, verifier, clock.now()));
  }

  return {
    state: feedOf(state),
    async lock() {
      // Another process may have chosen, or taken away, what unlocks.
      look();
      if (record.way === 'none') throw new OfficeError('lockNotSet');
      keep(planLock(record, clock.now()));
    },
    unlock: (password) =>
      inTurn(async () => {
        look();
        if (record.since === undefined) return;
        await attempt(password);
        keep(planOpen(record, clock.now()));
      }),
    async used() {
      // Before the input counts: after a computer slept, the first key must find the screen shut; and what another
      // process has chosen meanwhile must not be written over.
      look();
      const next = planUse(record, clock.now());
      if (clock.now() - writtenAt >= writeEveryMs) keep(next);
      else record = next;
    },
    choose: (choice) => inTurn(() => choose(choice)),
    belongTo,
    close: () => stopLooking?.(),
    passwordChanged,
    async proven(password) {
      await passwordChanged(password);
      keep(planOpen(record, clock.now()));
    },
    leaving() {
      const who = owner;
      return () => {
        if (who !== undefined) writeLock(device, who, planLeave(readLock(device, who)));
      };
    },
  };
}
