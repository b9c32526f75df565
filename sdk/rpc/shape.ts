// Which members of OfficeApi are calls and which are feeds; the port needs to know, and the compiler checks the list.
import type { CoreApi, OfficeApi } from '../api.ts';
import type { MemberKind, ShapeOfArea } from '../base/api-shape.ts';
import { features, type FeatureApis } from '../features.ts';

export type { MemberKind };

type ShapeOf<Api> = {
  readonly [Area in keyof Api]: Api[Area] extends (...args: never[]) => unknown
    ? 'feed'
    : ShapeOfArea<Api[Area]>;
};

/** The core's table. */
const coreShape = {
  account: {
    state: 'feed',
    signInWithPassword: 'call',
    signInWithTicket: 'call',
    signInWithToken: 'call',
    resume: 'call',
    signOut: 'call',
    unfinished: 'call',
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
  administration: { issueResetCode: 'call', addPerson: 'call', audit: 'call' },
  config: { state: 'feed', load: 'call', licence: 'call' },
  connection: { state: 'feed', counts: 'call', connect: 'call', disconnect: 'call' },
  chat: {
    list: 'feed',
    head: 'feedFactory',
    extendHead: 'call',
    callNotices: 'call',
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
    eraseDraft: 'call',
    place: 'call',
    setPlace: 'call',
    search: 'call',
    group: 'call',
    members: 'call',
    readCounts: 'call',
  },
  finding: { in: 'call' },
  settings: { state: 'feed', set: 'call', reset: 'call' },
  update: {
    state: 'feed',
    check: 'call',
    checkDaily: 'call',
    show: 'call',
    ignore: 'call',
    later: 'call',
    install: 'call',
    cancel: 'call',
    start: 'call',
    required: 'call',
  },
  maintenance: {
    backfill: 'call',
    syncOnce: 'call',
    storeInfo: 'call',
    recentErrors: 'call',
    reportError: 'call',
    clearErrors: 'call',
  },
  events: 'feed',
} as const satisfies ShapeOf<CoreApi>;

/** The table: the core's rows, and what each feature declares of itself. */
export const apiShape = {
  ...coreShape,
  ...(Object.fromEntries(features.map(({ name, shape }) => [name, shape])) as ShapeOf<FeatureApis>),
} satisfies ShapeOf<OfficeApi>;
