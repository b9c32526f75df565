// Decides what the frozen office is like in each state a screen has to be drawn in.
import type { ConnectionState, LockState } from '#sdk/api.ts';
import type { ErrorData } from '#sdk/errors.ts';
import type { FrozenTrouble } from './frozen-port.ts';
import type { OfficeSnapshot } from './snapshot.ts';

/** States every screen of the design language has (look «States»). */
export type StateName =
  | 'full'
  | 'loading'
  | 'empty'
  | 'offline'
  | 'gaveUp'
  | 'failing'
  | 'refused'
  | 'expired'
  | 'locked';

/** A snapshot as it is in a state, with the calls that fail or never answer. */
export type FrozenState = { readonly snapshot: OfficeSnapshot; readonly trouble: FrozenTrouble };

const retrySeconds = 12;
const lockedForMs = 23 * 60_000;
const unreachable: ErrorData = { code: 'connectionFailed', params: {} };
const refusal: ErrorData = { code: 'forbidden', params: {} };
const expiry: ErrorData = { code: 'loginExpired', params: {} };
/** Everything a screen asks of the office rather than of the device. */
const asked = ['chat.get', 'chat.members', 'contacts.children', 'contacts.person', 'account.devices'];
const quiet = [...asked, 'chat.head', 'chat.messages', 'chat.totals', 'contacts.find', 'chat.search'];
const empty = { reset: [] };

function withFeeds(snapshot: OfficeSnapshot, feeds: Readonly<Record<string, unknown>>): OfficeSnapshot {
  const said = Object.entries(feeds).map(([path, value]) => [path, [value]] as const);
  return { ...snapshot, feeds: { ...snapshot.feeds, ...Object.fromEntries(said) } };
}

function without(snapshot: OfficeSnapshot, paths: readonly string[]): OfficeSnapshot {
  const kept = (table: Readonly<Record<string, unknown>>) =>
    Object.entries(table).filter(
      ([key]) => !paths.some((path) => key === path || key.startsWith(`${path} `)),
    );
  return {
    ...snapshot,
    feeds: Object.fromEntries(kept(snapshot.feeds)) as OfficeSnapshot['feeds'],
    calls: Object.fromEntries(kept(snapshot.calls)),
  };
}

/** Puts the recorded office into a state. */
export function frozenState(recorded: OfficeSnapshot, state: StateName): FrozenState {
  const connected = (connection: ConnectionState): OfficeSnapshot =>
    withFeeds(recorded, { 'connection.state': connection });
  const online = connected({ phase: 'online', attempt: 0 });
  if (state === 'loading') return { snapshot: online, trouble: { silent: quiet } };
  if (state === 'failing')
    return {
      snapshot: online,
      trouble: { failing: Object.fromEntries(asked.map((path) => [path, unreachable])) },
    };
  if (state === 'refused')
    return {
      snapshot: online,
      trouble: { failing: Object.fromEntries(asked.map((path) => [path, refusal])) },
    };
  if (state === 'expired') return { snapshot: online, trouble: { failing: { 'account.resume': expiry } } };
  if (state === 'locked') {
    const lock: LockState = { way: 'own', locked: true, since: recorded.recordedAt - lockedForMs, tries: 0 };
    return { snapshot: withFeeds(online, { 'lock.state': lock }), trouble: {} };
  }
  if (state === 'offline')
    return {
      snapshot: connected({
        phase: 'waiting',
        attempt: 3,
        retryAt: recorded.recordedAt + retrySeconds * 1000,
        error: unreachable,
      }),
      trouble: {},
    };
  if (state === 'gaveUp')
    return { snapshot: connected({ phase: 'gaveUp', attempt: 10, error: unreachable }), trouble: {} };
  if (state === 'empty') {
    const bare = without(online, [
      'chat.messages',
      'chat.search',
      'contacts.search',
      'contacts.find',
      'contacts.children',
    ]);
    return {
      snapshot: {
        ...withFeeds(bare, {
          'chat.head': { ...empty, total: 0 },
          'chat.messages': empty,
          'chat.totals': { unread: 0, mutedUnread: 0, mentioned: 0, chats: 0 },
        }),
        calls: {
          ...bare.calls,
          'chat.search': { hits: [], complete: true, more: false },
          'contacts.search': { people: [], departments: [], total: 0 },
          'contacts.find': { people: [], departments: [], groups: [] },
          'contacts.children': [],
          'account.devices': [],
        },
      },
      trouble: {},
    };
  }
  return { snapshot: online, trouble: {} };
}
