// Joins the parts into a running office client: the one place where they meet. Logic never lands here.
import type { ConnectionState, KnownCircle, OfficeApi, OfficeEvent, WaitingGroupAct } from './api.ts';
import { createAccount, createLock, createSession } from './account/index.ts';
import { Emitter } from './base/emitter.ts';
import { feedOf, feedOfList } from './base/feed.ts';
import { LiveValue } from './base/live-value.ts';
import {
  actsDoor,
  laterDoor,
  ChatList,
  createMessageCipher,
  finishIndex,
  keepReadingPlace,
  readingPlace,
  searchMessages,
  Timelines,
} from './chat/index.ts';
import { createConfig } from './config/index.ts';
import { asOfficeError, OfficeError } from './errors.ts';
import { groupsDoor } from './groups/index.ts';
import { guardedClock } from './guarded-clock.ts';
import type { Host } from './host/port.ts';
import type { ApiClient } from './net/api-client.ts';
import { createLazyApiClient } from './net/lazy-api-client.ts';
import { noCounts } from './net/connection-counts.ts';
import { createServerLookup } from './net/server-lookup.ts';
import { PersonSpace } from './person-space.ts';
import { filesApi, TransferFeed } from './transfers/index.ts';
import { createSettings } from './settings/service.ts';
import type { SettingValues } from './settings/table.ts';
import { personalConstants } from '#variants/constants.ts';
import { allowedHosts, resolveAddresses, type Variant } from '#variants/index.ts';

/** How an office client is opened. */
export type OpenOfficeOptions = {
  host: Host;
  variant: Variant;
  /** Fills `{server}` of the variant's addresses. */
  server?: string;
  /** True (default) for programs that stay: they fetch the whole history and watch who is online. */
  longLived?: boolean;
  /** A one-shot sender: acknowledgements, no events. */
  quiet?: boolean;
  /** What the chat of the system notices is called at first; see `ChatApi.callNotices`. */
  noticesName?: string;
  /** How often a reading that found no connection is tried again; twice when left out. */
  retries?: number;
  /** Environment variables, for keys that a variant names. */
  environment?: (name: string) => string | undefined;
};

/** The SDK in process. */
export interface Office extends OfficeApi {
  /** Where the services are. */
  readonly addresses: ReturnType<typeof resolveAddresses>;
  /** The raw services, for what has no method yet. */
  readonly services: ApiClient;
  /** Ends connections and closes the store; nothing that waits is lost. */
  close(): Promise<void>;
}

/** The settings whose usual value is a constant of this build. */
function usualSettings(constants: Variant['constants']): Partial<SettingValues> {
  return {
    sendWay: constants.sendWay,
    autoLockMinutes: constants.autoLockMinutes,
    cacheImageSizeMb: constants.cacheImageSizeMb,
    cacheVideoSizeMb: constants.cacheVideoSizeMb,
    autoDownloadSizeMb: constants.autoDownloadSizeMb,
  };
}

/** The settings that are constants of spec §9 for this person (code < variant < dictionary < setting). */
function personalOnly(chosen: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const names: readonly string[] = personalConstants;
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => names.includes(name)));
}

