// Carries out acts on stored messages at the office and takes over what became of them.
import type { CallOptions, LocalMessage, MessagePage } from '../../api.ts';
import { maxPerAct } from '../../contract/limits.ts';
import { isBlank } from '../../contract/shown-name.ts';
import { contentType, type ContentKind } from '../../contract/flags.ts';
import { plainText } from '../../contract/markup/readable.ts';
import { asOfficeError, OfficeError, type ErrorData } from '../../errors.ts';
import type { Clock } from '../../host/port.ts';
import type { ApiClient } from '../../net/api-client.ts';
import { refusalError } from '../../net/refusal-errors.ts';
import type { OutboxRow } from '#storage/rows.ts';
import type { Store } from '#storage/store.ts';
import type {
  ActReport,
  ForwardedRecord,
  ForwardInput,
  ForwardReport,
  HistoryQuery,
  MessageActsApi,
  OutboxEntry,
  Readers,
} from '../acts-api.ts';
import { ActQueue, isAway, isMark, type MarkWork, type QueuedAct } from './act-queue.ts';
import { pastMessages } from '../history/past-messages.ts';
import type { Handover } from '../later/handover.ts';
import { MessageMarks } from './message-marks.ts';
import type { Outbox } from './outbox.ts';
import type { Receiver } from '../incoming/receive.ts';
import { failureOf, localMessage } from '../rows.ts';
import { markLine } from '../rules/mark-line.ts';
import type { Resting } from '../rules/waiting-state.ts';
import { keepWithdrawnTexts, withdrawnTexts } from './withdrawn-texts.ts';

type Parts = {
  api: ApiClient;
  store: Store;
  receiver: Receiver;
  outbox: Outbox;
  handover: Pick<Handover, 'rows'>;
  clock: Clock;
  random: { uuid(): string };
  person: { id: string; name: string };
  /** Whether the stored history is whole. */
  complete(): boolean;
  /** Sends a message as a composer does. */
  say(
    message: { chatId: string; text: string; clientId: string; wait?: boolean },
    signal?: AbortSignal,
  ): Promise<unknown>;
  /** Something began or ended to wait. */
  onChange(): void;
  report(error: unknown): void;
};

