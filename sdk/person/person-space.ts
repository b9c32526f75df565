// Everything that exists for one signed-in person: their store, chat, contacts and the one realtime connection.
import { ChatSpace, officeOffers } from '../chat/index.ts';
import { systemNoticesId } from '../contract/markup/system-notice.ts';
import type { CoreGround } from '../core-ground.ts';
import type { CurrentUser } from '../contract/entities.ts';
import { OfficeError } from '../errors.ts';
import { FeatureRooms } from '../feature-rooms.ts';
import type { News } from '../feature.ts';
import type { WaitingGroupAct } from '../groups/groups-api.ts';
import { waitingAct } from '../groups/waiting-act.ts';
import { ActOutbox } from '../net/act-outbox.ts';
import type { Realtime } from '../net/realtime.ts';
import { createWatchList } from '../net/watches.ts';
import type { OfficeEvent } from '../office-event.ts';
import type { TransferSpace } from '../transfers/index.ts';
import type { DriverHost } from '#storage/driver.ts';
import type { Store } from '#storage/store.ts';
import { openConnection } from './connection.ts';
import type { PersonSpaceParts } from './space-parts.ts';
import { openTransferSpace } from './transfer-space.ts';
import { UnsentMessages } from './unsent-messages.ts';

/** One person at one office, on this device, in this process. */
export class PersonSpace {
  readonly store: Store;
  readonly chat: ChatSpace;
  /** What stands on all of this: contacts, groups and every further feature. */
  readonly rooms: FeatureRooms;
  /** Acts of features that wait for a network. */
  readonly acts: ActOutbox;
  /** Messages that wait, with their uploads. */
  readonly unsent: UnsentMessages;
  readonly transfers: TransferSpace;
  readonly realtime: Realtime;
  readonly person: CurrentUser;
  readonly #undo: (() => void)[] = [];
  readonly #parts: PersonSpaceParts;
  readonly #files: DriverHost;
  readonly #closed = Promise.withResolvers<void>();
  readonly #watched = createWatchList((frame) => this.realtime.send(frame));
  #wasOnline = false;

  constructor(parts: PersonSpaceParts, store: Store, files: DriverHost) {
    this.#parts = parts;
    this.#files = files;
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
      flashSeconds: () => parts.constants().flashMsgViewTimeSeconds,
      activation: { tries: constants.activationTries, pauseMs: constants.activationWaitMs },
      hasMarks: () => officeOffers(parts.office().config, 'messageMarks') === true,
      hasSequence: () => officeOffers(parts.office().config, 'sync') !== false,
      backfills: parts.longLived,
    });
    this.unsent = new UnsentMessages({ store, chat: this.chat, transfers: () => this.transfers });
    this.transfers = openTransferSpace(parts, {
      store,
      chat: this.chat,
      unsent: this.unsent,
      realtime: () => this.realtime,
      announce,
    });
    this.realtime = openConnection(parts, {
      ...{ chat: this.chat, store },
      rooms: this.rooms,
      transfers: this.transfers,
      watched: this.#watched,
      told: (news) => this.#told(news),
    });
    this.chat.useRealtime(this.realtime);
    this.#undo.push(
      this.realtime.state.subscribe((state) => {
        const isOnline = state.phase === 'online';
        parts.connectionChanged(state);
        announce({ type: 'connection', state });
        this.transfers.queue.setOnline(isOnline);
        if (isOnline !== this.#wasOnline) this.#lineChanged(isOnline);
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

  /** Acts on groups that wait. */
  waitingActs(): readonly WaitingGroupAct[] {
    return this.store.groupActs.all().map(waitingAct);
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
    this.#closed.resolve();
  }

  /** Takes hold of what this device keeps; what it answers deletes all of it, once this is closed. */
  async eraser(): Promise<() => Promise<void>> {
    // What was received lies where the person wants it, and stays theirs.
    await this.transfers.cache.clear(false);
    return async () => {
      await this.#closed.promise;
      this.#files.erase?.();
    };
  }

  /** What the account's beat brings: who is online. */
  async beat(): Promise<void> {
    this.rooms.hear('beat');
  }

  /** A one-shot command has not opened yet what lives with the connection. */
  #lineChanged(isOnline: boolean): void {
    const { longLived, report } = this.#parts;
    if (longLived || !isOnline) this.rooms.hear(isOnline ? 'online' : 'offline');
    else void this.rooms.openFrom('withConnection').then(() => this.rooms.hear('online'), report);
  }

  /** Something concerns the person: whose topic it is hears it, and so do bots. */
  #told({ topic, reference, time, todo }: News): void {
    this.rooms.hearNews({ topic, reference, time, todo });
    this.#parts.announce({ type: 'news', topic, reference, time });
  }

  #ground(announce: (event: OfficeEvent) => void): CoreGround {
    const { host, api, client, officeId, person, constants, settings, has, longLived, report } = this.#parts;
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
      has,
      longLived,
      office: this.#parts.office,
      isOnline: () => this.realtime.state.get().phase === 'online',
      watch: (reference, changed) => this.#watched.listen(reference, changed),
      acts: this.acts,
      signal: (frame) => this.realtime.send(frame),
      announce,
      openText: (wire) => this.#parts.cipher.open(wire),
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
