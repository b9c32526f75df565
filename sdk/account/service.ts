// Owns who is signed in: signing in, resuming, leaving, and the one announcement when a session is over (spec §4).
import type { AccountApi, AccountState, CallOptions } from '../api.ts';
import { LiveValue, type Unsubscribe } from '../base/live-value.ts';
import type { CurrentUser } from '../contract/entities.ts';
import { asOfficeError, OfficeError } from '../errors.ts';
import { changeAvatar, removeAvatar } from './avatar.ts';
import { createBeat } from './beat.ts';
import { askDevice, enterWithGrant, type GrantParts } from './device-grant.ts';
import { changePassword } from './password.ts';
import {
  enterWithDevice,
  enterWithPassword,
  enterWithTicket,
  enterWithToken,
  loadPerson,
  provePassword,
} from './sign-in.ts';

/** What the account stands on. */
export type AccountParts = GrantParts & {
  /** Happens at each online interval besides the activity report: refreshing the online list. */
  onBeat?(): Promise<unknown>;
  /** Gets what went wrong where nobody waits for it. */
  report(error: unknown): void;
};

/** Called with the person before the faces hear of them, so that their store is open by then. */
export type SignedInHook = (person: CurrentUser) => Promise<void> | void;
/** Called when a person leaves, or with the reason when the office ended the session; the store stays. */
export type SignedOutHook = (reason: OfficeError | undefined) => Promise<void> | void;

/** The account, for faces and for the joining of the parts. */
export interface Account extends Omit<AccountApi, 'unfinished'> {
  current(): AccountState;
  /** Hooks run in the order they were given, each after the one before. */
  onSignedIn(hook: SignedInHook): Unsubscribe;
  onSignedOut(hook: SignedOutHook): Unsubscribe;
  /** Asks the office whether this is the password of who is signed in. @throws OfficeError `badCredentials` */
  provePassword(password: string): Promise<void>;
  /** For programs that stay: asks again who the person is, reports activity, and goes on at each online interval. */
  stay(): void;
  /** Stops what `stay` started. */
  dispose(): void;
}

/** How long leaving waits for the office, in ms; it happens on this device either way. */
const goodbyeMs = 4_000;

/**
 * A session that was taken up is looked at after the first screen stands, in ms: until then the codecs of the calls and
 * the first connection would take the processor from it.
 */
const firstScreenMs = 250;

