// Loads what the socket does not bring: the chat list at a cold start, older pages, and the whole history in the background.
import { constantTable } from '#variants/constants.ts';
import type { MessagePage } from '../../api.ts';
import type { Chat, Message } from '../../contract/entities.ts';
import { OfficeError } from '../../errors.ts';
import type { ApiClient } from '../../net/api-client.ts';
import { lacksCall } from '../../net/lacks-call.ts';
import type { ChatRow, MessageRow } from '#storage/rows.ts';
import type { Store } from '#storage/store.ts';
import { localMessage } from '../rows.ts';
import { flashOf } from '../rules/flash-message.ts';
import type { Receiver } from '../incoming/receive.ts';

/** Rows of a page (spec §9). A shorter page is the beginning of the chat (protocol decision 20). */
export const pageSize = constantTable.pageSize.value;
/** Chats whose newest page is loaded before a cold start counts as done; the others follow in the background. */
const eagerChats = 30;
/** Answers about a row that may be overtaken before one is taken as it is; in a chat so busy the next event tells. */
const refreshTries = 10;
/** Name of the stored value: up to when withdrawals have been asked for, by the office's clock. */
const goneSince = 'goneSince';
/** Name of the stored value: up to which event changes of messages are known. */
const changedSince = 'changedSince';
/** Page requests at once. */
const parallel = 4;

/** History of one person's chats. */
export class History {
  readonly #api: ApiClient;
  readonly #store: Store;
  readonly #receiver: Receiver;
  #closed = false;
  /** How often the background was asked for since it began. */
  #asked = 0;

  readonly #hasMarks: () => boolean;
  readonly #hasSequence: () => boolean;

  /**
   * `hasMarks`: whether the office lets people change messages that are there; `hasSequence`: whether it counts its
   * events and fills its pages.
   */
  constructor(parts: {
    api: ApiClient;
    store: Store;
    receiver: Receiver;
    hasMarks: () => boolean;
    hasSequence: () => boolean;
  }) {
    this.#hasSequence = parts.hasSequence;
    this.#api = parts.api;
    this.#store = parts.store;
    this.#receiver = parts.receiver;
    this.#hasMarks = parts.hasMarks;
  }

  close(): void {
    this.#closed = true;
  }

  /**
   * Chat list and newest pages, as of now (protocol decision 4). After a «resync» the stored history may have a
   * hole before the new pages; the marks of what is whole are drawn anew.
   */
  async coldLoad(): Promise<void> {
    const hadMarks = new Map(this.#store.history.all().map((mark) => [mark.chatId, mark]));
    const answer = await this.#api.chat.listChats({});
    this.#receiver.chats(answer.chats, { whole: true, cursor: answer.sequence });
    await this.#dropGone(answer.chats);
    await this.#takeChanged(answer.sequence);
    for (const mark of hadMarks.values())
      this.#store.history.put({ chatId: mark.chatId, wholeFrom: Number.MAX_SAFE_INTEGER, complete: false });
    const newestFirst = [...answer.chats].sort((a, b) => b.lastTime - a.lastTime).slice(0, eagerChats);
    await inParallel(newestFirst, parallel, (chat) =>
      this.#newestPage(chat.id, chat.kind, hadMarks.get(chat.id)),
    );
  }

  /** What was withdrawn or deleted since the last load and is not replayed any more (protocol decision 3). */
  async #dropGone(chats: readonly { lastTime: number }[]): Promise<void> {
    const since = Number(this.#store.values.get(goneSince) ?? 0);
    const isEmpty = this.#store.info().messages === 0;
    for (let after: number | undefined = isEmpty ? undefined : 0; after !== undefined;) {
      const page = await this.#api.chat.listWithdrawn({ since, after }).catch(withoutCall);
      if (page === undefined) break;
      this.#receiver.gone(page.messages);
      after = page.next;
    }
    // By the office's clock, and surely not later than now.
    const newest = chats.reduce((latest, { lastTime }) => Math.max(latest, lastTime), since);
    this.#store.values.set(goneSince, String(newest));
  }

  /** What was worded anew or reacted to since the last load and is not replayed any more; only what is stored here. */
  async #takeChanged(sequence: number): Promise<void> {
    const since = this.#store.values.get(changedSince);
    const hasMarks = this.#hasMarks() && since !== undefined;
    for (let after = hasMarks ? Number(since) : undefined; after !== undefined;) {
      const { messages, next } = await this.#api.chat.listChanged({ after });
      this.#receiver.page(
        messages.filter(({ chatId, mid }) => this.#store.messages.get(chatId, mid) !== undefined),
      );
      after = next;
    }
    this.#store.values.set(changedSince, String(sequence));
  }

