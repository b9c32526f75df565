// What the SDK offers of accounts: signing in and out, devices, passwords, and the lock screen.
import type { CallOptions, ValueFeed } from '../base/api-shape.ts';
import type { CurrentUser } from '../contract/entities.ts';
import type { DeviceRequest, DeviceSession } from '../contract/session-calls.ts';
import type { ErrorData } from '../errors.ts';
import type { Unfinished } from '../base/unfinished.ts';
import type { LockWay } from './rules/lock.ts';

/** Who is signed in. `ended` says why a session is over; it is announced once (spec §4). */
export type AccountState = {
  phase: 'signedOut' | 'signingIn' | 'signedIn' | 'ended';
  person?: CurrentUser;
  error?: ErrorData;
};

/** A picture in memory. */
export type PictureFile = {
  /** Media type, e.g. `image/png`. */
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
};

/** What a device shows that asks to be signed in: a code, the address of the page that decides about it, until when. */
export type DeviceAsking = { userCode: string; address: string; expiresTime: number };

/** Signing in and out (spec §2, §4). */
export interface AccountApi {
  state: ValueFeed<AccountState>;
  /** With `resetCode`, a one-time code, the password is the first or the next one; `badResetCode`, `passwordRule`. */
  signInWithPassword(
    input: { loginName: string; password: string; remember?: boolean; resetCode?: string },
    options?: CallOptions,
  ): Promise<CurrentUser>;
  /** Exchanges a single-sign-on ticket (spec §4). */
  signInWithTicket(input: { ticket: string }, options?: CallOptions): Promise<CurrentUser>;
  /** Uses the token of a bot, which an administrator was shown once; this profile keeps it. `loginExpired` where it was revoked. */
  signInWithToken(input: { token: string }, options?: CallOptions): Promise<CurrentUser>;
  /** Uses the stored session or the remembered device; `notSignedIn` when there is neither. */
  resume(options?: CallOptions): Promise<CurrentUser>;
  /** With `erase` this device keeps nothing of the person: no message, draft, or fetched file; what waits is lost. */
  signOut(options?: { erase?: boolean }): Promise<void>;
  /** What {@link signOut} would leave behind now: files that keep the person from leaving first, then meetings, documents, messages. */
  unfinished(): Promise<readonly Unfinished[]>;
  /** Asks to be signed in by another device (RFC 8628): what to show. The secret stays on this device. */
  askDevice(options?: CallOptions): Promise<DeviceAsking>;
  /**
   * Waits until somebody has decided about a code of {@link askDevice}, here or in an earlier run of this profile.
   * @throws OfficeError `qrExpired`, `qrDenied`
   */
  signInWithDevice(input: { userCode: string }, options?: CallOptions): Promise<CurrentUser>;
  /** Which device shows a code; `qrExpired` for one that is not, or not any more, this person's to decide. */
  deviceRequest(userCode: string, options?: CallOptions): Promise<DeviceRequest>;
  /** Lets that device in under this person's name, or not; {@link deviceRequest} comes first. */
  decideDevice(input: { userCode: string; approve: boolean }, options?: CallOptions): Promise<void>;
  devices(): Promise<DeviceSession[]>;
  revokeDevice(id: string): Promise<void>;
  /** Changes the password under the rules of spec §5; `passwordRule` names the broken ones in `params.problems`. */
  changePassword(
    input: { oldPassword: string; newPassword: string; service?: 'userCentre' | 'chat' },
    options?: CallOptions,
  ): Promise<void>;
  /** Shows another picture of this person: PNG or JPEG, at most 1 MB and 1024 pixels on each side. */
  changeAvatar(picture: PictureFile, options?: CallOptions): Promise<void>;
  /** Shows no picture any more. */
  removeAvatar(options?: CallOptions): Promise<void>;
}

/** The lock screen of the person signed in, on this device (spec §3, §4 «Screen lock and unlock»). */
export type LockState = {
  /** What unlocks; `none`: nothing is chosen, so it cannot be locked. */
  way: LockWay;
  locked: boolean;
  /** Since when it is locked, epoch ms. */
  since?: number;
  /** Wrong passwords since the last right one. */
  tries: number;
  /** No password is looked at before, epoch ms. */
  waitUntil?: number;
};

/** How a screen shall be unlocked; `current` is the present password, where there is one. */
export type LockChoice =
  | { way: 'own' | 'account'; password: string; current?: string }
  | { way: 'none'; current?: string };

/** Locking this person's screen on this device. Messages keep arriving while it is locked. */
export interface LockApi {
  state: ValueFeed<LockState>;
  /** Locks at once. Throws `lockNotSet` where no password is chosen. */
  lock(): Promise<void>;
  /** Throws `lockPasswordWrong`, or `lockWait` with the seconds left after too many of those. */
  unlock(password: string): Promise<void>;
  /** The person did something: the automatic lock counts from now. Cheap; faces say it every few seconds. */
  used(): Promise<void>;
  /**
   * Chooses what unlocks. Throws `lockPasswordUnfit`, `lockPasswordWrong` and `lockWait` for the present one,
   * `badCredentials` and the network's errors where the account's password is looked at by the office.
   */
  choose(choice: LockChoice): Promise<void>;
}
