// The door of the account.
export { accountFacade, administrationFacade, lockFacade } from './account-facade.ts';
export { createAccount } from './service.ts';
export { createLock } from './lock.ts';
export type { Lock } from './lock.ts';
export { createSession } from './session.ts';
export type { Session } from './session.ts';