/** The acts of one person. */
export class MessageActs implements MessageActsApi {
  readonly #parts: Parts;
  readonly queue: ActQueue;
  /** Reactions, new wordings and pins. */
  readonly marks: MessageMarks;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.marks = new MessageMarks({ ...parts, queue: () => this.queue });
    const { store, clock, random, onChange, report } = parts;
    this.queue = new ActQueue({
      ...{ store, clock, random },
      onChange,
      report,
      doers: {
        ...this.marks.doers,
        forward: async ({ input }) => {
          const { targets } = await this.#forwardNow(input);
          const error = targets.find((target) => target.error !== undefined)?.error;
          if (error !== undefined) throw OfficeError.from(error);
        },
        delete: ({ chatId, mids }) => this.#operate(chatId, mids, 'delete', undefined),
        takeBack: ({ clientId }) => this.#parts.api.chat.operateLater({ clientId, operation: 'cancel' }),
      },
    });
  }

  async withdraw(chatId: string, mids: readonly number[], options: CallOptions = {}): Promise<ActReport[]> {
    const { store, receiver, clock, person } = this.#parts;
    const texts = mids.flatMap((mid) => {
      const row = store.messages.get(chatId, mid);
      const isOwnText = row?.mine === true && !row.bySystem && row.contentType === contentType.text;
      return isOwnText ? [{ chatId, mid, text: plainText(row.text) }] : [];
    });
    const reports = await this.#operate(chatId, mids, 'withdraw', options.signal).catch((error: unknown) => {
      // It would be too late by the time there is a connection, or seem done where everybody still reads it: it waits nowhere.
      const isCutOff = error instanceof OfficeError && error.code === 'connectionFailed';
      throw isCutOff ? new OfficeError('withdrawOffline') : error;
    });
    const done = new Set(reports.flatMap(({ mid, error }) => (error === undefined ? [mid] : [])));
    if (done.size === 0) return reports;
    keepWithdrawnTexts(
      store,
      clock,
      texts.filter(({ mid }) => done.has(mid)),
    );
    this.marks.gone(chatId, [...done]);
    // The event says the same; a device that takes none, and one whose event is late, know it at once.
    receiver.events([
      {
        type: 'withdraw',
        sequence: 0,
        chatId,
        mids: [...done],
        personId: person.id,
        operatorName: person.name,
        time: clock.now(),
      },
    ]);
    return reports;
  }

  async delete(chatId: string, mids: readonly number[], options: CallOptions = {}): Promise<ActReport[]> {
    const { receiver, random } = this.#parts;
    let reports: ActReport[];
    try {
      reports = await this.#operate(chatId, mids, 'delete', options.signal);
    } catch (error) {
      if (!isAway(error)) throw error;
      this.queue.add(random.uuid(), { type: 'delete', chatId, mids });
      this.queue.rest(asOfficeError(error));
      reports = mids.map((mid) => ({ mid }));
    }
    const done = reports.flatMap(({ mid, error }) => (error === undefined ? [mid] : []));
    if (done.length === 0) return reports;
    this.marks.gone(chatId, done);
    receiver.events([{ type: 'deleted', sequence: 0, chatId, mids: done }]);
    return reports;
  }

  async forward(input: ForwardInput, options: CallOptions = {}): Promise<ForwardReport> {
    const { wait, ...kept } = input;
    const named = { ...kept, clientId: input.clientId ?? this.#parts.random.uuid() };
    // It waits before it goes: whoever is killed on the way finds it again, and its id lets it land once.
    this.queue.add(named.clientId, { type: 'forward', input: named });
    try {
      const report = await this.#forwardNow(wait === true ? { ...named, wait } : named, options.signal);
      this.queue.drop(named.clientId);
      return report;
    } catch (error) {
      if (isAway(error))
        return { queued: true, targets: [], refused: [], ...this.queue.rest(asOfficeError(error)) };
      this.queue.drop(named.clientId);
      throw error;
    }
  }

  async forwarded(id: string, options: CallOptions = {}): Promise<ForwardedRecord> {
    const { title, messages } = await this.#parts.api.chat.getForwarded({ id }, options);
    return { title, messages: messages.map((message) => ({ ...message, kind: kindOf(message.kind) })) };
  }

  async readers(chatId: string, mid: number, input: { hasRead: boolean; page?: number }): Promise<Readers> {
    return this.#parts.api.chat.listReaders({ chatId, mid, ...input });
  }

  async history(query: HistoryQuery, options: CallOptions = {}): Promise<MessagePage> {
    const { api, store, receiver } = this.#parts;
    return pastMessages({ api, store, receiver, complete: this.#parts.complete() }, query, options.signal);
  }

  async outbox(): Promise<OutboxEntry[]> {
    const { outbox, handover, store } = this.#parts;
    const nameOf = (chatId: string): string => store.chats.get(chatId)?.name ?? '';
    const messages = outbox.waiting().map((message): OutboxEntry => ({
      type: 'message',
      id: message.key,
      chatId: message.chatId,
      chatName: nameOf(message.chatId),
      createdTime: message.time,
      state: message.state === 'sent' ? 'sending' : message.state,
      ...(message.error && { error: message.error }),
      ...restingOf(message),
      kind: message.kind,
      text: message.text,
    }));
    const scheduled = handover.rows().map((row): OutboxEntry => ({
      type: 'message',
      id: row.clientId,
      chatId: row.chatId,
      chatName: nameOf(row.chatId),
      createdTime: row.createdTime,
      dueTime: row.dueTime,
      state: row.state,
      ...(row.state === 'failed' && { error: failureOf(row) }),
      kind: kindOf(row.contentType),
      text: row.text,
    }));
    const words = ({ chatId, mid }: MarkWork): string => store.messages.get(chatId, mid)?.text ?? '';
    const acts = this.queue.all().map((act) => entryOf(act, { nameOf, words }, this.queue.resting()));
    return [...messages, ...scheduled, ...acts].sort((a, b) => a.createdTime - b.createdTime);
  }

  async retry(id: string): Promise<void> {
    const act = this.queue.all().find((one) => one.id === id);
    if (act === undefined) return this.#parts.outbox.retry(id);
    if (isMark(act.work)) this.marks.wantedStill(act.id, act.work);
    await this.queue.retry(id);
  }

  async drop(id: string): Promise<void> {
    const act = this.queue.all().find((one) => one.id === id);
    if (act === undefined) return this.#parts.outbox.drop(id);
    this.queue.drop(id);
    // What failed was taken back then.
    if (isMark(act.work) && act.state === 'queued') this.marks.takeBack(act.work);
  }

  /** Keeps that a scheduled message is to be taken back; called where its row is removed, in the same transaction. */
  takeBack({ clientId, chatId, text }: Pick<OutboxRow, 'clientId' | 'chatId' | 'text'>): void {
    this.queue.add(clientId, { type: 'takeBack', chatId, clientId, text });
  }

  /** Client ids of scheduled messages that the office has still to be told of. */
  takingBack(): Set<string> {
    return new Set(this.queue.all().flatMap(({ work }) => (work.type === 'takeBack' ? [work.clientId] : [])));
  }

  /**
   * Tells the office of what was given up, now. Without a network that waits.
   * @throws OfficeError what the office has against taking this one back; then nobody is told a second time
   */
  async tellTakenBack(clientId: string): Promise<void> {
    if (!this.takingBack().has(clientId)) return;
    await this.queue.run();
    const error = this.queue.all().find(({ id }) => id === clientId)?.error;
    if (error === undefined) return;
    this.queue.drop(clientId);
    throw OfficeError.from(error);
  }

  async locate(mids: readonly number[]): Promise<LocalMessage[]> {
    return mids.flatMap((mid) => this.#parts.store.messages.byMid(mid) ?? []).map(localMessage);
  }

  async withdrawnTexts(chatId: string): Promise<{ mid: number; text: string }[]> {
    return withdrawnTexts(this.#parts.store, this.#parts.clock, chatId);
  }

  async #forwardNow(
    input: ForwardInput & { clientId: string },
    signal?: AbortSignal,
  ): Promise<ForwardReport> {
    const { personIds = [], groupIds = [], mids, words = '', wait = false, ...others } = input;
    const answer = await this.#parts.api.chat.forwardMessages(
      { ...others, personIds: [...personIds], groupIds: [...groupIds], mids: [...mids] },
      { signal },
    );
    const unsaid = new Map<number, ErrorData>();
    if (!isBlank(words))
      for (const [index, { chatId, refusal }] of answer.targets.entries()) {
        if (chatId === undefined || refusal !== undefined) continue;
        // Its id follows from the forward's: a repetition says it once.
        const clientId = `${input.clientId.slice(0, 48)}.words.${index}`;
        await this.#parts.say({ chatId, text: words, clientId, wait }, signal).catch((error: unknown) => {
          if (wait) unsaid.set(index, waitingWords(error));
          else this.#parts.report(error);
        });
      }
    return {
      queued: false,
      targets: answer.targets.map(({ refusal, ...target }, index) => {
        const error = refusal === undefined ? unsaid.get(index) : errorOf(refusal);
        return { ...target, ...(error !== undefined && { error }) };
      }),
      refused: answer.refused.map(report),
    };
  }

  async #operate(
    chatId: string,
    mids: readonly number[],
    operation: 'withdraw' | 'delete',
    signal: AbortSignal | undefined,
  ): Promise<ActReport[]> {
    const reports: ActReport[] = [];
    for (let from = 0; from < mids.length; from += maxPerAct) {
      const part = mids.slice(from, from + maxPerAct);
      const { outcomes } = await this.#parts.api.chat.operateMessages(
        { chatId, mids: part, operation },
        { signal },
      );
      reports.push(...outcomes.map(report));
    }
    return reports;
  }
}

