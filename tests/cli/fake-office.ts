// An office in memory behind OfficeApi, for tests of commands: what it is told, it shows.
import type {
  ChatFile,
  Group,
  LocalChat,
  LocalMessage,
  Member,
  OfficeApi,
  OfficeEvent,
  Person,
} from '#sdk/api.ts';
import { OfficeError } from '#sdk/errors.ts';
import { createSettings } from '#sdk/settings/service.ts';
import { noCounts } from '#sdk/net/connection-counts.ts';
import { constantsInForce } from '#variants/constants.ts';
import { pickVariant } from '#variants/index.ts';
import { absentFeatures, absentUpdates, noErrors } from './absent-features.ts';
import { fakeMarks, waitingEntry } from './fake-marks.ts';
import { fakeHost } from '../support/fake-host.ts';

/** A chat row with everything unsaid at rest. */
export function aChat(id: string, name: string, more: Partial<LocalChat> = {}): LocalChat {
  return {
    id,
    name,
    kind: 'direct',
    avatar: '',
    unread: 0,
    lastText: '',
    lastMid: 0,
    lastSenderId: '',
    lastSenderName: '',
    lastKind: 'text',
    lastTime: 0,
    lastBySystem: false,
    lastOrdinal: 0,
    pinned: false,
    pinnedTime: 0,
    muted: false,
    focused: false,
    mentioned: false,
    enabled: true,
    markedUnread: false,
    pinyin: '',
    readMid: 0,
    readOrdinal: 0,
    peerReadMid: 0,
    memberCount: 0,
    draft: '',
    ...more,
  };
}

/** A stored message. */
export function aMessage(
  mid: number,
  chatId: string,
  text: string,
  more: Partial<LocalMessage> = {},
): LocalMessage {
  return {
    key: String(mid),
    mid,
    chatId,
    kind: 'text',
    text,
    senderId: '1002',
    senderName: '周明轩',
    avatar: '',
    time: Date.UTC(2026, 10, 20, 2, 30),
    ordinal: mid,
    bySystem: false,
    mine: false,
    state: 'sent',
    ...more,
  };
}

/** A file of a chat. */
export function aFile(chatId: string): ChatFile {
  return {
    ...{ chatId, mid: 4_711, kind: 'file', fileId: 'f_1', name: 'plan.pdf', size: 2_400_000 },
    ...{
      mime: 'application/pdf',
      md5: '',
      hasCover: false,
      width: 0,
      height: 0,
      seconds: 0,
      peer: false,
      wave: [],
    },
    ...{ senderName: '沈知行', time: Date.UTC(2026, 10, 21, 2), place: '' },
  };
}

/** A person of contacts. */
export function aPerson(id: string, loginName: string, name: string, pinyin: string): Person {
  return {
    id,
    loginName,
    name,
    pinyin,
    avatar: '',
    email: '',
    phone: '',
    title: '',
    departmentId: '111',
    departmentName: '数字化平台组',
    departmentPath: '',
    removed: false,
  };
}

/** What the fake can be told to do. */
export type FakeOffice = OfficeApi & {
  chats: Map<string, LocalChat>;
  stored: LocalMessage[];
  people: Person[];
  /** Names of the calls that would change something at the office, in order. */
  writes: string[];
  /** Every network call fails with this from now on. */
  failsWith: OfficeError | undefined;
  forced?: string;
  signedIn: boolean;
  locked: boolean;
  lockPassword: string;
  /** Waits for acknowledgements that never come. */
  acknowledges: boolean;
  emit(event: OfficeEvent): void;
};

const me = {
  id: '1001',
  loginName: 'shenzhixing',
  name: '沈知行',
  avatar: '',
  email: '',
  phone: '',
  departmentName: '',
  departmentPath: '',
};
const fakeMembers: Member[] = [
  { id: '1001', name: '沈知行', avatar: '', role: 'owner', departmentName: '平台组' },
  { id: '1002', name: '林若溪', avatar: '', role: 'member', departmentName: '平台组' },
];
const fakeGroup: Group = {
  id: '12',
  chatId: '00012',
  name: '平台组',
  introduction: '平台组的日常',
  notice: '周五发版',
  avatar: '',
  ownerId: '1001',
  memberCount: 2,
  onlineCount: 1,
  role: 'owner',
  invitationOpen: true,
  reviewed: false,
  requestCount: 0,
  silent: false,
};
const asleep = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_, reject) =>
    signal?.addEventListener('abort', () => reject(new OfficeError('timedOut')), { once: true }),
  );

