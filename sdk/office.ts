// Joins the parts into a running office client: the one place where they meet. Logic never lands here.
import {
  accountDoor,
  administrationDoor,
  createAccount,
  createLock,
  createSession,
  lockDoor,
} from './account/index.ts';
import type { OfficeApi } from './api.ts';
import { Emitter } from './base/emitter.ts';
import { feedOf } from './base/feed.ts';
import { LiveValue } from './base/live-value.ts';
import { chatDoor, ChatList, createMessageCipher, Timelines } from './chat/index.ts';
import { createConfig } from './config/index.ts';
import { OfficeError } from './errors.ts';
import { featureDoors } from './feature-doors.ts';
import type { FeatureRooms } from './feature-rooms.ts';
import type { PersonGround } from './feature.ts';
import { guardedClock } from './guarded-clock.ts';
import type { Host } from './host/port.ts';
import { loggedError } from './logged-fault.ts';
import { maintenanceDoor } from './maintenance-door.ts';
import type { ApiClient, ApiClientParts } from './net/api-client.ts';
import type { ConnectionState } from './net/connection-api.ts';
import { noCounts } from './net/connection-counts.ts';
import { createLazyApiClient, createLazyClient } from './net/lazy-api-client.ts';
import { createServerLookup } from './net/server-lookup.ts';
import type { OfficeEvent } from './office-event.ts';
import { PersonSpace } from './person-space.ts';
import { personalOnly, usualSettings } from './settings/build-settings.ts';
import { createSettings } from './settings/service.ts';
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
export type Office = OfficeApi & {
  /** Where the services are. */
  readonly addresses: ReturnType<typeof resolveAddresses>;
  /** The raw services, for what has no method yet. */
  readonly services: ApiClient;
  /** The raw calls of a feature's contract. */
  readonly client: PersonGround['client'];
  /** Ends connections and closes the store; nothing that waits is lost. */
  close(): Promise<void>;
};

/** Opens an office client. Nothing is asked of the network before somebody signs in or resumes. */
export function openOffice(options: OpenOfficeOptions): Office {
  const { variant, longLived = true } = options;
  const clock = guardedClock(options.host.clock, (error) => report(error));
  const host: Host = { ...options.host, clock };
  const addresses = resolveAddresses(variant, options.server);
  const hosts = allowedHosts(variant, addresses);
  const session = createSession({ host, server: addresses.userCentre });
  const calling: ApiClientParts = {
    host,
    addresses: () => ({ ...addresses, chat: lookup.chatAddress() ?? addresses.chat }),
    chatPathSuffix: variant.chatPathSuffix,
    requestTimeoutMs: () => config.constants().requestTimeoutMs,
    ...(options.retries !== undefined && { retries: options.retries }),
    session,
  };
  const api = createLazyApiClient(calling);
  const client: PersonGround['client'] = (load) => createLazyClient(calling, load);
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
  const rooms = new LiveValue<FeatureRooms | undefined>(undefined);
  const chatList = new ChatList();
  const timelines = new Timelines();
  let space: PersonSpace | undefined;
  let { noticesName } = options;

  const messageCipher = () =>
    createMessageCipher(variant.messageCipher, options.environment ?? (() => undefined));
  const report = (error: unknown): void => {
    const user = space?.person.id ?? session.current()?.personId ?? '';
    host.errors.add(loggedError(error, { time: host.clock.now(), user, agent: host.systemInfo().version }));
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
      client,
      office: () => office,
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
      constants: () => config.constants(),
      settings: settings.current,
      longLived,
      quiet: options.quiet ?? false,
    });
    rooms.set(space.rooms);
  });
  account.onSignedOut((reason) => {
    // The office ended the session: who waits for the connection hears that, and not that it was given up.
    void leave(reason === undefined ? undefined : session.absent());
    settings.belongTo(undefined);
    lock.belongTo(undefined);
  });
  if (longLived) account.stay();

  const leave = (reason?: OfficeError): Promise<void> | undefined => {
    const ending = space?.close(reason);
    space = undefined;
    rooms.set(undefined);
    connection.set({ phase: 'idle', attempt: 0 });
    return ending;
  };
  /** The signed-in person's space; every call on chats and contacts goes through here. */
  const here = async (): Promise<PersonSpace> => {
    if (space === undefined) throw session.absent();
    return space;
  };

  const office: Office = {
    addresses,
    services: api,
    client,
    account: accountDoor({
      account,
      lock,
      settings: settings.current,
      leaveTransfers: () => space?.transfers.leave(),
    }),
    lock: lockDoor(lock),
    administration: administrationDoor(api),
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
    chat: chatDoor({
      api,
      chatList,
      timelines,
      here,
      present: () => space,
      callNotices(name) {
        if (name === noticesName) return;
        noticesName = name;
        space?.callNotices(name);
      },
      longLived,
    }),
    finding: {
      in: async (feature, query, limit, call) =>
        (await here()).rooms.find(feature, query, { limit, signal: call?.signal }),
    },
    ...featureDoors({ rooms, absent: session.absent, report }),
    settings: { state: settings.state, set: settings.set, reset: settings.reset },
    maintenance: maintenanceDoor({ here, host, longLived }),
    events: events.subscribe,
    async close() {
      account.dispose();
      lock.close();
      await leave();
    },
  };
  return office;
}