  /** Takes over a chat's row as the office has it. An answer that events have overtaken is asked for again. */
  async refresh(chatId: string): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const before = this.#receiver.applied(chatId);
      const chat = await this.#rowOf(chatId);
      const isOvertaken = this.#receiver.applied(chatId) !== before || this.#receiver.isOlder(chat);
      if (isOvertaken && attempt < refreshTries) continue;
      return this.#receiver.chats([chat], { whole: false });
    }
  }

  /** A chat's row; a server that gives no single one has it on its list. */
  async #rowOf(chatId: string): Promise<Chat> {
    try {
      return await this.#api.chat.getChat({ chatId });
    } catch (error) {
      if (this.#hasSequence() || !lacksCall(error)) throw error;
      const { chats } = await this.#api.chat.listChats({});
      const found = chats.find(({ id }) => id === chatId);
      if (found === undefined) throw error;
      return found;
    }
  }

  /** Asks again for chats whose row is not known well enough. */
  async refreshStale(): Promise<void> {
    for (const chatId of this.#receiver.staleChats()) {
      if (this.#closed) return;
      try {
        await this.refresh(chatId);
      } catch (error) {
        if (
          error instanceof OfficeError &&
          (error.code === 'notFound' || error.code === 'forbidden' || error.code === 'chatNotFound')
        )
          this.#receiver.chatGone(chatId);
        else throw error;
      }
    }
  }

  /** Stored rows older than `before` (newest where undefined), oldest first, without asking anybody. */
  stored(chatId: string, before: number | undefined, limit: number): MessageRow[] {
    return this.#store.messages.page(chatId, before, limit).reverse();
  }

  /** A page older than `before`: from the store where it is whole, else from the office. */
  async older(chatId: string, before: number, limit: number): Promise<MessagePage> {
    const mark = this.#store.history.get(chatId);
    const rows = this.stored(chatId, before, limit);
    const oldest = rows[0]?.mid ?? before;
    const whole =
      mark !== undefined &&
      before >= mark.wholeFrom &&
      (mark.complete || (rows.length === limit && oldest >= mark.wholeFrom));
    if (whole) return { messages: rows.map(localMessage), end: mark.complete && rows.length < limit };
    const page = await this.#fetch(chatId, this.#kindOf(chatId), before);
    const end = this.#isEnd(page, before);
    this.#extend(chatId, before, page, end);
    return { messages: this.stored(chatId, before, limit).map(localMessage), end };
  }

  /** The newest page of a chat, when nothing of it is stored yet. */
  async ensureNewest(chatId: string): Promise<void> {
    const mark = this.#store.history.get(chatId);
    if (mark !== undefined && mark.wholeFrom !== Number.MAX_SAFE_INTEGER) return;
    await this.#newestPage(chatId, this.#kindOf(chatId), undefined);
  }

  /** {@link backfill} in the background. Who asks meanwhile makes it look again: its list may be true no more. */
  async keepWhole(signal: AbortSignal): Promise<void> {
    if ((this.#asked += 1) > 1) return;
    try {
      for (let done = 0; done < this.#asked;) {
        done = this.#asked;
        await this.backfill(signal);
      }
    } finally {
      this.#asked = 0;
    }
  }

  /** Fetches everything older, newest chats first. Answers how many messages came and whether all is there now. */
  async backfill(signal?: AbortSignal): Promise<{ messages: number; complete: boolean }> {
    let messages = 0;
    for (const chatId of this.#store.history.incomplete()) {
      if (this.#closed || signal?.aborted) return { messages, complete: false };
      // It may have left the list meanwhile.
      if (this.#receiver.row(chatId) === undefined) continue;
      await this.ensureNewest(chatId);
      const kind = this.#kindOf(chatId);
      for (
        let mark = this.#store.history.get(chatId);
        mark !== undefined && !mark.complete;
        mark = this.#store.history.get(chatId)
      ) {
        if (this.#closed || signal?.aborted) return { messages, complete: false };
        const page = await this.#fetch(chatId, kind, mark.wholeFrom);
        this.#extend(chatId, mark.wholeFrom, page, this.#isEnd(page, mark.wholeFrom));
        messages += page.length;
      }
    }
    return { messages, complete: true };
  }

  /** Whether every chat of the list is stored to its beginning; a search before that says so. */
  complete(): boolean {
    return this.#store.cursor() !== undefined && !this.#store.history.hasIncomplete();
  }

  async #newestPage(
    chatId: string,
    kind: ChatRow['kind'],
    before: { wholeFrom: number; complete: boolean } | undefined,
  ): Promise<void> {
    const newestStored = this.stored(chatId, undefined, 1)[0]?.mid;
    const page = await this.#fetch(chatId, kind, undefined);
    const oldest = page.at(-1)?.mid ?? 0;
    const end = this.#isEnd(page, undefined);
    const touches =
      before !== undefined &&
      newestStored !== undefined &&
      newestStored >= oldest &&
      before.wholeFrom !== Number.MAX_SAFE_INTEGER;
    this.#receiver.page(page);
    this.#store.history.put({
      chatId,
      wholeFrom: touches ? Math.min(before.wholeFrom, oldest) : oldest,
      complete: end || (touches && before.complete),
    });
  }

  /** A page that follows on what is whole makes more of it whole. */
  #extend(chatId: string, before: number, page: readonly Message[], end: boolean): void {
    this.#receiver.page(page);
    const mark = this.#store.history.get(chatId);
    const oldest = page.at(-1)?.mid ?? before;
    if (mark === undefined || before < mark.wholeFrom) return;
    this.#store.history.put({
      chatId,
      wholeFrom: Math.min(mark.wholeFrom, oldest),
      complete: mark.complete || end,
    });
  }

  /** The text of a flash message as the server sends it to whoever asks; nothing of it is kept. */
  async flashText(chatId: string, mid: number): Promise<string | undefined> {
    const kind = this.#store.chats.get(chatId)?.kind ?? 'direct';
    // Numbers of such a server stand two apart: those of friends and of groups are counted each by themselves.
    const message = (await this.#fetch(chatId, kind, mid + 2)).find((one) => one.mid === mid);
    return message === undefined ? undefined : flashOf(message.text)?.text;
  }

  async #fetch(chatId: string, kind: ChatRow['kind'], before: number | undefined): Promise<Message[]> {
    const input = { chatId, before: before ?? ('' as const) };
    return kind === 'group'
      ? this.#api.chat.getGroupMessages(input)
      : this.#api.chat.getDirectMessages(input);
  }

  /** A short page is the last; of a server that fills none, only one that brings nothing older. */
  #isEnd(page: readonly Message[], before: number | undefined): boolean {
    if (this.#hasSequence()) return page.length < pageSize;
    const oldest = page.at(-1)?.mid;
    return oldest === undefined || (before !== undefined && oldest >= before);
  }

  #kindOf(chatId: string): ChatRow['kind'] {
    const chat = this.#receiver.row(chatId);
    if (chat === undefined) throw new OfficeError('chatNotFound', { params: { target: chatId } });
    return chat.kind;
  }
}

/** A server without the call says nothing. */
function withoutCall(error: unknown): undefined {
  if (!lacksCall(error)) throw error;
}

async function inParallel<T>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const worker = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: width }, worker));
}
