// View model of one chat's timeline: rows, older pages, unread divider, what is read, what is new below.
import { constantTable } from '#variants/constants.ts';
import type { LocalChat, LocalMessage, OfficeApi } from '../../api.ts';
import type { MessageCircumstances } from '../actions/message-action.ts';
import { assertUnique, checksInvariants } from '../../base/invariants.ts';
import { LiveList } from '../../base/live-list.ts';
import { Reloading } from '../../base/reloading.ts';
import { whenBack } from '../../base/when-back.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';
import { compareMessages, withOlder } from '../rows.ts';
import { withdrawnKey } from '../rules/withdrawn.ts';
import { factsOfClosed, tellGroupFacts } from './group-facts.ts';
import { timelineRows, unreadKey, type TimelineRow } from '../rules/timeline-rows.ts';
import { MentionedNames } from './mentioned-names.ts';
import { PinnedMessagesScreen } from './pinned-messages.ts';

/** What the timeline shows. */
export type TimelineSnapshot = {
  chatId: string;
  chat?: LocalChat;
  phase: 'loading' | 'ready';
  rows: readonly TimelineRow[];
  /** The beginning of the chat is among the rows. */
  atStart: boolean;
  loadingOlder: boolean;
  /** Messages of others that arrived while the person looked further up. */
  newBelow: number;
  /** Key of the first unread row when it is loaded; `unreadAbove` says that there is one at all. */
  unreadAbove: number;
  /** Read counts of own group messages by mid: read of total. */
  readCounts: ReadonlyMap<number, { read: number; total: number }>;
  members?: { count: number; online: number; requests: number };
  /** Names that an @ in a message may mean. */
  names: readonly string[];
  /** What the verbs of messages ask beside the message; the painter adds the time. */
  around: Omit<MessageCircumstances, 'now'>;
  highlight?: number;
  /** Key of the row at which reading goes on; without it that is the end. Given once, when the chat opens. */
  place?: string;
  error?: ErrorData;
};

const firstAround: TimelineSnapshot['around'] = {
  withdrawMs: constantTable.revertTimeMinutes.value * 60_000,
  ...{ meId: '', kind: 'direct', roles: new Map(), withdrawnTexts: new Map() },
};

const firstWindow = 60;
/** Messages of a page on the way back to one that was looked for. */
const revealPage = 300;
const readCountMessages = 12;
/** How long reading of others waits before it is counted anew, in ms. */
const countDelayMs = 400;
/** Older pages loaded to come back to a place; one further up than that is given up for the end. */
const placePages = 10;
/** How long a new place waits before it is kept, in ms: scrolling passes many. */
const placeDelayMs = 300;

/** A chat's timeline; opens the chat and closes it when disposed. */
export class TimelineScreen extends Screen<TimelineSnapshot> {
  readonly pins: PinnedMessagesScreen;
  readonly #office: OfficeApi;
  readonly #chatId: string;
  readonly #list = new LiveList<LocalMessage>({ key: (row) => row.key, compare: compareMessages });
  #unreadAfter: number | undefined;
  #atBottom = true;
  /** The older page that is being loaded. */
  #older: Promise<boolean> | undefined;
  #focused = true;
  #seenTo = 0;
  #marking = 0;
  readonly #keepsPlace: boolean;
  /** Message the place is kept at, and the one that is to be kept soon. */
  #place: number | undefined;
  #nextPlace: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #counting: ReturnType<typeof setTimeout> | undefined;
  /** One question at a time: an answer that is overtaken would bring back how few had read before. */
  readonly #readCounting = new Reloading(() => this.#pullReadCounts());
  #triedAtOnce = false;
  /** Keys of long messages that were asked for whole. */
  readonly #unfolded = new Set<string>();
  readonly #named: MentionedNames;

