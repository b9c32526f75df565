// Which members of OfficeApi are calls and which are feeds; the port needs to know, and the compiler checks the list.
import type { OfficeApi } from '../api.ts';

/** A call answers once; a feed goes on until it is stopped; a factory takes arguments and gives a feed. */
export type MemberKind = 'call' | 'feed' | 'feedFactory';

/** Distinguishes members by type, so that a forgotten or misnamed one does not compile. */
type KindOf<Member> = Member extends (...args: never[]) => Promise<unknown>
  ? 'call'
  : Member extends (...args: never[]) => (listener: never) => () => void
    ? 'feedFactory'
    : 'feed';

type ShapeOf<Api> = {
  readonly [Area in keyof Api]: Api[Area] extends (...args: never[]) => unknown
    ? 'feed'
    : { readonly [Name in keyof Api[Area]]: KindOf<Api[Area][Name]> };
};

/** The table. */
export const apiShape = {
  account: {
    state: 'feed',
    signInWithPassword: 'call',
    signInWithTicket: 'call',
    resume: 'call',
    signOut: 'call',
    devices: 'call',
    askDevice: 'call',
    signInWithDevice: 'call',
    deviceRequest: 'call',
    decideDevice: 'call',
    revokeDevice: 'call',
    changePassword: 'call',
    changeAvatar: 'call',
    removeAvatar: 'call',
  },
  lock: { state: 'feed', lock: 'call', unlock: 'call', used: 'call', choose: 'call' },
  administration: { issueResetCode: 'call', addPerson: 'call' },
  config: { state: 'feed', load: 'call', licence: 'call' },
  connection: { state: 'feed', counts: 'call', connect: 'call', disconnect: 'call' },
  chat: {
    list: 'feed',
    head: 'feedFactory',
    extendHead: 'call',
    watch: 'feedFactory',
    find: 'call',
    totals: 'feed',
    get: 'call',
    activate: 'call',
    open: 'call',
    close: 'call',
    messages: 'feedFactory',
    older: 'call',
    send: 'call',
    queued: 'feed',
    outbox: 'call',
    retry: 'call',
    drop: 'call',
    openFlash: 'call',
    askFileAccess: 'call',
    markRead: 'call',
    markUnread: 'call',
    setPinned: 'call',
    setMuted: 'call',
    remove: 'call',
    setDraft: 'call',
    place: 'call',
    setPlace: 'call',
    search: 'call',
    group: 'call',
    members: 'call',
    readCounts: 'call',
  },
  groups: {
    mayCreate: 'call',
    do: 'call',
    setAvatar: 'call',
    removeAvatar: 'call',
    requests: 'call',
    allMembers: 'call',
    findMembers: 'call',
    waiting: 'feed',
    retry: 'call',
    drop: 'call',
  },
  acts: {
    withdraw: 'call',
    delete: 'call',
    locate: 'call',
    withdrawnTexts: 'call',
    forward: 'call',
    forwarded: 'call',
    readers: 'call',
    history: 'call',
    outbox: 'call',
    retry: 'call',
    drop: 'call',
  },
  later: { schedule: 'call', remind: 'call', list: 'call', cancel: 'call', now: 'call' },
  contacts: {
    search: 'call',
    find: 'call',
    person: 'call',
    personByLoginName: 'call',
    children: 'call',
    ancestors: 'call',
    departmentPeople: 'call',
    groups: 'call',
    departmentsOf: 'call',
    departmentPathOf: 'call',
    circle: 'feed',
    friends: 'call',
    addFriends: 'call',
    removeFriend: 'call',
    focus: 'call',
    setFocus: 'call',
    refreshCache: 'call',
    onlineNow: 'call',
    online: 'feed',
    photos: 'feed',
    picture: 'call',
  },
  files: {
    transfers: 'feed',
    send: 'call',
    pause: 'call',
    resume: 'call',
    cancel: 'call',
    tidy: 'call',
    content: 'call',
    download: 'call',
    kept: 'call',
    ofChat: 'call',
    ofMessage: 'call',
    cacheInfo: 'call',
    clearCache: 'call',
  },
  settings: { state: 'feed', set: 'call', reset: 'call' },
  maintenance: {
    backfill: 'call',
    syncOnce: 'call',
    storeInfo: 'call',
    recentErrors: 'call',
    reportError: 'call',
    clearErrors: 'call',
  },
  events: 'feed',
} as const satisfies ShapeOf<OfficeApi>;
