// The door of accounts: what the account does, with what the lock screen has to learn of it.
import type { ApiClient } from '../net/api-client.ts';
import type { SettingValues } from '../settings/table.ts';
import type { Unfinished } from '../base/unfinished.ts';
import type { AccountApi, LockApi } from './account-api.ts';
import type { AdministrationApi } from './administration.ts';
import type { Lock } from './lock.ts';
import type { Account } from './service.ts';

/** What the door stands on. */
export type AccountFacadeParts = {
  account: Account;
  lock: Lock;
  settings: () => Pick<SettingValues, 'autoSignIn'>;
  /** Files that are still on their way are ended, or keep the person from leaving. */
  leaveTransfers: () => Promise<void> | undefined;
  /** What would be left behind if the person left now. */
  unfinished: () => Promise<readonly Unfinished[]>;
  /** Takes hold of what this device keeps of the person; what it answers deletes it, once nobody is in any more. */
  eraser: () => Promise<() => Promise<void>>;
};

/** Signing in and out, devices and passwords. */
export function accountFacade({
  account,
  lock,
  settings,
  leaveTransfers,
  unfinished,
  eraser,
}: AccountFacadeParts): AccountApi {
  return {
    state: account.state,
    async signInWithPassword(input, call) {
      const remember = input.remember === true && settings().autoSignIn;
      const person = await account.signInWithPassword({ ...input, remember }, call);
      await lock.proven(input.password);
      return person;
    },
    signInWithTicket: account.signInWithTicket,
    signInWithToken: account.signInWithToken,
    resume: account.resume,
    async signOut({ erase = false } = {}) {
      await leaveTransfers();
      const eraseAll = erase ? await eraser() : undefined;
      const left = lock.leaving();
      await account.signOut();
      left();
      await eraseAll?.();
    },
    unfinished,
    devices: account.devices,
    askDevice: account.askDevice,
    signInWithDevice: account.signInWithDevice,
    deviceRequest: account.deviceRequest,
    decideDevice: account.decideDevice,
    revokeDevice: account.revokeDevice,
    changeAvatar: account.changeAvatar,
    removeAvatar: account.removeAvatar,
    async changePassword(input, call) {
      await account.changePassword(input, call);
      await lock.passwordChanged(input.newPassword);
    },
  };
}

/** The lock screen. */
export function lockFacade({ state, lock, unlock, used, choose }: Lock): LockApi {
  return { state, lock, unlock, used, choose };
}

/** What administrators do. */
export function administrationFacade(api: ApiClient): AdministrationApi {
  return {
    issueResetCode: (loginName, call) =>
      api.userCentre.issueResetCode({ loginName }, { signal: call?.signal }),
    addPerson: (input, call) => api.userCentre.addPerson(input, { signal: call?.signal }),
    audit: (query, call) => api.userCentre.listAudit(query, { signal: call?.signal }),
  };
}