/** What the office said of one message, in the catalogue's terms. */
function report({ mid, refusal }: { mid: number; refusal?: number }): ActReport {
  return refusal === undefined ? { mid } : { mid, error: errorOf(refusal) };
}

function errorOf(refusal: number): ErrorData {
  const code = refusalError(refusal) ?? 'serverMessage';
  return new OfficeError(code, { status: refusal }).data;
}

const kindByNumber = new Map(
  Object.entries(contentType).map(([kind, number]) => [number as number, kind as ContentKind]),
);

function kindOf(number: number): ContentKind {
  return kindByNumber.get(number) ?? 'text';
}

const restingOf = ({ restsUntil, restsWhy }: Resting): Resting => ({
  ...(restsUntil !== undefined && { restsUntil }),
  ...(restsWhy !== undefined && { restsWhy }),
});

function entryOf(
  act: QueuedAct,
  { nameOf, words }: { nameOf: (chatId: string) => string; words: (work: MarkWork) => string },
  resting: Resting,
): OutboxEntry {
  const { work, id, createdTime, state, error } = act;
  const chatId = work.type === 'forward' ? work.input.chatId : work.chatId;
  const base = {
    ...{ id, chatId, chatName: nameOf(chatId), createdTime, state },
    ...(error && { error }),
    ...(state === 'queued' && resting),
  };
  if (isMark(work)) return { ...base, type: 'act', feature: 'marks', line: markLine(work, words(work)) };
  if (work.type === 'takeBack') return { ...base, type: 'takeBack', text: work.text };
  if (work.type === 'delete') return { ...base, type: 'delete', messages: work.mids.length };
  const { mids, personIds = [], groupIds = [] } = work.input;
  return { ...base, type: 'forward', messages: mids.length, targets: personIds.length + groupIds.length };
}

/** What was not confirmed in time stands in the outbox and goes by itself; anything else says why it did not go. */
function waitingWords(error: unknown): ErrorData {
  const known = asOfficeError(error);
  const waits = known.kind === 'network' || known.kind === 'cancelled';
  return waits ? new OfficeError('wordsWaiting').data : known.data;
}
