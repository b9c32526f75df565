// The chat feature of one signed-in person: joins list, timelines, outbox, history and the socket (spec §4).
import type { LocalChat, LocalMessage, MessagePage, NewMessage } from '../api.ts';
import type { EventFrame } from '../contract/frames.ts';
import { pause } from '../base/pause.ts';
import { OfficeError } from '../errors.ts';
import type { ApiClient } from '../net/api-client.ts';
import { keptTo } from '../net/kept-to.ts';
import type { Realtime } from '../net/realtime.ts';
import type { ChatHandlers, ChatParts } from './chat-parts.ts';
import { acknowledgedEvents, type Acknowledged } from './outgoing/acknowledged.ts';
import { DraftSync } from './outgoing/draft-sync.ts';
import { FlashClaims } from './incoming/flash-claims.ts';
import { History } from './history/history.ts';
import { Handover } from './later/handover.ts';
import { Later } from './later/later.ts';
import { finishIndex, tendIndex, type IndexTender } from './history/tend-index.ts';
import { MessageActs } from './outgoing/message-acts.ts';
import { watchOtherProcesses } from './outgoing/other-processes.ts';
import { Outbox } from './outgoing/outbox.ts';
import { ReadState } from './incoming/read-state.ts';
import { Receiver } from './incoming/receive.ts';
import { localChat, localMessage } from './rows.ts';
import { bestMatches } from '../contacts/index.ts';
import { Sending } from './outgoing/sending.ts';
import { openedApi, openedEvents, sealedFrame } from './incoming/sealed-wire.ts';

/** Everything chat does for one person, until they sign out. */
export class ChatSpace {
  /** What the socket tells chat; presence and the session's end are for others. */
  readonly handlers: ChatHandlers;
  readonly history: History;
  readonly outbox: Outbox;
  readonly acts: MessageActs;
  readonly handover: Handover;
  readonly later: Later;
  readonly drafts: DraftSync;
  readonly #parts: ChatParts;
  readonly #api: ApiClient;
  readonly #receiver: Receiver;
  readonly #readState: ReadState;
  readonly #sending: Sending;
  readonly #flashes: FlashClaims;
  readonly #index: IndexTender | undefined;
  readonly #undo: (() => void)[] = [];
  readonly #stopping = new AbortController();
  #realtime: Realtime | undefined;
  #openChatId: string | undefined;
  readonly #lookUps = new Map<string, Promise<LocalChat>>();
  /** This process's own place in the stream; the store's cursor may be ahead through another process. */
  #position: number | undefined;
  /** Grows when the store is built anew: what was under way then says nothing about the new one. */
  #beginning = 0;

