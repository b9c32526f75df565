// The door of the account.
export { createAccount } from './service.ts';
export type { Account, AccountParts, SignedInHook, SignedOutHook } from './service.ts';
export { createLock } from './lock.ts';
export type { Lock, LockParts } from './lock.ts';
export { createSession } from './session.ts';
export type { Session, SessionData } from './session.ts';