/** Makes a fake. */
export function fakeOffice(): FakeOffice {
  const listeners = new Set<(event: OfficeEvent) => void>();
  const waiting: LocalMessage[] = [];
  const network = (): void => {
    if (fake.failsWith !== undefined) throw fake.failsWith;
  };
  const change = (id: string, name: string, fields: Partial<LocalChat>): void => {
    network();
    fake.writes.push(name);
    const chat = fake.chats.get(id);
    if (chat === undefined) throw new OfficeError('chatNotFound', { params: { target: id } });
    fake.chats.set(id, { ...chat, ...fields });
  };
  const fake: FakeOffice = {
    ...absentFeatures(),
    chats: new Map(),
    stored: [],
    people: [],
    writes: [],
    failsWith: undefined,
    signedIn: true,
    locked: false,
    lockPassword: '',
    acknowledges: true,
    emit: (event) => [...listeners].forEach((listener) => listener(event)),
    account: {
      state: (listener) => {
        listener(fake.signedIn ? { phase: 'signedIn', person: me } : { phase: 'signedOut' });
        return () => undefined;
      },
      unfinished: async () => [],
      async signInWithPassword({ loginName, password }) {
        network();
        if (loginName !== me.loginName || password !== 'right') throw new OfficeError('badCredentials');
        fake.signedIn = true;
        return me;
      },
      signInWithTicket: () => fake.account.signInWithToken({ token: '' }),
      signInWithToken: () => Promise.reject(fake.failsWith ?? new OfficeError('licenceExpired')),
      async resume() {
        if (!fake.signedIn) throw new OfficeError('notSignedIn');
        return me;
      },
      async signOut() {
        fake.writes.push('signOut');
        fake.signedIn = false;
      },
      devices: async () => [],
      revokeDevice: async () => undefined,
      async askDevice() {
        network();
        return {
          userCode: 'WDJB-MJHT',
          address: 'http://127.0.0.1:4600/approve/WDJB-MJHT',
          expiresTime: Date.UTC(2026, 10, 21, 2, 5),
        };
      },
      async signInWithDevice({ userCode }) {
        network();
        if (userCode.toUpperCase() !== 'WDJB-MJHT') throw new OfficeError('qrExpired');
        fake.signedIn = true;
        return me;
      },
      async deviceRequest(userCode) {
        network();
        if (userCode !== 'WDJB-MJHT') throw new OfficeError('qrExpired');
        const createdTime = Date.UTC(2026, 10, 21, 1, 59);
        return {
          deviceName: 'tangram · laptop',
          source: '192.168.1.20',
          createdTime,
          expiresTime: createdTime,
        };
      },
      async decideDevice({ approve }) {
        network();
        fake.writes.push(approve ? 'approve' : 'deny');
      },
      changeAvatar: async () => void fake.writes.push('changeAvatar'),
      removeAvatar: async () => void fake.writes.push('removeAvatar'),
      async changePassword({ oldPassword }) {
        network();
        if (oldPassword !== 'right') throw new OfficeError('oldPasswordWrong');
        fake.writes.push('changePassword');
      },
    },
    lock: {
      state: (listener) => {
        listener({ way: fake.locked ? 'own' : 'none', locked: fake.locked, tries: 0 });
        return () => undefined;
      },
      async lock() {
        if (fake.lockPassword === '') throw new OfficeError('lockNotSet');
        fake.locked = true;
      },
      async unlock(password) {
        if (password !== fake.lockPassword) throw new OfficeError('lockPasswordWrong');
        fake.locked = false;
      },
      used: async () => undefined,
      choose: async () => undefined,
    },
    administration: {
      async issueResetCode(loginName) {
        network();
        fake.writes.push('issueResetCode');
        return {
          personId: '1002',
          loginName,
          code: '7K2M-9QXW-4TBA',
          expiresTime: Date.UTC(2026, 10, 22, 2),
        };
      },
      async addPerson({ loginName }) {
        network();
        fake.writes.push('addPerson');
        return {
          personId: '1099',
          loginName,
          code: '7K2M-9QXW-4TBA',
          expiresTime: Date.UTC(2026, 10, 22, 2),
        };
      },
      audit: async () => ({ entries: [], more: false }),
    },
    config: {
      state: (listener) => {
        const { constants, origins } = constantsInForce({ variant: pickVariant('default').constants });
        listener({ phase: 'success', navigationTitles: {}, constants, origins, urls: {} });
        return () => undefined;
      },
      async load() {
        const { constants, origins } = constantsInForce({ variant: pickVariant('default').constants });
        const rest = { navigationTitles: {}, constants, origins, urls: {} };
        if (fake.failsWith === undefined) return { phase: 'success', officeName: '远衡能源集团', ...rest };
        return { phase: 'fail', error: fake.failsWith.data, ...rest };
      },
      licence: async () => ({ notAfter: '2030-12-31' }),
    },
    update: absentUpdates(() => fake.forced),
    connection: {
      state: () => () => undefined,
      counts: async () => noCounts,
      async connect() {
        network();
        queueMicrotask(() => fake.emit({ type: 'ready' }));
      },
      disconnect: async () => undefined,
    },
    chat: {
      list: (listener) => {
        listener({ reset: [...fake.chats.values()] });
        return () => undefined;
      },
      head: (input) => (listener) => {
        listener({ reset: [...fake.chats.values()].slice(0, input.rows), total: fake.chats.size });
        return () => undefined;
      },
      extendHead: async () => undefined,
      callNotices: async () => undefined,
      watch: (chatId) => (listener) => {
        listener(fake.chats.get(chatId));
        return () => undefined;
      },
      find: async (text, limit) =>
        [...fake.chats.values()].filter((chat) => chat.name.includes(text)).slice(0, limit),
      queued: (listener) => {
        listener(waiting.length);
        return () => undefined;
      },
      totals: (listener) => {
        listener({ unread: 0, mutedUnread: 0, mentioned: 0, chats: 0 });
        return () => undefined;
      },
      async get(id) {
        const chat = fake.chats.get(id);
        if (chat === undefined) throw new OfficeError('chatNotFound', { params: { target: id } });
        return chat;
      },
      async activate(target) {
        network();
        fake.writes.push('activate');
        const person = fake.people.find(({ id }) => 'personId' in target && id === target.personId);
        const chat = aChat('00077', person?.name ?? '', { peerId: person?.id ?? '' });
        fake.chats.set(chat.id, chat);
        return chat;
      },
      open: async () => undefined,
      close: async () => undefined,
      messages: (chatId, limit) => (listener) => {
        listener({
          reset: [...fake.stored, ...waiting].filter((message) => message.chatId === chatId).slice(-limit),
        });
        return () => undefined;
      },
      async older(chatId, before, limit = 30) {
        const messages = fake.stored
          .filter((message) => message.chatId === chatId && message.mid < before)
          .slice(-limit);
        return { messages, end: messages.length < limit };
      },
      async send({ chatId, text, clientId }, options) {
        const base = aMessage(0, chatId, text, {
          mine: true,
          clientId: clientId ?? 'c',
          key: clientId ?? 'c',
          senderName: me.name,
        });
        waiting.push({ ...base, state: 'queued' });
        if (fake.failsWith !== undefined || !fake.acknowledges) return asleep(options?.signal);
        fake.writes.push('send');
        waiting.pop();
        return { ...base, mid: 4711 };
      },
      outbox: async () => [...waiting],
      retry: async () => undefined,
      async drop(clientId) {
        const at = waiting.findIndex((message) => message.clientId === clientId);
        if (at >= 0) waiting.splice(at, 1);
      },
      openFlash: async () => Promise.reject(new OfficeError('flashGone')),
      askFileAccess: async (id) => change(id, 'askFileAccess', {}),
      markRead: async (id) => change(id, 'markRead', { unread: 0 }),
      markUnread: async (id) => change(id, 'markUnread', { markedUnread: true }),
      setPinned: async (id, pinned) => change(id, 'setPinned', { pinned }),
      setMuted: async (id, muted) => change(id, 'setMuted', { muted }),
      remove: async () => undefined,
      place: async () => undefined,
      setPlace: async () => undefined,
      async setDraft(id, draft) {
        const chat = fake.chats.get(id);
        if (chat !== undefined) fake.chats.set(id, { ...chat, draft });
      },
      async eraseDraft(id) {
        const chat = fake.chats.get(id);
        if (chat !== undefined) fake.chats.set(id, { ...chat, draft: '' });
      },
      async search({ text }) {
        const found = fake.stored.filter((message) => message.text.includes(text));
        const hits = found.map((message) => ({
          message,
          chatName: fake.chats.get(message.chatId)?.name ?? '',
          plainText: message.text,
          ranges: [],
        }));
        return { hits, complete: true, more: false };
      },
      group: async () => (network(), fakeGroup),
      members: async () => (network(), { members: fakeMembers, total: fakeMembers.length }),
      readCounts: async () => [],
    },
    acts: {
      withdraw: async (_, mids) => (network(), fake.writes.push('withdraw'), mids.map((mid) => ({ mid }))),
      delete: async (_, mids) => (network(), fake.writes.push('delete'), mids.map((mid) => ({ mid }))),
      locate: async (mids) => fake.stored.filter(({ mid }) => mids.includes(mid)),
      withdrawnTexts: async () => [],
      forward: async ({ mids, personIds = [], groupIds = [] }) => {
        network();
        fake.writes.push('forward');
        const targets = [
          ...personIds.map((personId) => ({ personId, mids })),
          ...groupIds.map((groupId) => ({ groupId, mids })),
        ];
        return { queued: false, targets, refused: [] };
      },
      forwarded: async () => ({ title: '', messages: [] }),
      readers: async () => ({ people: [], read: 0, total: 0 }),
      history: async ({ chatId }) => ({
        messages: fake.stored.filter((message) => message.chatId === chatId).toReversed(),
        end: true,
      }),
      outbox: async () => waiting.map(waitingEntry),
      retry: async () => undefined,
      drop: async (id) =>
        void waiting.splice(
          waiting.findIndex(({ key }) => key === id),
          1,
        ),
    },
    marks: fakeMarks(network, (name) => void fake.writes.push(name)),
    later: {
      async schedule({ chatId, text, dueTime }) {
        const entry = { id: '1', chatId, chatName: '', dueTime, createdTime: 1, text, words: text };
        if (fake.failsWith !== undefined)
          return { ...entry, here: { done: 0, state: 'queued', isOver: false } };
        fake.writes.push('schedule');
        return entry;
      },
      async scheduleFile({ chatId, name, caption = '', dueTime }) {
        network();
        fake.writes.push('scheduleFile');
        const file = { kind: 'file', name, size: 1 } as const;
        return { id: '1', chatId, chatName: '', dueTime, createdTime: 1, text: name, words: caption, file };
      },
      unconfirmed: async () => [],
      async change(id, { text = '', dueTime = 1 }) {
        network();
        fake.writes.push('change');
        return { id, chatId: '00012', chatName: '', dueTime, createdTime: 1, text, words: text };
      },
      async remind(chatId, mid, dueTime) {
        network();
        fake.writes.push('remind');
        return { id: '2', chatId, chatName: '', dueTime, createdTime: 1, text: '', words: '', mid };
      },
      list: async () => [],
      cancel: async () => void fake.writes.push('cancel'),
      now: async () => void fake.writes.push('now'),
    },
    groups: {
      mayCreate: async () => (network(), true),
      async do(act, options) {
        network();
        fake.writes.push(act.act);
        const clientId = options?.clientId ?? 'act-1';
        return act.act === 'create'
          ? { state: 'done', clientId, group: { ...fakeGroup, name: act.name } }
          : { state: 'done', clientId };
      },
      setAvatar: async () => (network(), void fake.writes.push('setAvatar')),
      removeAvatar: async () => (network(), void fake.writes.push('removeAvatar')),
      requests: async () => (network(), []),
      allMembers: async () => (network(), fakeMembers),
      findMembers: async () => (network(), fakeMembers),
      waiting: (listener) => (listener([]), () => undefined),
      retry: async () => undefined,
      drop: async () => undefined,
    },
    contacts: {
      async search(keyword) {
        network();
        const people = fake.people.filter(
          ({ name, pinyin }) => name.includes(keyword) || pinyin.replaceAll(' ', '').startsWith(keyword),
        );
        return { people, departments: [], total: people.length };
      },
      find: async () => ({ people: [], departments: [], groups: [] }),
      departmentPeople: async () => ({ people: [], total: 0 }),
      groups: async () => ({ groups: [], total: 0 }),
      commonGroups: async () => [],
      departmentsOf: async () => [],
      departmentPathOf: async () => [],
      circle: (listener) => {
        listener({ friends: [], focus: [] });
        return () => undefined;
      },
      friends: async () => [],
      addFriends: async () => ({ added: [], missing: [], ended: [] }),
      removeFriend: async () => undefined,
      focus: async () => [],
      setFocus: async () => undefined,
      onlineNow: async () => [],
      refreshCache: async () => ({ departments: 0, people: 0 }),
      async person(id) {
        const person = fake.people.find((known) => known.id === id);
        if (person === undefined) throw new OfficeError('personNotFound', { params: { target: id } });
        return person;
      },
      async personByLoginName(loginName) {
        network();
        const person = fake.people.find((known) => known.loginName === loginName);
        if (person === undefined) throw new OfficeError('personNotFound', { params: { target: loginName } });
        return person;
      },
      children: async () => [],
      ancestors: async () => [],
      online: () => () => undefined,
      photos: () => () => undefined,
      picture: async () => Promise.reject(new OfficeError('notFound')),
    },
    files: {
      transfers: (listener) => (listener({ reset: [] }), () => undefined),
      async send({ chatId, name, clientId }) {
        network();
        fake.writes.push('sendFile');
        return aMessage(4_711, chatId, name, { clientId });
      },
      fetchZip: async ({ to = '' }) => ({ place: to, size: 0 }),
      sendToDisk: async () => [],
      arrivedOnDisk: async () => Promise.reject(new OfficeError('cancelled')),
      decide: async () => undefined,
      pause: async () => undefined,
      resume: async () => undefined,
      reorder: async () => undefined,
      cancel: async () => undefined,
      tidy: async () => undefined,
      content: async () => Promise.reject(new OfficeError('fileGone')),
      stored: async () => Promise.reject(new OfficeError('fileGone')),
      address: async () => Promise.reject(new OfficeError('fileGone')),
      download: async (_, input) => ({ place: input?.to ?? '/cache/plan.pdf' }),
      canGoDirectly: async () => false,
      kept: async () => undefined,
      ofChat: async (chatId) => [aFile(chatId)],
      ofMessage: async (chatId, mid) => ({ ...aFile(chatId), mid }),
      space: async () => ({ usedBytes: 1_048_576, limitBytes: 21_474_836_480 }),
      cacheInfo: async () => ({ root: '/cache', writable: true, shares: [] }),
      clearCache: async () => ({ bytes: 0, files: 0 }),
    },
    settings: createSettings(fakeHost().device),
    finding: { in: async () => [] },
    maintenance: {
      backfill: async () => ({ messages: fake.stored.length, complete: true }),
      async syncOnce() {
        network();
        return { events: 0, resynced: false };
      },
      storeInfo: async () => ({
        path: '',
        messages: fake.stored.length,
        chats: fake.chats.size,
        bytes: 0,
        cursor: 0,
        complete: true,
      }),
      ...noErrors,
    },
    events: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return fake;
}
