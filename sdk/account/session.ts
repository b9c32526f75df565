// Owns the tokens of the signed-in person: in memory, at rest, shared with other processes, and ended exactly once.
import type { Unsubscribe } from '../base/live-value.ts';
import type { CurrentUser } from '../contract/entities.ts';
import { OfficeError } from '../errors.ts';
import type { Host } from '../host/port.ts';
import type { TokenStore, TokenKind } from '../net/tokens.ts';

/** What a signed-in session consists of. `person` lets a later start show itself without asking the office. */
export type SessionData = {
  userCentreToken: string;
  chatToken: string;
  personId: string;
  person?: CurrentUser | undefined;
};

/** The session of one profile at one office. */
export interface Session extends TokenStore {
  unseal(): Promise<void>;
  /** The session in force; undefined when nobody is signed in. */
  current(): SessionData | undefined;
  /** Takes up the stored session, if there is one. */
  load(): Promise<SessionData | undefined>;
  /**
   * Takes up the stored session by the note beside it: who the person is. The tokens stay sealed until a call needs
   * one (`unseal`). Undefined where this host keeps no notes, where nobody is noted, or where nobody is signed in.
   */
  known(): Promise<CurrentUser | undefined>;
  /** Puts a session in force and stores it. */
  start(data: SessionData): Promise<void>;
  /** Stores a newer picture of the person. */
  remember(person: CurrentUser): Promise<void>;
  /** The «keep me signed in» token of this device (protocol decision 14). */
  deviceToken(): Promise<string | undefined>;
  setDeviceToken(token: string | undefined): Promise<void>;
  /** Forgets the session, but not the device; announces nothing. */
  forget(): Promise<void>;
  /** Forgets everything, the device token included; announces nothing. */
  clear(): Promise<void>;
  /** Called once per session, with the reason, when the office ends it. */
  onEnded(listener: (reason: OfficeError) => void): Unsubscribe;
}

function parseSession(text: string | undefined): SessionData | undefined {
  if (text === undefined) return undefined;
  const data = JSON.parse(text) as Partial<SessionData>;
  const { userCentreToken, chatToken, personId } = data;
  if (userCentreToken === undefined || chatToken === undefined || personId === undefined) return undefined;
  return { userCentreToken, chatToken, personId, person: data.person };
}

function parsePerson(note: string | undefined): CurrentUser | undefined {
  if (note === undefined) return undefined;
  try {
    return JSON.parse(note) as CurrentUser;
  } catch {
    // Somebody changed the file: the seal, which covers the note, will not open either. Then `load` says so.
    return undefined;
  }
}

/**
 * Keeps the session of `server` (the user centre's address: tokens of one office are never offered to another).
 * Several processes share what is stored: a refused token is compared with the stored one before giving up.
 */
export function createSession(parts: { host: Pick<Host, 'secrets'>; server: string }): Session {
  const { secrets } = parts.host;
  const sessionName = `session ${parts.server}`;
  const deviceName = `device ${parts.server}`;
  const listeners = new Set<(reason: OfficeError) => void>();
  let current: SessionData | undefined;
  let ended: OfficeError | undefined;
  let checking: Promise<boolean> | undefined;
  /** Whom the note of a session that is still sealed names. */
  let sealed: CurrentUser | undefined;
  let unsealing: Promise<void> | undefined;

  const tokenOf = (data: SessionData | undefined, kind: TokenKind): string | undefined =>
    kind === 'chat' ? data?.chatToken : data?.userCentreToken;
  const stored = async (): Promise<SessionData | undefined> => parseSession(await secrets.get(sessionName));
  const keep = (data: SessionData): Promise<void> =>
    secrets.set(sessionName, JSON.stringify(data), data.person && JSON.stringify(data.person));

  const announceEnd = (reason: OfficeError): void => {
    for (const listener of [...listeners]) listener(reason);
  };

  async function unseal(): Promise<void> {
    const person = sealed;
    const found = await stored();
    // Signing in or out may have happened while the disk was read.
    if (sealed === undefined || sealed !== person) return;
    sealed = undefined;
    if (found !== undefined) current = found;
    // Left by another process meanwhile, or it cannot be opened.
    else announceEnd(new OfficeError('notSignedIn'));
  }

  /** Either a newer stored session is taken up (true), or the session is over (false). */
  async function renewOrEnd(kind: TokenKind, dead: string, reason: OfficeError): Promise<boolean> {
    const found = await stored();
    // Signing in or out may have happened while the disk was read.
    if (tokenOf(current, kind) !== dead) return current !== undefined;
    const other = tokenOf(found, kind);
    if (other !== undefined && other !== dead) {
      current = found;
      return true;
    }
    current = undefined;
    ended = reason;
    if (found !== undefined) await secrets.remove(sessionName);
    announceEnd(reason);
    return false;
  }

  async function forget(): Promise<void> {
    current = undefined;
    sealed = undefined;
    ended = undefined;
    await secrets.remove(sessionName);
  }

  return {
    token: (kind) => tokenOf(current, kind),
    absent: () =>
      ended === undefined
        ? new OfficeError('notSignedIn')
        : new OfficeError(
            'loginExpired',
            { ...(ended.data.status ? { status: ended.data.status } : {}) },
            ended,
          ),
    async refused(kind, token, reason) {
      if (tokenOf(current, kind) !== token && checking === undefined) return current !== undefined;
      checking ??= renewOrEnd(kind, token, reason).finally(() => (checking = undefined));
      await checking;
      const now = tokenOf(current, kind);
      return now !== undefined && now !== token;
    },
    async unseal() {
      if (sealed === undefined) return;
      unsealing ??= unseal().finally(() => (unsealing = undefined));
      await unsealing;
    },
    current: () => current,
    async known() {
      sealed = parsePerson(await secrets.note?.(sessionName));
      return sealed;
    },
    async load() {
      sealed = undefined;
      current = (await stored()) ?? current;
      if (current !== undefined) ended = undefined;
      return current;
    },
    async start(data) {
      current = data;
      sealed = undefined;
      ended = undefined;
      await keep(data);
    },
    async remember(person) {
      const found = await stored();
      // Signed out meanwhile, here or by another process: nothing to add to.
      if (current === undefined || found === undefined) return;
      current = { ...found, person };
      await keep(current);
    },
    deviceToken: () => secrets.get(deviceName),
    async setDeviceToken(token) {
      if (token === undefined) await secrets.remove(deviceName);
      else await secrets.set(deviceName, token);
    },
    forget,
    async clear() {
      await forget();
      await secrets.remove(deviceName);
    },
    onEnded(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