  constructor(parts: ChatParts) {
    this.#parts = parts;
    const { host, store, person, timelines, chatList } = parts;
    const api = openedApi(parts.api, parts.cipher);
    this.#api = api;
    this.#flashes = new FlashClaims(api, host.random, parts.flashSeconds, () => this.history);
    this.#position = store.cursor();
    const changed = (): void => parts.announce({ type: 'outbox' });
    const { clock, processId } = host;
    this.handover = new Handover({
      ...{ api, store, clock, report: parts.report },
      holder: `${processId}.later`,
      takingBack: () => this.acts.takingBack(),
      onChange: changed,
    });
    this.outbox = new Outbox({
      store,
      clock: host.clock,
      holder: host.processId,
      sender: { id: person.id, name: person.name, avatar: person.avatar },
      transmit: (frame) => this.#realtime?.send(sealedFrame(frame, parts.cipher)) ?? false,
      onChange: (chatId, echoes, removed) => {
        timelines.echoes(chatId, echoes, removed);
        chatList.touched([chatId]);
        changed();
      },
      onScheduled: () => void this.handover.run(),
      takeBack: (row) => this.acts.takeBack(row),
      report: parts.report,
      sendsOnce: () => !parts.hasSequence(),
    });
    if (!parts.backfills) this.outbox.restrictToOwn();
    this.#receiver = new Receiver({
      store,
      personId: person.id,
      chatList,
      timelines,
      announce: parts.announce,
      onAcknowledged: (rows) => this.outbox.stored(rows),
      onRewritten: (clientIds) => this.outbox.rewritten(clientIds),
      onStale: () => this.#background(this.history.refreshStale()),
    });
    this.history = new History({ ...parts, api, receiver: this.#receiver });
    this.#readState = new ReadState({
      api,
      store,
      receiver: this.#receiver,
      clock: host.clock,
      personId: person.id,
    });
    this.#sending = new Sending({
      store,
      host,
      outbox: this.outbox,
      chatOf: (chatId) => (this.#lookUps.has(chatId) ? undefined : this.#known(chatId)),
      lookUp: (chatId) => this.#lookUp(chatId),
    });
    this.acts = new MessageActs({
      api,
      store,
      receiver: this.#receiver,
      outbox: this.outbox,
      handover: this.handover,
      ...{ clock, random: host.random, person },
      complete: () => this.history.complete(),
      say: (...call) => this.send(...call),
      onChange: changed,
      report: parts.report,
    });
    this.later = new Later({
      ...{ api, store, clock, random: host.random, announce: parts.announce },
      chat: (chatId) => this.chat(chatId),
      handover: this.handover,
    });
    this.drafts = new DraftSync({
      api,
      store,
      clock: host.clock,
      changed: (chatIds) => chatList.touched([...chatIds]),
      report: parts.report,
    });
    this.handlers = this.#makeHandlers();
    chatList.attach(store, (chatId) => this.outbox.queuedText(chatId));
    if (parts.backfills) {
      this.#index = tendIndex({ store, clock: host.clock, report: parts.report });
      this.#undo.push(this.#index.stop);
    }
    this.#undo.push(
      watchOtherProcesses({
        ...{ store, clock: host.clock, chatList, timelines },
        ...{ outbox: this.outbox, handover: this.handover },
      }),
    );
  }

  /** Hands over the socket, once it exists. */
  useRealtime(realtime: Realtime): void {
    this.#realtime = realtime;
    this.#undo.push(
      realtime.state.subscribe((state) => {
        if (state.phase === 'online') return;
        this.outbox.offline();
        this.handover.setLive(false);
        this.acts.queue.setLive(false);
        this.drafts.offline();
      }),
    );
  }

  /** Where this process's socket goes on from (protocol decisions 2, 7). */
  last(): number | undefined {
    return this.#position;
  }

  /** The store is new and empty: the next connection starts cold. */
  forgetPosition(): void {
    this.#position = undefined;
    this.#beginning += 1;
    this.#parts.chatList.reload();
  }

  /** Stored chat, else asks the office; `chatNotFound` when neither has it. */
  async chat(chatId: string): Promise<LocalChat> {
    return this.#known(chatId) ?? this.#lookUp(chatId);
  }

  /** See `ChatApi.find`. */
  find(text: string, limit: number): LocalChat[] {
    const { store, chatList } = this.#parts;
    const ids =
      text.trim() === ''
        ? store.chats.head('all', { from: 0, rows: limit }).map((row) => row.id)
        : bestMatches(store.chats.names(), text, limit);
    return ids.map((id) => chatList.get(id)).filter((chat) => chat !== undefined);
  }

  /** Finds or starts a chat and waits until the list has it (spec §4 «Starting a chat»). */
  async activate(target: { personId: string } | { groupId: string }): Promise<LocalChat> {
    const answer = await this.#api.chat.activateChat(target);
    const { tries, pauseMs } = this.#parts.activation;
    for (
      let attempt = 0;
      answer.appearsSoon && attempt < tries && !this.#isListed(answer.chat.id);
      attempt += 1
    )
      await pause(pauseMs, this.#stopping.signal);
    // The answer's own row may be old by now: the chat may have been taken off the list again.
    if (!this.#isListed(answer.chat.id)) await this.history.refresh(answer.chat.id);
    return this.#listed(answer.chat.id);
  }

  /** The chat is shown: badge off, office told, the one before closed, first page there (spec §4 «Opening a chat»). */
  async open(chatId: string): Promise<void> {
    if (this.#openChatId !== undefined && this.#openChatId !== chatId)
      this.#tellSession(this.#openChatId, 'close');
    this.#openChatId = chatId;
    this.#parts.chatList.setOpen(chatId);
    this.#tellSession(chatId, 'open');
    await this.history.ensureNewest(chatId).catch((error: unknown) => this.#unlessOffline(error));
  }

  close(chatId: string): void {
    if (this.#openChatId !== chatId) return;
    this.#openChatId = undefined;
    this.#parts.chatList.setOpen(undefined);
    this.#tellSession(chatId, 'close');
  }

  /** First rows of a timeline window: stored ones, then what waits. */
  window(chatId: string, limit: number): LocalMessage[] {
    this.#background(this.history.ensureNewest(chatId));
    return [
      ...this.history.stored(chatId, undefined, limit).map(localMessage),
      ...this.outbox.waiting(chatId),
    ];
  }

  /** See `ChatApi.older`: what was asked for belongs to the chat's window from now on. */
  async older(chatId: string, before: number, limit: number): Promise<MessagePage> {
    const page = await this.history.older(chatId, before, limit);
    this.#parts.timelines.extend(chatId, page.messages);
    return page;
  }

  /** See `ChatApi.openFlash`. */
  openFlash(chatId: string, mid: number): Promise<{ text: string; seconds: number }> {
    return this.#flashes.open(chatId, mid);
  }

  /** See `ChatApi.send`. */
  send(input: NewMessage, signal?: AbortSignal): Promise<LocalMessage> {
    return this.#sending.send(input, signal);
  }

  async markRead(chatId: string, upTo?: number): Promise<void> {
    await this.#readState.mark(chatId, upTo);
  }

  /** Pins, mutes, marks or removes at the office, then takes over the row as the office has it. */
  async operate(
    chatId: string,
    operation: 'pin' | 'unpin' | 'mute' | 'unmute' | 'markUnread' | 'remove',
  ): Promise<void> {
    await this.#api.chat.operateChat({ chatId, operation });
    await this.history.refresh(chatId);
  }

  /** Applies events that came over HTTP (one-shot catch-up); answers how many. */
  async syncOnce(signal?: AbortSignal): Promise<{ events: number; resynced: boolean }> {
    let events = 0;
    for (;;) {
      const since = this.#parts.store.cursor();
      if (since === undefined || !this.#parts.hasSequence()) {
        await this.history.coldLoad();
        finishIndex(this.#parts.store);
        return { events, resynced: true };
      }
      const answer = await this.#api.chat.sync({ since, limit: 500 }, { signal });
      if (answer.resync) {
        const kept = keptTo(answer, since);
        if (kept !== undefined) this.#receiver.officeWentBack(kept);
        else this.#parts.store.clearCursor();
        continue;
      }
      this.#take(answer.events, answer.sequence);
      events += answer.events.length;
      if (!answer.more) {
        await this.history.refreshStale();
        return { events, resynced: false };
      }
    }
  }

  /** Stops everything; the store stays open for its owner to close. */
  dispose(): void {
    this.#stopping.abort();
    this.history.close();
    this.outbox.close();
    this.handover.close();
    this.acts.queue.close();
    this.drafts.close();
    for (const undo of this.#undo.splice(0)) undo();
    this.#parts.timelines.clear();
    this.#parts.chatList.detach();
  }

  #makeHandlers(): ChatHandlers {
    return {
      events: (events: readonly EventFrame[], checkpoint?: number) => {
        const begun = this.#beginning;
        this.#take(openedEvents(events, this.#parts.cipher), checkpoint);
        if (checkpoint !== undefined && begun === this.#beginning) this.#position = checkpoint;
      },
      coldLoad: async (_, kept) => {
        if (kept !== undefined) this.#receiver.officeWentBack(kept);
        const begun = this.#beginning;
        await this.history.coldLoad();
        if (begun === this.#beginning) this.#position = this.#parts.store.cursor();
        for (const chatId of this.#parts.timelines.watched())
          this.#parts.timelines.reset(chatId, this.window(chatId, 60));
      },
      live: () => this.#becameLive(),
      acknowledged: (acknowledged) => this.#acknowledged(acknowledged),
      refused: (refusal) => this.outbox.refused(refusal),
    };
  }

  #take(events: readonly EventFrame[], checkpoint: number | undefined): void {
    this.acts.marks.taking(events, () => this.#receiver.events(events, checkpoint));
    this.#index?.soon();
    this.drafts.events(events);
    this.later.events(events);
  }

  #becameLive(): void {
    this.outbox.online();
    this.handover.setLive(true);
    this.acts.queue.setLive(true);
    this.#background(this.drafts.catchUp());
    this.#background(this.history.refreshStale());
    this.#background(this.#readState.flush());
    if (this.#openChatId !== undefined) this.#tellSession(this.#openChatId, 'open');
    for (const chatId of this.#parts.timelines.watched()) this.#background(this.history.ensureNewest(chatId));
    this.#parts.announce({ type: 'ready' });
    if (this.#parts.backfills) this.#background(this.history.keepWhole(this.#stopping.signal));
  }

  /** An acknowledgement is the message's arrival for a sender that takes no events; else the event follows or came. */
  #acknowledged(acknowledged: Acknowledged): void {
    const row = this.outbox.rowOf(acknowledged);
    if (row === undefined) return;
    const chat = this.#receiver.row(acknowledged.chatId);
    this.#receiver.events(acknowledgedEvents(acknowledged, row, this.#parts.person, chat));
    this.#index?.soon();
  }

  #tellSession(chatId: string, operation: 'open' | 'close'): void {
    this.#realtime?.send({ type: 'session', chatId, operation });
  }

  /**
   * Asks the office for a chat's row, once for all who want it. They go on in the order they asked, and whoever asks
   * meanwhile goes behind them: what is sent to one chat enters the outbox as it was written.
   */
  #lookUp(chatId: string): Promise<LocalChat> {
    const underway = this.#lookUps.get(chatId);
    if (underway !== undefined) return underway;
    const { promise, resolve, reject } = Promise.withResolvers<LocalChat>();
    this.#lookUps.set(chatId, promise);
    this.history
      .refresh(chatId)
      .then(() => resolve(this.#listed(chatId)))
      .catch(reject)
      // Behind those who wait, so that nobody who comes now overtakes them.
      .finally(() => this.#lookUps.delete(chatId));
    return promise;
  }

  #isListed(chatId: string): boolean {
    return this.#parts.chatList.has(chatId);
  }

  /** The row as faces see it; also of a chat that was taken off the list and only looked up. */
  #known(chatId: string): LocalChat | undefined {
    const listed = this.#parts.chatList.get(chatId);
    const beside = listed === undefined ? this.#receiver.row(chatId) : undefined;
    return beside === undefined
      ? listed
      : localChat(beside, this.#parts.store.drafts.get(chatId)?.text ?? '');
  }

  #listed(chatId: string): LocalChat {
    const chat = this.#known(chatId);
    if (chat === undefined) throw new OfficeError('chatNotFound', { params: { target: chatId } });
    return chat;
  }

  #background(work: Promise<unknown>): void {
    work.catch((error: unknown) => this.#unlessOffline(error));
  }

  #unlessOffline(error: unknown): void {
    if (error instanceof OfficeError && (error.kind === 'network' || error.kind === 'cancelled')) return;
    this.#parts.report(error);
  }
}