/** Opens an office client. Nothing is asked of the network before somebody signs in or resumes. */
export function openOffice(options: OpenOfficeOptions): Office {
  const { variant } = options;
  const clock = guardedClock(options.host.clock, (error) => report(error));
  const host: Host = { ...options.host, clock };
  const addresses = resolveAddresses(variant, options.server);
  const hosts = allowedHosts(variant, addresses);
  const session = createSession({ host, server: addresses.userCentre });
  const api: ApiClient = createLazyApiClient({
    host,
    addresses: () => ({ ...addresses, chat: lookup.chatAddress() ?? addresses.chat }),
    chatPathSuffix: variant.chatPathSuffix,
    requestTimeoutMs: () => config.constants().requestTimeoutMs,
    ...(options.retries !== undefined && { retries: options.retries }),
    session,
  });
  const config = createConfig({ host, variant, addresses, api, report: (error) => report(error) });
  const settings = createSettings(host.device, usualSettings(variant.constants));
  settings.state(() => config.setPersonal(personalOnly(settings.chosen())));
  const lookup = createServerLookup({
    host,
    findServer: () => api.chat.findServer({ tag: 'pc' }),
    rules: () => ({ chat: addresses.chat, socket: addresses.socket, allowedHosts: hosts }),
  });

  const events = new Emitter<OfficeEvent>();
  const connection = new LiveValue<ConnectionState>({ phase: 'idle', attempt: 0 });
  const online = new LiveValue<readonly string[]>([]);
  const photos = new LiveValue<Readonly<Record<string, string>>>({});
  const circle = new LiveValue<KnownCircle>({ friends: [], focus: [] });
  const waitingActs = new LiveValue<readonly WaitingGroupAct[]>([]);
  const chatList = new ChatList();
  const timelines = new Timelines();
  const transfers = new TransferFeed();
  let space: PersonSpace | undefined;
  let { noticesName } = options;

  const messageCipher = () =>
    createMessageCipher(variant.messageCipher, options.environment ?? (() => undefined));
  const report = (error: unknown): void => {
    const problem = asOfficeError(error);
    host.errors.add({
      time: host.clock.now(),
      user: space?.person.id ?? session.current()?.personId ?? '',
      page: 'sdk',
      type: problem.code,
      message: [
        problem.message,
        problem.data.where,
        problem.cause instanceof Error ? problem.cause.message : '',
      ]
        .filter((part) => part !== undefined && part !== '')
        .join(' · '),
      agent: host.systemInfo().version,
    });
  };

  const account = createAccount({
    host,
    server: addresses.userCentre,
    variant,
    api,
    session,
    config,
    variable: options.environment,
    equipped: async () => void (await messageCipher()),
    onBeat: async () => space?.beat(),
    report,
  });
  const lock = createLock({
    host,
    autoLockMinutes: () => settings.current().autoLockMinutes,
    proveAccount: account.provePassword,
    report,
  });
  // Who wants to be asked every time keeps nothing that could answer for them.
  settings.state(({ autoSignIn }) => {
    if (!autoSignIn) session.setDeviceToken(undefined).catch(report);
  });
  account.onSignedIn(async (person) => {
    if (space?.person.id === person.id) return;
    void leave();
    const officeId = config.officeId();
    if (officeId === undefined) throw new OfficeError('notSignedIn');
    const owner = { officeId, personId: person.id };
    settings.belongTo(owner);
    lock.belongTo(owner);
    space = await PersonSpace.open({
      host,
      api,
      session,
      lookup,
      officeId,
      person,
      chatList,
      noticesName,
      timelines,
      cipher: await messageCipher(),
      announce: (event) => events.emit(event),
      report,
      connectionChanged: (state) => connection.set(state),
      serverTime: config.heardServerTime,
      parametersTold: config.heardParameters,
      freshParameters: config.freshParameters,
      onlineChanged: (ids) => online.set(ids),
      photosChanged: (addresses) => photos.set(addresses),
      circleChanged: (known) => circle.set(known),
      waitingChanged: (acts) => waitingActs.set(acts),
      constants: () => config.constants(),
      settings: settings.current,
      longLived: options.longLived ?? true,
      quiet: options.quiet ?? false,
    });
    transfers.follow(space.transfers.queue.list);
  });
  account.onSignedOut((reason) => {
    // The office ended the session: who waits for the connection hears that, and not that it was given up.
    void leave(reason === undefined ? undefined : session.absent());
    settings.belongTo(undefined);
    lock.belongTo(undefined);
  });
  if (options.longLived ?? true) account.stay();

  const leave = (reason?: OfficeError): Promise<void> | undefined => {
    transfers.follow(undefined);
    const ending = space?.close(reason);
    space = undefined;
    connection.set({ phase: 'idle', attempt: 0 });
    return ending;
  };
  /** The signed-in person's space; every call on chats and contacts goes through here. */
  const here = async (): Promise<PersonSpace> => {
    if (space === undefined) throw session.absent();
    return space;
  };

  return {
    addresses,
    services: api,
    account: {
      state: account.state,
      async signInWithPassword(input, call) {
        const remember = input.remember === true && settings.current().autoSignIn;
        const person = await account.signInWithPassword({ ...input, remember }, call);
        await lock.proven(input.password);
        return person;
      },
      signInWithTicket: account.signInWithTicket,
      resume: account.resume,
      async signOut() {
        await space?.transfers.leave();
        const left = lock.leaving();
        await account.signOut();
        left();
      },
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
    },
    lock: {
      state: lock.state,
      lock: lock.lock,
      unlock: lock.unlock,
      used: lock.used,
      choose: lock.choose,
    },
    administration: {
      issueResetCode: (loginName, call) =>
        api.userCentre.issueResetCode({ loginName }, { signal: call?.signal }),
      addPerson: (input, call) => api.userCentre.addPerson(input, { signal: call?.signal }),
      audit: (query, call) => api.userCentre.listAudit(query, { signal: call?.signal }),
    },
    config: { state: config.state, load: config.load, licence: config.licence },
    connection: {
      state: feedOf(connection),
      counts: async () => space?.realtime.counts() ?? noCounts,
      async connect(call) {
        const { realtime } = await here();
        const cancel = (): void => realtime.disconnect();
        call?.signal?.addEventListener('abort', cancel, { once: true });
        await realtime.connect().finally(() => call?.signal?.removeEventListener('abort', cancel));
      },
      disconnect: async () => space?.realtime.disconnect(),
    },
    chat: {
      list: (listener) => feedOfList(chatList.rows)(listener),
      head: (input) => (listener) => chatList.head(input, listener),
      extendHead: async (key, rows) => chatList.extend(key, rows),
      async callNotices(name) {
        if (name === noticesName) return;
        noticesName = name;
        space?.callNotices(name);
      },
      watch: (chatId) => (listener) => chatList.watch(chatId, listener),
      find: async (text, limit) => (await here()).chat.find(text, limit),
      totals: feedOf(chatList.totals),
      get: async (chatId) => (await here()).chat.chat(chatId),
      activate: async (target) => (await here()).chat.activate(target),
      open: async (chatId) => (await here()).chat.open(chatId),
      close: async (chatId) => space?.chat.close(chatId),
      messages: (chatId, limit) => (listener) =>
        timelines.watch(chatId, limit, () => space?.chat.window(chatId, limit) ?? [], listener),
      older: async (chatId, before, limit = 30) => (await here()).chat.older(chatId, before, limit),
      send: async (input, call) => (await here()).chat.send(input, call?.signal),
      queued: (listener) => chatList.queued(listener),
      outbox: async () => (await here()).chat.outbox.waiting(),
      retry: async (clientId) => (await here()).retry(clientId),
      drop: async (clientId) => (await here()).drop(clientId),
      openFlash: async (chatId, mid) => (await here()).chat.openFlash(chatId, mid),
      async askFileAccess(chatId, mid) {
        await here();
        await api.chat.askFileAccess({ chatId, mid });
      },
      markRead: async (chatId, upTo) => (await here()).chat.markRead(chatId, upTo),
      markUnread: async (chatId) => (await here()).chat.operate(chatId, 'markUnread'),
      setPinned: async (chatId, pinned) => (await here()).chat.operate(chatId, pinned ? 'pin' : 'unpin'),
      setMuted: async (chatId, muted) => (await here()).chat.operate(chatId, muted ? 'mute' : 'unmute'),
      remove: async (chatId) => (await here()).chat.operate(chatId, 'remove'),
      setDraft: async (chatId, text, choice) =>
        (await here()).chat.drafts.set(chatId, text, { ...choice, stays: options.longLived ?? true }),
      eraseDraft: async (chatId) => (await here()).chat.drafts.erase(chatId),
      place: async (chatId) => readingPlace((await here()).store, chatId),
      setPlace: async (chatId, mid) => keepReadingPlace((await here()).store, chatId, mid),
      async search(query) {
        const { store, chat } = await here();
        if (options.longLived === false) finishIndex(store);
        return searchMessages(store, query, chat.history.complete());
      },
      group: async (groupId) => (await here(), api.chat.getGroup({ groupId })),
      members: async (groupId, input) => (
        await here(),
        api.chat.listGroupMembers({ groupId, search: input?.search, page: input?.page })
      ),
      readCounts: async (chatId, mids) => (
        await here(),
        api.chat.getReadCounts({ chatId, mids: mids.join(',') })
      ),
    },
    acts: actsDoor(here, () => waitingActs.get()),
    groups: groupsDoor(here, feedOf(waitingActs)),
    later: laterDoor(here, host.clock),
    contacts: {
      search: async (keyword, call) => (await here()).contacts.search(keyword, call?.signal),
      find: async (keyword, call) => (await here()).contacts.find(keyword, call?.signal),
      person: async (id) => (await here()).contacts.person(id),
      personByLoginName: async (loginName) => (await here()).contacts.personByLoginName(loginName),
      children: async (departmentId) => (await here()).contacts.children(departmentId),
      ancestors: async (departmentId) => (await here()).contacts.ancestors(departmentId),
      departmentPeople: async (departmentId, input, call) =>
        (await here()).contacts.departmentPeople(departmentId, input, call?.signal),
      groups: async (input, call) => (await here()).contacts.groups(input, call?.signal),
      departmentsOf: async (personId, call) => (
        await here(),
        api.userCentre.getDepartmentsOfPerson({ personId }, { signal: call?.signal })
      ),
      departmentPathOf: async (personId, call) => (
        await here(),
        api.userCentre.getDepartmentPathOfPerson({ personId }, { signal: call?.signal })
      ),
      circle: feedOf(circle),
      friends: async (call) => (await here()).contacts.friends(call),
      addFriends: async (personIds, call) => (await here()).contacts.circle.addFriends(personIds, call),
      removeFriend: async (personId, call) => (await here()).contacts.circle.removeFriend(personId, call),
      focus: async (call) => (await here()).contacts.focus(call),
      setFocus: async (target, on, call) => (await here()).contacts.circle.setFocus(target, on, call),
      onlineNow: async (call) =>
        (await here(), await api.chat.getOnlineUsers({}, { signal: call?.signal })).personIds,
      refreshCache: async (call) => (await here()).contacts.refreshCache(call?.signal),
      online: feedOf(online),
      photos: feedOf(photos),
      picture: async (address, call) => (await here()).contacts.picture(address, call?.signal),
    },
    files: { transfers: feedOfList(transfers.list), ...filesApi(async () => (await here()).transfers) },
    settings: { state: settings.state, set: settings.set, reset: settings.reset },
    maintenance: {
      async backfill(call) {
        const { store, chat } = await here();
        const done = await chat.history.backfill(call?.signal);
        if (options.longLived === false) finishIndex(store);
        return done;
      },
      syncOnce: async (call) => (await here()).chat.syncOnce(call?.signal),
      async storeInfo() {
        const { store, chat } = await here();
        return { ...store.info(), cursor: store.cursor() ?? 0, complete: chat.history.complete() };
      },
      recentErrors: async (limit) => host.errors.recent(limit),
      clearErrors: async () => host.errors.clear(),
      reportError: async (error) => host.errors.add({ ...error, time: host.clock.now() }),
    },
    events: events.subscribe,
    async close() {
      account.dispose();
      lock.close();
      await leave();
    },
  };
}