  /** With `keepsPlace` the painter says where the person reads, and the chat opens there the next time. */
  constructor(office: OfficeApi, chatId: string, { keepsPlace = false }: { keepsPlace?: boolean } = {}) {
    super({
      chatId,
      phase: 'loading',
      rows: [],
      atStart: false,
      loadingOlder: false,
      newBelow: 0,
      unreadAbove: 0,
      readCounts: new Map(),
      names: [],
      around: firstAround,
    });
    this.#office = office;
    this.#chatId = chatId;
    this.#named = new MentionedNames(office, (names) => this.update({ names }));
    this.#keepsPlace = keepsPlace;
    this.onDispose(
      office.config.state(({ constants, clockAheadMs = 0, extensions }) => {
        const hasMarks = extensions?.includes('messageMarks') === true;
        if (this.getSnapshot().around.hasMarks !== hasMarks) this.#surround({ hasMarks });
        const minutes = constants['revertTimeMinutes'];
        if (typeof minutes === 'number') this.#surround({ withdrawMs: minutes * 60_000 });
        if ((this.getSnapshot().around.clockAheadMs ?? 0) !== clockAheadMs) this.#surround({ clockAheadMs });
      }),
    );
    this.onDispose(office.account.state(({ person }) => this.#surround({ meId: person?.id ?? '' })));
    this.onDispose(() => clearTimeout(this.#counting));
    this.pins = new PinnedMessagesScreen(office, chatId);
    this.onDispose(() => this.pins.dispose());
    this.pins.subscribe(() => this.#surround({ pinnedMids: this.pins.getSnapshot().mids }));
    this.onDispose(
      office.events((event) => {
        if (event.type === 'read' && event.chatId === chatId) this.#countSoon();
      }),
    );
    // Until it is known where reading goes on, nothing that comes counts as seen.
    this.#atBottom = !keepsPlace;
    void this.#start();
  }

  /** The row at the upper edge of what is looked at; undefined at the end. Kept soon, and when the chat is left. */
  readAt(key: string | undefined): void {
    if (!this.#keepsPlace || this.getSnapshot().phase !== 'ready') return;
    const row = key === undefined ? undefined : this.#list.get(key);
    this.#nextPlace = row?.state === 'sent' ? row.mid : undefined;
    this.#timer ??= setTimeout(() => this.#savePlace(), placeDelayMs);
  }

  override dispose(): void {
    if (this.#timer !== undefined) this.#savePlace();
    super.dispose();
  }

  #savePlace(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#nextPlace === this.#place) return;
    this.#place = this.#nextPlace;
    this.#office.chat
      .setPlace(this.#chatId, this.#place)
      .catch((error: unknown) => this.update({ error: asOfficeError(error).data }));
  }

  /** The person scrolled: at the bottom new messages are read, further up they are counted. */
  setAtBottom(atBottom: boolean): void {
    if (this.#atBottom === atBottom) return;
    this.#atBottom = atBottom;
    if (atBottom) this.#sawEverything();
  }

  /** Shows the whole of a long message, for as long as the chat is open. */
  unfold(key: string): void {
    this.#unfolded.add(key);
    this.#show();
  }

  /** The window gained or lost the focus: only what is displayed while focused is read (protocol decision 21). */
  setFocused(focused: boolean): void {
    if (this.#focused === focused) return;
    this.#focused = focused;
    if (focused && this.#atBottom) this.#sawEverything();
  }

  /** Loads a page of older messages; answers false when there is none. Who asks meanwhile waits for the same page. */
  loadOlder(limit?: number): Promise<boolean> {
    this.#older ??= this.#loadOlder(limit).finally(() => (this.#older = undefined));
    return this.#older;
  }

  async #loadOlder(limit: number | undefined): Promise<boolean> {
    if (this.getSnapshot().atStart) return false;
    this.update({ loadingOlder: true });
    try {
      const before = this.#list.rows().find((row) => row.state === 'sent')?.mid;
      if (before === undefined) {
        this.update({ atStart: true });
        return false;
      }
      const page = await this.#office.chat.older(this.#chatId, before, limit);
      this.#list.apply({ upsert: page.messages });
      this.update({ atStart: page.end, error: undefined });
      return page.messages.length > 0;
    } catch (error) {
      this.update({ error: asOfficeError(error).data });
      return false;
    } finally {
      this.update({ loadingOlder: false });
      this.#show();
    }
  }

  /** Loads until the unread divider is among the rows; answers its key, or undefined when nothing is unread. */
  async findFirstUnread(): Promise<string | undefined> {
    if (this.#unreadAfter === undefined) return undefined;
    const loaded = (): boolean =>
      (this.#list.rows()[0]?.mid ?? 0) <= (this.#unreadAfter ?? 0) || this.getSnapshot().atStart;
    while (!loaded() && (await this.loadOlder()));
    this.update({ unreadAbove: 0 });
    return this.getSnapshot().rows.some((row) => row.key === unreadKey) ? unreadKey : undefined;
  }

  /**
   * Loads back to a message and highlights it; answers its row's key, undefined when it is gone. Everything between
   * is loaded too, so that whoever reads on from there misses nothing.
   */
  async reveal(mid: number): Promise<string | undefined> {
    const isAbove = (): boolean => this.#list.rows().every((row) => row.mid > mid || row.state !== 'sent');
    while (!this.getSnapshot().atStart && isAbove() && (await this.loadOlder(revealPage)));
    const key = this.#list.rows().find((row) => row.mid === mid)?.key;
    // What was looked for may stand in the part that is folded away.
    if (key !== undefined) this.#unfolded.add(key);
    this.update({ highlight: mid });
    this.#show();
    return key;
  }

  async #start(): Promise<void> {
    try {
      const chat = await this.#office.chat.get(this.#chatId);
      if (this.disposed) return;
      const unread = chat.lastOrdinal - chat.readOrdinal;
      if (unread > 0) this.#unreadAfter = chat.readMid;
      this.#seenTo = chat.lastMid;
      this.update({ chat, unreadAbove: unread > 5 ? unread : 0 });
      this.#surround({ kind: chat.kind, isOpen: chat.enabled });
      this.onDispose(
        this.#office.chat.watch(this.#chatId)((now) => {
          if (now === undefined) return;
          this.update({ chat: now, ...(!now.enabled && factsOfClosed) });
          if (now.enabled !== this.getSnapshot().around.isOpen) this.#surround({ isOpen: now.enabled });
        }),
      );
      this.onDispose(
        this.#office.chat.messages(this.#chatId, firstWindow)((batch) => this.#messagesChanged(batch)),
      );
      this.onDispose(
        () => void this.#office.chat.close(this.#chatId).catch((error: unknown) => this.#failed(error)),
      );
      this.onDispose(
        whenBack(this.#office.connection, () => this.#askAgain(this.getSnapshot().chat ?? chat)),
      );
      await this.#office.chat.open(this.#chatId);
      if (this.#list.size === 0) await this.loadOlder();
      if (this.#keepsPlace) await this.#returnToPlace(unread);
      this.update({ phase: 'ready' });
      this.#loadTexts();
      if (this.#atBottom) this.#sawEverything();
      await this.#loadFacts(this.getSnapshot().chat ?? chat);
    } catch (error) {
      this.#failed(error);
    }
  }

  #messagesChanged(batch: {
    reset?: readonly LocalMessage[];
    upsert?: readonly LocalMessage[];
    remove?: readonly string[];
  }): void {
    this.#list.apply(withOlder(this.#list, batch));
    const fresh = (batch.upsert ?? []).filter((row) => row.state === 'sent' && row.mid > this.#seenTo);
    const newest = Math.max(this.#seenTo, ...fresh.map((row) => row.mid));
    const foreign = fresh.filter((row) => !row.mine).length;
    if (this.#atBottom && this.#focused) this.#sawEverything();
    else if (foreign > 0) this.update({ newBelow: this.getSnapshot().newBelow + foreign });
    this.#seenTo = newest;
    if (batch.upsert?.some((row) => row.mine && row.systemKey === withdrawnKey) === true) this.#loadTexts();
    this.#show();
    if (fresh.some((row) => row.mine))
      void this.#readCounting.wish().catch((error: unknown) => this.#failed(error));
  }

  /** Everything on screen was displayed while focused: tells the office, once per newest message. */
  #sawEverything(): void {
    this.update({ newBelow: 0 });
    if (!this.#focused) return;
    const newest = this.#list.rows().findLast((row) => row.state === 'sent')?.mid ?? 0;
    const chat = this.getSnapshot().chat;
    if (
      newest === 0 ||
      newest <= this.#marking ||
      (chat !== undefined && newest <= chat.readMid && !chat.markedUnread)
    )
      return;
    this.#marking = newest;
    this.#office.chat.markRead(this.#chatId, newest).catch((error: unknown) => this.#failed(error));
  }

  /** Goes on where reading ended, unless the message is gone or too far up; what is unread then stands below. */
  async #returnToPlace(unread: number): Promise<void> {
    const place = await this.#office.chat.place(this.#chatId);
    this.#atBottom = place === undefined;
    if (place === undefined) return;
    const isAbove = (): boolean => (this.#list.rows()[0]?.mid ?? 0) > place;
    for (let pages = 0; isAbove() && pages < placePages && (await this.loadOlder()); pages += 1);
    const row = this.#list.rows().find((one) => one.mid === place);
    this.#place = place;
    this.#nextPlace = place;
    this.#atBottom = row === undefined;
    if (row === undefined) return;
    this.update({ place: row.key, newBelow: unread, unreadAbove: 0 });
  }

  /** What stands beside the messages: asked at the start, and again when a network is back. */
  async #loadFacts(chat: LocalChat): Promise<void> {
    await tellGroupFacts(this.#office, chat, ({ members, names, roles }) => {
      this.update({ members });
      if (names !== undefined) this.#named.known(names, this.#list.rows());
      if (roles !== undefined) this.#surround({ roles });
    });
    await this.#readCounting.wish();
  }

  #askAgain(chat: LocalChat): void {
    const older = this.#list.size === 0 ? this.loadOlder() : Promise.resolve();
    older.then(() => this.#loadFacts(chat)).catch((error: unknown) => this.#failed(error));
  }

  async #pullReadCounts(): Promise<void> {
    const { chat } = this.getSnapshot();
    // Of a group that one is no member of any more there is nothing left to ask.
    if (chat?.kind !== 'group' || !chat.enabled) return;
    const own = this.#list
      .rows()
      .filter((row) => row.mine && row.state === 'sent')
      .slice(-readCountMessages);
    if (own.length === 0) return;
    const counts = await this.#office.chat.readCounts(
      this.#chatId,
      own.map((row) => row.mid),
    );
    this.update({ readCounts: new Map(counts.map(({ mid, read, total }) => [mid, { read, total }])) });
  }

  /** Somebody of the group has read on: many do at once, and one question answers for all. */
  #countSoon(): void {
    if (this.getSnapshot().chat?.kind !== 'group') return;
    this.#counting ??= setTimeout(() => {
      this.#counting = undefined;
      void this.#readCounting.wish().catch((error: unknown) => this.#failed(error));
    }, countDelayMs);
  }

  #surround(change: Partial<TimelineSnapshot['around']>): void {
    this.update({ around: { ...this.getSnapshot().around, ...change } });
  }

  #loadTexts(): void {
    this.#office.acts
      .withdrawnTexts(this.#chatId)
      .then((texts) => this.#surround({ withdrawnTexts: new Map(texts.map(({ mid, text }) => [mid, text])) }))
      .catch((error: unknown) => this.#failed(error));
  }

  #failed(error: unknown): void {
    const problem = asOfficeError(error);
    // What is on screen stays readable without a network, and the band says so; a chat that never came needs a retry.
    const { chat } = this.getSnapshot();
    // Of a group that was left meanwhile the office tells nothing more, and its row says why.
    const isClosed = chat?.kind === 'group' && !chat.enabled;
    if (isClosed || (problem.kind === 'network' && chat !== undefined)) this.update({ phase: 'ready' });
    else this.update({ phase: 'ready', error: problem.data });
    if (problem.kind === 'network' && chat === undefined) this.#awaitOffice();
    this.#show();
  }

  /** A chat that was asked for before this device has it opens when the office can be reached again. */
  #awaitOffice(): void {
    // It may have come back before anybody listened: one more try at once, and no other until it has been away.
    const stop = whenBack(
      this.#office.connection,
      () => {
        queueMicrotask(() => stop());
        this.update({ phase: 'loading', error: undefined });
        void this.#start();
      },
      !this.#triedAtOnce,
    );
    this.#triedAtOnce = true;
    this.onDispose(stop);
  }

  #show(): void {
    const rows = timelineRows(this.#list.rows(), {
      unreadAfter: this.#unreadAfter,
      atStart: this.getSnapshot().atStart,
      unfolded: this.#unfolded,
    });
    const keys = rows.map(({ key }) => key);
    if (checksInvariants) assertUnique(keys, 'timeline');
    this.update({ rows });
    this.#named.see(this.#list.rows());
  }
}
