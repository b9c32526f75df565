// Decides what the frozen office is like in each state a screen has to be drawn in.
import type { ConnectionState, LockState } from '#sdk/api.ts';
import { auditPermission } from '#sdk/account/rules/may-read-audit.ts';
import type { ErrorData } from '#sdk/errors.ts';
import type { FrozenTrouble } from './frozen-port.ts';
import type { OfficeSnapshot } from './snapshot.ts';
import { stagedAnswers, type FrozenAnswers } from './staged-answers.ts';
import { stagedDisk } from './staged-disk.ts';
import { stagedAsk } from './staged-ask.ts';
import { stagedMeeting } from './staged-meeting.ts';
import { stagedNoticeFeeds, stagedNotices } from './staged-notices.ts';
import { stagedSchedule } from './staged-schedule.ts';
import { stagedWrite, stagedWriteFeeds } from './staged-write.ts';
import { stagedTransfers, withStagedChats } from './staged-chats.ts';

/** States every screen of the design language has (look «States»). */
export type StateName =
  | 'full'
  /** Files are under way, messages wait, others have their time to come. */
  | 'busy'
  | 'loading'
  | 'empty'
  | 'offline'
  | 'gaveUp'
  | 'failing'
  | 'refused'
  | 'expired'
  | 'locked'
  /** The password of the account unlocks, and was wrong too often. */
  | 'lockedOut'
  /** Another tab has the store: it was there first, or went on with what was here. */
  | 'taken'
  | 'moved'
  /** Announcements of groups have not been read; all other states are looked at without them. */
  | 'announced'
  /** What is asked for in a dialog never comes, or fails. */
  | 'silentActs'
  | 'failingActs'
  /** What comes is not what it says it is: drawing it fails, in the pane that draws it. */
  | 'broken'
  /** Who signed in may read what was done. */
  | 'administrator'
  /** The office has a centre of notices; all other states are looked at without it. */
  | 'told'
  /** The watermark lies over everything; all other states are looked at without it. */
  | 'marked';

/** A snapshot as it is in a state, with the calls that fail or never answer. */
export type FrozenState = { readonly snapshot: OfficeSnapshot; readonly trouble: FrozenTrouble };

const retrySeconds = 12;
const lockedForMs = 23 * 60_000;
const unreachable: ErrorData = { code: 'connectionFailed', params: {} };
const refusal: ErrorData = { code: 'forbidden', params: {} };
const expiry: ErrorData = { code: 'loginExpired', params: {} };
/** Everything a screen asks of the office rather than of the device. */
const asked = ['chat.get', 'chat.members', 'contacts.children', 'contacts.person', 'account.devices'];
const quiet = [
  ...asked,
  'chat.head',
  'chat.messages',
  'chat.totals',
  'contacts.find',
  'chat.search',
  'acts.history',
  'acts.outbox',
  'later.list',
  'groups.allMembers',
];
/** What dialogs over a conversation ask for when they are opened. */
const askedByDialogs = ['acts.history', 'acts.readers', 'account.deviceRequest'];
const lockWaitSeconds = 30;
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

function withoutWatermark(snapshot: OfficeSnapshot): OfficeSnapshot {
  const [config] = (snapshot.feeds['config.state'] ?? []) as readonly { readonly constants: object }[];
  const constants = { ...config?.constants, watermarkAllow: false };
  return withFeeds(snapshot, { 'config.state': { ...config, constants } });
}

/** Messages that nobody wrote: no such thing is ever in the store. */
function broken(snapshot: OfficeSnapshot): OfficeSnapshot {
  const feeds = Object.entries(snapshot.feeds).map(([path, said]) => {
    const [first] = said as readonly { readonly reset?: readonly object[] }[];
    if (!path.startsWith('chat.messages ') || first?.reset === undefined) return [path, said] as const;
    return [path, [{ reset: first.reset.map((message) => ({ ...message, senderId: null })) }]] as const;
  });
  return { ...snapshot, feeds: Object.fromEntries(feeds) };
}

/** How far a transfer has come some seconds later; the page works out the pace from both. */
const further = stagedTransfers
  .filter((one) => one.state === 'running')
  .map((one) => ({ ...one, done: Math.min(one.size, one.done + 12_000_000) }));

/** Puts the recorded office, and what is staged beside it, into a state. */
export function frozenState(recorded: OfficeSnapshot, state: StateName): FrozenState {
  const staged = stateOf(withStagedChats(recorded), state);
  const { trouble } = staged;
  const snapshot = state === 'marked' ? staged.snapshot : withoutWatermark(staged.snapshot);
  const isBusy = state === 'busy';
  const transfers = isBusy ? [{ reset: [], upsert: stagedTransfers }, { upsert: further }] : [{ reset: [] }];
  const feeds = {
    ...snapshot.feeds,
    'files.transfers': transfers,
    'groups.waiting': [[]],
    'schedule.changed': [0],
    'schedule.reminders': [[]],
    ...stagedWriteFeeds,
    ...stagedNoticeFeeds,
  };
  return {
    snapshot: { ...snapshot, feeds },
    trouble: {
      ...trouble,
      answers:
        state === 'loading'
          ? {}
          : {
              ...stagedAnswers(snapshot, isBusy),
              ...stagedDisk,
              ...stagedAsk,
              ...stagedMeeting,
              ...stagedWrite,
              ...stagedSchedule,
              ...stagedNotices,
              ...(state === 'broken' ? nonsense : {}),
            },
    },
  };
}

/** A device that was used at no time, and a store of no number of bytes. */
const nonsense: FrozenAnswers = {
  'account.devices': () => [{ id: 'd-0', deviceName: '', current: true, usedTime: Number.NaN }],
  'maintenance.storeInfo': () => ({ bytes: 2_048n }),
};

function stateOf(recorded: OfficeSnapshot, state: StateName): FrozenState {
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
  if (state === 'locked' || state === 'lockedOut') {
    const way = state === 'locked' ? 'own' : 'account';
    const lock: LockState = {
      way,
      locked: true,
      since: recorded.recordedAt - lockedForMs,
      tries: 0,
      ...(state === 'locked' ? {} : { waitUntil: recorded.recordedAt + lockWaitSeconds * 1_000 }),
    };
    return { snapshot: withFeeds(online, { 'lock.state': lock }), trouble: {} };
  }
  if (state === 'administrator') {
    const [account] = (recorded.feeds['account.state'] ?? []) as readonly { readonly person: object }[];
    const person = { ...account?.person, permissions: [auditPermission] };
    return { snapshot: withFeeds(online, { 'account.state': { ...account, person } }), trouble: {} };
  }
  if (state === 'told') {
    const [config] = (recorded.feeds['config.state'] ?? []) as readonly object[];
    return {
      snapshot: withFeeds(online, { 'config.state': { ...config, extensions: ['notices'] } }),
      trouble: {},
    };
  }
  if (state === 'broken') return { snapshot: broken(online), trouble: {} };
  if (state === 'silentActs') return { snapshot: online, trouble: { silent: askedByDialogs } };
  if (state === 'failingActs')
    return {
      snapshot: online,
      trouble: { failing: Object.fromEntries(askedByDialogs.map((path) => [path, unreachable])) },
    };
  if (state === 'offline')
    return {
      snapshot: withFeeds(
        connected({
          phase: 'waiting',
          attempt: 3,
          retryAt: recorded.recordedAt + retrySeconds * 1000,
          error: unreachable,
        }),
        { 'chat.queued': 2 },
      ),
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