/** Makes the account; nobody is signed in yet. */
export function createAccount(parts: AccountParts): Account {
  const { api, session, config } = parts;
  const state = new LiveValue<AccountState>({ phase: 'signedOut' });
  const signedInHooks = new Set<SignedInHook>();
  const signedOutHooks = new Set<SignedOutHook>();
  /** Signing in, resuming and leaving follow one another. */
  let turn: Promise<unknown> = Promise.resolve();
  /** While coming or going, the end of a session is this file's own doing. */
  let isMoving = false;
  let stays = false;
  let isFresh = false;

  const beat = createBeat({
    clock: parts.host.clock,
    api,
    intervalMinutes: () => config.constants().onlineIntervalMinutes,
    also: async () => {
      if (!isFresh) await refresh();
      await parts.onBeat?.();
    },
    report: parts.report,
  });

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const run = turn.then(work);
    turn = run.catch(() => {
      // Whoever asked hears of it; the next one only waits for the end.
    });
    return run;
  }

  async function runSignedOut(reason: OfficeError | undefined): Promise<void> {
    beat.stop();
    config.forgetDictionaries();
    for (const hook of [...signedOutHooks]) await hook(reason);
  }

  async function welcome(person: CurrentUser): Promise<void> {
    for (const hook of [...signedInHooks]) await hook(person);
    state.set({ phase: 'signedIn', person });
    if (stays) startBeat();
  }

  function startBeat(): void {
    beat.start(isFresh ? 0 : firstScreenMs);
  }

  /** Who the person is now, and the dictionaries; used when a session was taken up without asking. */
  async function refresh(): Promise<void> {
    if (state.get().phase !== 'signedIn') return;
    await config.ready();
    const [person] = await Promise.all([loadPerson(api), config.loadDictionaries()]);
    const now = state.get();
    if (now.phase !== 'signedIn' || now.person?.id !== person.id) return;
    isFresh = true;
    await session.remember(person);
    if (JSON.stringify(person) !== JSON.stringify(now.person)) state.set({ phase: 'signedIn', person });
  }

  /** Runs one way of signing in; a failure leaves who was signed in before signed in. */
  function arrive(work: () => Promise<CurrentUser>, signal?: AbortSignal): Promise<CurrentUser> {
    return inTurn(async () => {
      const before = state.get();
      isMoving = true;
      state.set({ phase: 'signingIn' });
      try {
        const person = await work();
        if (before.phase === 'signedIn') await runSignedOut(undefined);
        await config.loadDictionaries(signal).catch(parts.report);
        isFresh = true;
        await welcome(person);
        if (!stays) await beat.once(signal).catch(parts.report);
        return person;
      } catch (error) {
        const failure = asOfficeError(error);
        state.set(
          before.phase === 'signedIn' && session.current() !== undefined
            ? before
            : { phase: 'signedOut', error: failure.data },
        );
        throw failure;
      } finally {
        isMoving = false;
      }
    });
  }

  async function takeUp({ signal }: CallOptions): Promise<CurrentUser> {
    const now = state.get();
    if (now.phase === 'signedIn' && now.person !== undefined) return now.person;
    // A program that ends after one question may need no token at all: then none is opened.
    const known = stays ? undefined : await session.known();
    const stored = known === undefined ? await session.load() : undefined;
    const person = known ?? stored?.person;
    if (person !== undefined && config.officeId() !== undefined) {
      // With a stored session the way is free (spec §2); the first call finds out whether it still holds.
      return inTurn(async () => {
        isFresh = false;
        await welcome(person);
        return person;
      });
    }
    if (known !== undefined || stored !== undefined) {
      return arrive(async () => {
        await config.ready();
        const person = await loadPerson(api, signal);
        await session.remember(person);
        return person;
      }, signal);
    }
    const deviceToken = await session.deviceToken();
    if (deviceToken === undefined) throw new OfficeError('notSignedIn');
    return arrive(() => enterWithDevice(parts, deviceToken, signal), signal);
  }

  async function leave(): Promise<void> {
    isMoving = true;
    try {
      await runSignedOut(undefined);
      await session.unseal();
      // Whoever leaves without having come in ends what is stored all the same.
      if (session.current() === undefined) await session.load();
      if (session.current() !== undefined) {
        const deviceToken = await session.deviceToken();
        const options = { timeoutMs: goodbyeMs };
        // The chat server first: the user centre's logout may end both. Offline, leaving happens here alone.
        await api.chat.logout({}, options).catch(parts.report);
        if (session.current() !== undefined)
          await api.userCentre.logout({ deviceToken }, options).catch(parts.report);
      }
      await session.clear();
      state.set({ phase: 'signedOut' });
    } finally {
      isMoving = false;
    }
  }

  session.onEnded((reason) => {
    if (isMoving) return;
    state.set({ phase: 'ended', error: reason.data });
    runSignedOut(reason).catch(parts.report);
  });

  return {
    current: () => state.get(),
    state: (listener) => {
      listener(state.get());
      return state.subscribe(listener);
    },
    signInWithPassword: (input, { signal } = {}) =>
      arrive(() => enterWithPassword(parts, input, signal), signal),
    signInWithTicket: ({ ticket }, { signal } = {}) =>
      arrive(() => enterWithTicket(parts, ticket, signal), signal),
    signInWithToken: ({ token }, { signal } = {}) =>
      arrive(() => enterWithToken(parts, token, signal), signal),
    resume: (options = {}) => takeUp(options),
    signOut: () => inTurn(leave),
    askDevice: async ({ signal } = {}) => {
      await config.ready();
      return askDevice(parts, signal);
    },
    signInWithDevice: ({ userCode }, { signal } = {}) =>
      arrive(() => enterWithGrant(parts, userCode, signal), signal),
    deviceRequest: (userCode, { signal } = {}) => api.userCentre.lookAtDeviceGrant({ userCode }, { signal }),
    async decideDevice(input, { signal } = {}) {
      await api.userCentre.decideDeviceGrant(input, { signal });
    },
    devices: () => api.userCentre.listDevices({}),
    async revokeDevice(id) {
      await api.userCentre.revokeDevice({ id });
    },
    changeAvatar: (picture, options = {}) => changeAvatar(api, picture, options),
    removeAvatar: (options = {}) => removeAvatar(api, options),
    changePassword: (input, options = {}) => changePassword(parts, input, options),
    async provePassword(password) {
      const { person } = state.get();
      if (person === undefined) throw session.absent();
      await provePassword(parts, { loginName: person.loginName, password });
    },
    onSignedIn(hook) {
      signedInHooks.add(hook);
      return () => signedInHooks.delete(hook);
    },
    onSignedOut(hook) {
      signedOutHooks.add(hook);
      return () => signedOutHooks.delete(hook);
    },
    stay() {
      stays = true;
      if (state.get().phase === 'signedIn') startBeat();
    },
    dispose() {
      stays = false;
      beat.stop();
    },
  };
}
