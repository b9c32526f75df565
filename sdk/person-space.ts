// Everything that exists for one signed-in person: their store, chat, contacts and the one realtime connection.
import type { OfficeApi } from './api.ts';
import {
  ChatSpace,
  type ChatList,
  isUnsentValue,
  localMessage,
  type MessageCipher,
  searchedWords,
  type Timelines,
} from './chat/index.ts';
import { TransferSpace } from './transfers/index.ts';
import type { CurrentUser } from './contract/entities.ts';
import { systemNoticesId } from './contract/markup/system-notice.ts';
import { asOfficeError, OfficeError } from './errors.ts';
import { FeatureRooms } from './feature-rooms.ts';
import type { CoreGround } from './core-ground.ts';
import type { News, PersonGround } from './feature.ts';
import type { WaitingGroupAct } from './groups/groups-api.ts';
import type { Host } from './host/port.ts';
import type { ApiClient } from './net/api-client.ts';
import type { ConnectionState } from './net/connection-api.ts';
import { createLazyRealtime } from './net/lazy-realtime.ts';
import type { Realtime } from './net/realtime.ts';
import { ActOutbox } from './net/act-outbox.ts';
import { createWatchList } from './net/watches.ts';
import type { ServerLookup } from './net/server-lookup.ts';
import type { OfficeEvent } from './office-event.ts';
import type { Session } from './account/index.ts';
import type { SettingValues } from './settings/table.ts';
import { openStore } from '#storage/open-store.ts';
import type { Store } from '#storage/store.ts';
import { StorageError } from '#storage/driver.ts';
import type { Constants } from '#variants/constants.ts';

/** What a person's space is made of. */
export type PersonSpaceParts = {
  host: Host;
  api: ApiClient;
  /** The client of a feature's own contract. */
  client: PersonGround['client'];
  /** The whole office, for features that use another one. */
  office: () => OfficeApi;
  session: Session;
  lookup: ServerLookup;
  officeId: string;
  person: CurrentUser;
  chatList: ChatList;
  /** What the face calls the chat of the system notices, where it has said so. */
  noticesName: string | undefined;
  timelines: Timelines;
  cipher: MessageCipher;
  announce: (event: OfficeEvent) => void;
  report: (error: unknown) => void;
  connectionChanged: (state: ConnectionState) => void;
  /** The office has told its time, in epoch ms. */
  serverTime: (time: number) => void;
  /** The office has told what the parameters of all clients are now. */
  parametersTold: (mark: string) => void;
  /** Asks for them where nobody has told of late. */
  freshParameters: () => Promise<void>;
  /** Those in force; a dictionary may change them later. */
  constants: () => Constants;
  settings: () => SettingValues;
  /** Long-lived clients fetch the whole history and ask who is online. */
  longLived: boolean;
  /** A one-shot sender wants acknowledgements, no events. */
  quiet: boolean;
};

/** One person at one office, on this device, in this process. */
export class PersonSpace {
  readonly store: Store;
  readonly chat: ChatSpace;
  /** What stands on all of this: contacts, groups and every further feature. */
  readonly rooms: FeatureRooms;
  /** Acts of features that wait for a network. */
  readonly acts: ActOutbox;
  readonly transfers: TransferSpace;
  readonly realtime: Realtime;
  readonly person: CurrentUser;
  readonly #undo: (() => void)[] = [];
  readonly #parts: PersonSpaceParts;
  readonly #watched = createWatchList((frame) => this.realtime.send(frame));
  #wasOnline = false;

