// Everything that exists for one signed-in person: their store, chat, contacts and the one realtime connection.
import type { ConnectionState, KnownCircle, OfficeEvent, WaitingGroupAct } from './api.ts';
import {
  ChatSpace,
  type ChatList,
  isUnsentValue,
  localMessage,
  type MessageCipher,
  searchedWords,
  type Timelines,
} from './chat/index.ts';
import { fenced } from './base/fenced.ts';
import { GroupsSpace } from './groups/index.ts';
import { ContactsSpace } from './contacts/index.ts';
import { type FileSettings, TransferSpace } from './transfers/index.ts';
import type { CurrentUser } from './contract/entities.ts';
import { systemNoticesId } from './contract/markup/system-notice.ts';
import { asOfficeError, OfficeError } from './errors.ts';
import type { Host } from './host/port.ts';
import type { ApiClient } from './net/api-client.ts';
import { createLazyRealtime } from './net/lazy-realtime.ts';
import type { Realtime } from './net/realtime.ts';
import type { ServerLookup } from './net/server-lookup.ts';
import type { Session } from './account/index.ts';
import { openStore } from '#storage/open-store.ts';
import type { Store } from '#storage/store.ts';
import { StorageError } from '#storage/driver.ts';
import type { Constants } from '#variants/constants.ts';

/** What a person's space is made of. */
export type PersonSpaceParts = {
  host: Host;
  api: ApiClient;
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
  onlineChanged: (ids: readonly string[]) => void;
  photosChanged: (addresses: Readonly<Record<string, string>>) => void;
  circleChanged: (known: KnownCircle) => void;
  waitingChanged: (acts: readonly WaitingGroupAct[]) => void;
  /** Those in force; a dictionary may change them later. */
  constants: () => Constants;
  /** Files this device may keep by itself, and where. */
  settings: () => FileSettings;
  /** Long-lived clients fetch the whole history and ask who is online. */
  longLived: boolean;
  /** A one-shot sender wants acknowledgements, no events. */
  quiet: boolean;
};

/** A list asked for this recently, as at sign-in, is not asked for again because the connection came about. */
const justAskedMs = 2_000;

/** One person at one office, on this device, in this process. */
export class PersonSpace {
  readonly store: Store;
  readonly chat: ChatSpace;
  readonly contacts: ContactsSpace;
  readonly groups: GroupsSpace;
  readonly transfers: TransferSpace;
  readonly realtime: Realtime;
  readonly person: CurrentUser;
  readonly #undo: (() => void)[] = [];
  readonly #parts: PersonSpaceParts;

  private constructor(parts: PersonSpaceParts, store: Store) {
    this.#parts = parts;
    this.store = store;
    this.person = parts.person;
    const { host, api, report } = parts;
    const announce = (event: OfficeEvent): void => {
      this.groups.heard(event);
      parts.announce(event);
    };
    const constants = parts.constants();
    this.contacts = new ContactsSpace({
      api,
      store,
      clock: host.clock,
      showRootUsers: async () => {
        await parts.freshParameters();
        return parts.constants().showRootUser;
      },
    });
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
    this.groups = new GroupsSpace({
      store,
      api,
      clock: host.clock,
      uuid: () => host.random.uuid(),
      report,
      // Its first notice may have come before: what stands for the chat then knows no more than that.
      made: (chatId) => this.chat.history.refresh(chatId),
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
          this.contacts.circle.heard(events).catch(this.#tellUnlessOffline);
        },
        presence: ({ personId, online }) => this.contacts.presence(personId, online),
        peer: (signal) => this.transfers.direct.heard(signal),
        person: ({ personId, avatar }) => this.contacts.photos.learn([{ id: personId, avatar }]),
        sessionEnded: report,
      },
    });
    this.chat.useRealtime(this.realtime);
    parts.photosChanged(this.contacts.photos.known.get());
    parts.circleChanged(this.contacts.circle.known.get());
    parts.waitingChanged(this.groups.waiting.get());
    this.#undo.push(
      this.realtime.state.subscribe((state) => {
        parts.connectionChanged(state);
        announce({ type: 'connection', state });
        this.transfers.queue.setOnline(state.phase === 'online');
        if (state.phase === 'online' && parts.longLived) this.#catchUpOnline();
      }),
      this.groups.waiting.subscribe(parts.waitingChanged),
      this.contacts.online.subscribe(parts.onlineChanged),
      this.contacts.photos.known.subscribe(parts.photosChanged),
      this.contacts.circle.known.subscribe(parts.circleChanged),
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
      if (opened.rebuilt !== undefined) rebuilt(opened.rebuilt);
      if (isStale) space.reload();
      return space;
    } catch (error) {
      throw error instanceof StorageError ? asOfficeError(error) : error;
    }
  }

  /** The store was built anew under a running connection: starts cold again. */
  reload(): void {
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
    fenced(() => this.contacts.close(), this.#parts.report);
    this.groups.close();
    this.chat.dispose();
    this.transfers.direct.close();
    // What runs may still write down how far it came.
    const ending = this.transfers.queue.close();
    if (ending === undefined) this.store.close();
    else void ending.finally(() => this.store.close());
    this.#parts.onlineChanged([]);
    this.#parts.circleChanged({ friends: [], focus: [] });
    this.#parts.waitingChanged([]);
    await ending;
  }

  /** What the account's beat brings: who is online. */
  async beat(): Promise<void> {
    await this.contacts.refreshOnline({ unlessYoungerThanMs: justAskedMs });
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
      takesDirect: () => settings().receiveDirect,
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

  /** Who came, went or showed another picture while there was no connection; for who is online, the account's beat does the asking otherwise. */
  #catchUpOnline(): void {
    this.contacts.refreshOnline({ unlessYoungerThanMs: justAskedMs }).catch(this.#tellUnlessOffline);
    this.contacts.photos.catchUp().catch(this.#tellUnlessOffline);
    this.contacts.circle.catchUp().catch(this.#tellUnlessOffline);
  }

  /** A network that is gone is told by the connection; what else goes wrong in the background goes to the log. */
  readonly #tellUnlessOffline = (error: unknown): void => {
    if (!(error instanceof OfficeError) || error.kind !== 'network') this.#parts.report(error);
  };
}
