// The door of the account.
export { createAccount } from './service.ts';
export type { Account, AccountParts, SignedInHook, SignedOutHook } from './service.ts';
export { createSession } from './session.ts';
export type { Session, SessionData } from './session.ts';