  private constructor(parts: PersonSpaceParts, store: Store) {
    this.#parts = parts;
    this.store = store;
    this.person = parts.person;
    const { host, api, report } = parts;
    const announce = (event: OfficeEvent): void => {
      this.rooms.hear('event', event);
      parts.announce(event);
    };
    const constants = parts.constants();
    this.acts = new ActOutbox({
      table: store.acts,
      now: () => host.clock.now(),
      uuid: () => host.random.uuid(),
      opens: async (name) => this.rooms.openNamed(name),
      report: (error) => this.#tellUnlessOffline(error),
    });
    // Those that one process keeps are shown by all of them.
    this.acts.waiting.subscribe(() => announce({ type: 'outbox' }));
    this.rooms = new FeatureRooms(this.#ground(announce));
    this.chat = new ChatSpace({
      host,
      store,
      api,
      person: parts.person,
      chatList: parts.chatList,
      timelines: parts.timelines,
      announce: (event) => {
        if (event.type === 'message') this.transfers.arrived(event.message);
        announce(event);
      },
      report,
      cipher: parts.cipher,
      activation: { tries: constants.activationTries, pauseMs: constants.activationWaitMs },
      backfills: parts.longLived,
    });
    this.transfers = this.#openTransfers(announce);
    this.realtime = createLazyRealtime({
      host,
      url: () => parts.lookup.url(),
      outcome: (url, worked) => parts.lookup.outcome(url, worked),
      serverTime: (time) => parts.serverTime(time),
      parameters: (mark) => parts.parametersTold(mark),
      unseal: () => parts.session.unseal(),
      token: () => parts.session.token('chat'),
      tokenRefused: (token, reason) => parts.session.refused('chat', token, reason),
      device: host.deviceName,
      quiet: parts.quiet,
      last: () => this.chat.last(),
      lookupTries: constants.lookupTries,
      handlers: {
        ...this.chat.handlers,
        events: (events, checkpoint) => {
          this.chat.handlers.events(events, checkpoint);
          this.rooms.hear('frames', events);
          for (const event of events) if (event.type === 'news') this.#told(event);
        },
        presence: ({ personId, online }) => this.rooms.hear('presence', personId, online),
        changed: (changed) => this.#watched.heard(changed),
        peer: (signal) => this.transfers.direct.heard(signal),
        signal: (frame) => this.rooms.hear('signal', frame),
        person: ({ personId, avatar }) => this.rooms.hear('picture', personId, avatar),
        sessionEnded: report,
      },
    });
    this.chat.useRealtime(this.realtime);
    this.#undo.push(
      this.realtime.state.subscribe((state) => {
        const isOnline = state.phase === 'online';
        parts.connectionChanged(state);
        announce({ type: 'connection', state });
        this.transfers.queue.setOnline(isOnline);
        if (isOnline !== this.#wasOnline) this.rooms.hear(isOnline ? 'online' : 'offline');
        if (isOnline && !this.#wasOnline) this.#watched.online();
        if (isOnline && !this.#wasOnline) this.acts.drain();
        this.#wasOnline = isOnline;
      }),
    );
  }

  /** See `ChatApi.callNotices`. */
  callNotices(name: string): void {
    this.store.chats.call(systemNoticesId, name);
    this.#parts.chatList.reload();
  }

  /**
   * Opens the person's store and what stands on it. A damaged store was rebuilt; that is announced in one line.
   * @throws OfficeError `storageInUse`, `storageBusy`, `storageFull` or `storageDamaged`
   */
  static async open(parts: PersonSpaceParts): Promise<PersonSpace> {
    const { host, person, officeId, announce } = parts;
    let space: PersonSpace | undefined;
    /** Damage can show behind the first questions already, when nobody is there yet who could begin anew. */
    let isStale = false;
    const reload = (): void => {
      if (space === undefined) isStale = true;
      else space.reload();
    };
    const rebuilt = (details: { asidePath: string; salvaged: { outbox: number; drafts: number } }): void => {
      announce({
        type: 'notice',
        code: 'storageRebuilt',
        params: { path: details.asidePath, ...details.salvaged },
      });
      reload();
    };
    try {
      const database = await host.database(officeId, person.id);
      const opened = openStore(database, {
        owner: person.id,
        plainText: (_, message) => searchedWords(message),
        now: () => host.clock.now(),
        isUnsent: isUnsentValue,
        onRebuilt: rebuilt,
        // Whoever rebuilt it has said so.
        onReplaced: reload,
      });
      if (host.isAlone === true)
        for (const held of [opened.store.outbox, opened.store.transfers]) held.releaseAll();
      else opened.store.releaseGone();
      if (parts.noticesName !== undefined) opened.store.chats.call(systemNoticesId, parts.noticesName);
      space = new PersonSpace(parts, opened.store);
      await space.rooms.openFirst();
      if (opened.rebuilt !== undefined) rebuilt(opened.rebuilt);
      if (isStale) space.reload();
      return space;
    } catch (error) {
      throw error instanceof StorageError ? asOfficeError(error) : error;
    }
  }

  /** Acts on groups that wait. */
  waitingActs(): readonly WaitingGroupAct[] {
    let waiting: readonly WaitingGroupAct[] = [];
    this.rooms.opened('groups')?.waiting((acts) => (waiting = acts))();
    return waiting;
  }

  /** The store was built anew under a running connection: starts cold again. */
  reload(): void {
    this.rooms.hear('begunAnew');
    this.chat.forgetPosition();
    this.realtime.restart();
  }

  /**
   * Ends everything; what was not sent stays in the store. Resolves when the store is closed. Who waits for the
   * connection hears `reason`, else that it was given up.
   */
  async close(reason?: OfficeError): Promise<void> {
    for (const undo of this.#undo.splice(0)) undo();
    this.realtime.disconnect(reason);
    // A disk that is full now keeps nobody from leaving.
    this.acts.close();
    this.rooms.close();
    this.chat.dispose();
    this.transfers.direct.close();
    // What runs may still write down how far it came.
    const ending = this.transfers.queue.close();
    if (ending === undefined) this.store.close();
    else void ending.finally(() => this.store.close());
    await ending;
  }

  /** What the account's beat brings: who is online. */
  async beat(): Promise<void> {
    this.rooms.hear('beat');
  }

  /** Tries a message again that failed, its upload first where it has one. */
  retry(clientId: string): void {
    if (!this.transfers.retry(clientId)) this.chat.outbox.retry(clientId);
  }

  /** The same, until the office has it. @throws OfficeError why it does not get there, or the signal's */
  async retryUntilThere(clientId: string, signal: AbortSignal | undefined): Promise<void> {
    const isForLater = (this.store.outbox.get(clientId)?.dueTime ?? 0) > 0;
    const arrival: Promise<unknown> = isForLater
      ? this.chat.handover.given(clientId, signal)
      : this.chat.outbox.settled(clientId, signal);
    this.retry(clientId);
    await this.transfers.until(arrival, clientId, signal);
  }

  /** Throws a waiting message away, and its upload. */
  async drop(clientId: string): Promise<void> {
    await this.transfers.dropped(clientId);
    this.#giveUp(clientId);
  }

  #giveUp(clientId: string): void {
    this.chat.outbox.drop(clientId);
    this.chat.handover.ended(clientId, new OfficeError('cancelled'));
  }

  #openTransfers(announce: (event: OfficeEvent) => void): TransferSpace {
    const { host, api, officeId, person, report, settings, constants, longLived } = this.#parts;
    const files = host.files(officeId, person.id);
    files.setRoot(settings().cacheFolder);
    const { chat } = this;
    return new TransferSpace({
      host,
      files,
      store: this.store,
      api,
      constants,
      freshConstants: this.#parts.freshParameters,
      limits: () => ({ ...settings(), autoCacheSizeMb: constants().autoCacheSizeMb }),
      pace: settings,
      takesDirect: () => settings().receiveDirect,
      disks: () => this.#parts.client(async () => (await import('./contract/disk.ts')).diskService),
      signal: (signal) => this.realtime.send(signal),
      unwritable: (path) => announce({ type: 'notice', code: 'cachePermission', params: { path } }),
      report,
      longLived,
      messages: {
        chat: (chatId) => chat.chat(chatId),
        add: (row) => chat.outbox.add(row),
        addScheduled: (row) => chat.later.add(row),
        given: (clientId, signal) => chat.later.given(clientId, signal),
        settled: async (clientId, signal) => localMessage(await chat.outbox.settled(clientId, signal)),
        ready: (...call) => chat.outbox.ready(...call),
        failed(clientId, error) {
          chat.outbox.failed(clientId, error);
          chat.handover.ended(clientId, error);
        },
        requeue: (clientId) => chat.outbox.retry(clientId),
        drop: (clientId) => this.#giveUp(clientId),
      },
    });
  }

  /** Something concerns the person: whose topic it is hears it, and so do bots. */
  #told({ topic, reference, time }: News): void {
    this.rooms.hearNews({ topic, reference, time });
    this.#parts.announce({ type: 'news', topic, reference, time });
  }

  #ground(announce: (event: OfficeEvent) => void): CoreGround {
    const { host, api, client, officeId, person, constants, settings, longLived, report } = this.#parts;
    return {
      host,
      api,
      client,
      officeId,
      person,
      store: this.store,
      constants,
      freshConstants: async () => {
        await this.#parts.freshParameters();
        return constants();
      },
      settings,
      longLived,
      office: this.#parts.office,
      isOnline: () => this.realtime.state.get().phase === 'online',
      watch: (reference, changed) => this.#watched.listen(reference, changed),
      acts: this.acts,
      signal: (frame) => this.realtime.send(frame),
      announce,
      space: () => this,
      chatMade: (chatId) => this.chat.history.refresh(chatId),
      report,
      reportUnlessOffline: this.#tellUnlessOffline,
    };
  }

  /** A network that is gone is told by the connection; what else goes wrong in the background goes to the log. */
  readonly #tellUnlessOffline = (error: unknown): void => {
    if (!(error instanceof OfficeError) || error.kind !== 'network') this.#parts.report(error);
  };
}
