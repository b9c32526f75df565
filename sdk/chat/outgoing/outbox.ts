// Sends what waits in the durable outbox: in order per chat, exactly once, whatever ends in between (protocol decision 8).
import type { LocalMessage } from '../../api.ts';
import type { ControlFrame } from '../../contract/frames.ts';
import { fenced } from '../../base/fenced.ts';
import { Waiters } from '../../base/waiters.ts';
import type { Acknowledged } from './acknowledged.ts';
import { contentType } from '../../contract/flags.ts';
import { OfficeError } from '../../errors.ts';
import type { Clock } from '../../host/port.ts';
import type { MessageRow, OutboxRow } from '#storage/rows.ts';
import type { Store } from '#storage/store.ts';
import { flashWire } from '../rules/flash-message.ts';
import { checkSendLimits } from '../rules/send-limits.ts';
import { namedFiles } from '../rules/named-files.ts';
import type { OutboxParts } from './outbox-parts.ts';
import { restAfter, sendFailure, type Refused } from './refused-send.ts';
import { echoOf, failureOf } from '../rows.ts';
import { SendRest } from './send-rest.ts';

/** How long a row belongs to the process that sends it; extended while the socket lives. */
const leaseMs = 15_000;
/** Rows in flight at once; the office acknowledges in groups. */
const windowSize = 256;

/** A message to be sent, as its writer gives it. */
export type NewMessage = Omit<OutboxRow, 'position' | 'waitsFor' | 'dueTime' | keyof typeof untouched> &
  Partial<Pick<OutboxRow, 'waitsFor'>>;
/** How a row reads that went out and is not confirmed. */
const uncertain = (): string => JSON.stringify(new OfficeError('sendUncertain').data);
/** What a row says of sending before anybody has tried. */
const untouched = { state: 'queued', error: '', leaseHolder: '', leaseUntil: 0, offered: false } as const;

/** The outbox of one person in one process. */
export class Outbox {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #holder: string;
  readonly #sender: { id: string; name: string; avatar: string };
  readonly #transmit: (frame: ControlFrame) => boolean;
  readonly #onScheduled: () => void;
  readonly #takeBack: (row: OutboxRow) => void;
  readonly #report: (error: unknown) => void;
  readonly #sendsOnce: () => boolean;
  readonly #onChange: (chatId: string, echoes: LocalMessage[], removed: string[]) => void;
  /** The pause that the office asks for where too much came at once. */
  readonly #rest: SendRest;
  readonly #inFlight = new Map<string, OutboxRow>();
  /** Texts of flash messages that wait, by client id: in memory and nowhere else. */
  readonly #flashTexts = new Map<string, string>();
  readonly #waiters = new Waiters<MessageRow>();
  /** Newest waiting text per chat, so that a chat row can show it without reading the outbox. */
  readonly #newestText = new Map<string, string>();
  #incoming: { row: NewMessage; resolve: (echo: LocalMessage) => void; reject: (error: unknown) => void }[] =
    [];
  #live = false;
  #drainSoon = false;
  #own: Set<string> | undefined;
  #stopExtending: (() => void) | undefined;

  constructor(parts: OutboxParts) {
    this.#store = parts.store;
    this.#clock = parts.clock;
    this.#holder = parts.holder;
    this.#sender = parts.sender;
    this.#transmit = parts.transmit;
    this.#onChange = parts.onChange;
    this.#onScheduled = parts.onScheduled;
    this.#takeBack = parts.takeBack;
    this.#report = parts.report;
    this.#sendsOnce = parts.sendsOnce ?? (() => false);
    this.#rest = new SendRest(parts.clock, () => {
      this.#show(this.#rows());
      this.drain();
    });
    this.reread();
  }

  /** Another process has changed the outbox. */
  reread(): void {
    this.#newestText.clear();
    for (const row of this.#rows()) this.#newestText.set(row.chatId, row.text);
  }

  /** Newest waiting text of a chat. */
  queuedText(chatId: string): string | undefined {
    return this.#newestText.get(chatId);
  }

  /** A one-shot command sends only what it added itself; the rest is for those who stay (protocol decision 8). */
  restrictToOwn(): void {
    this.#own ??= new Set();
  }

  /**
   * Stores the message for good, then shows its echo and sends it if this is the moment. The same client id twice
   * gives the same row. What is added in one turn is stored, and leased for sending, in one transaction.
   * Rejects what no office would take (`clientIdInvalid`, `tooManyMentions`): it would stand in the way of the rest.
   */
  add(row: NewMessage): Promise<LocalMessage> {
    return new Promise((resolve, reject) => {
      checkSendLimits(row);
      this.#incoming.push({ row, resolve, reject });
      if (this.#incoming.length === 1) queueMicrotask(() => this.#takeIn());
    });
  }

  /** The text of a flash message that is about to be added; it leaves with the message, and is never written down. */
  holdFlash(clientId: string, text: string): void {
    this.#flashTexts.set(clientId, text);
  }

  /** Waiting and failed messages, oldest first; of one chat where given. */
  waiting(chatId?: string): LocalMessage[] {
    return this.#rows()
      .filter((row) => chatId === undefined || row.chatId === chatId)
      .map((row) => this.#echo(row));
  }

  /** What goes as soon as it can; what is for later is another list. */
  #rows(): OutboxRow[] {
    return this.#store.outbox.all().filter(({ dueTime }) => dueTime === 0);
  }

  /**
   * Resolves with the stored message when the office has it; rejects when it refused, and when the signal comes first:
   * with `rateLimited` where it still rests, else with `timedOut`.
   */
  settled(clientId: string, signal?: AbortSignal): Promise<MessageRow> {
    const tooLate = () => this.#rest.problem() ?? new OfficeError('timedOut', { params: { clientId } });
    return this.#waiters.wait(clientId, signal, tooLate);
  }

  /** The socket is live: claims what nobody else is sending and sends it. */
  online(): void {
    this.#live = true;
    // Another process may have found the row without its text and given it up.
    for (const clientId of this.#flashTexts.keys())
      if (this.#store.outbox.get(clientId)?.error.includes('flashNotKept') === true)
        this.#store.outbox.requeue(clientId);
    this.#stopExtending?.();
    this.#stopExtending = this.#clock.every(leaseMs / 3, () => {
      if (this.#inFlight.size > 0) this.#store.outbox.extend(this.#holder, this.#clock.now() + leaseMs);
      this.drain();
    });
    this.drain();
  }

  /** The socket is gone: gives the rows back, so that another process or the next connection sends them. */
  offline(): void {
    this.#live = false;
    this.#stopExtending?.();
    this.#stopExtending = undefined;
    if (this.#inFlight.size === 0) return;
    const rows = [...this.#inFlight.values()];
    this.#inFlight.clear();
    if (this.#sendsOnce()) {
      for (const row of rows) this.#fail(row, new OfficeError('sendUncertain'));
      return;
    }
    this.#store.outbox.release(this.#holder);
    this.#show(rows);
  }

  /** Sends as much as the window allows; a store that cannot be written now is told, and asked again with the next look. */
  drain(): void {
    fenced(() => this.#send(this.#claim()), this.#report);
  }

  /** The office has stored these; their rows are already out of the outbox (they left with the message's arrival). */
  stored(messages: readonly MessageRow[]): void {
    for (const message of messages) {
      const { clientId } = message;
      const row = this.#inFlight.get(clientId);
      this.#inFlight.delete(clientId);
      this.#flashTexts.delete(clientId);
      this.#own?.delete(clientId);
      if (row !== undefined && this.#newestText.get(row.chatId) === row.text)
        this.#newestText.delete(row.chatId);
      this.#waiters.resolve(clientId, message);
    }
    this.#drainLater();
  }

  /** The row an acknowledgement speaks of, as long as it waits: what was not sent from here is not acknowledged here. */
  rowOf(acknowledged: Acknowledged): OutboxRow | undefined {
    return this.#inFlight.get(acknowledged.clientId);
  }

  /** The office does not store this one: it goes again later, or fails visibly and keeps its text for editing. */
  refused(refusal: Refused): void {
    if (refusal.clientId === undefined) return;
    const row = this.#store.outbox.get(refusal.clientId);
    this.#inFlight.delete(refusal.clientId);
    if (row === undefined) return;
    const rest = restAfter(refusal);
    if (rest === undefined) {
      this.#fail(row, sendFailure(refusal));
      return this.drain();
    }
    if (this.#sendsOnce()) this.#store.outbox.requeue(row.clientId);
    this.#store.outbox.release(this.#holder);
    this.#show(this.#rest.begin(rest.seconds, rest.why) ? this.#rows() : [row]);
  }

  /** The file a message waited for is where it should be: it goes with its final text, and kind where that has changed. */
  ready(clientId: string, wire: string, contentType?: number): void {
    this.#store.outbox.ready(clientId, wire, contentType);
    const row = this.#store.outbox.get(clientId);
    if (row === undefined) return;
    if (row.dueTime > 0) return this.#scheduledReady(row);
    if (this.#newestText.has(row.chatId)) this.#newestText.set(row.chatId, wire);
    this.#own?.add(clientId);
    this.#show([row]);
    this.drain();
  }

  /** Texts of these were changed in the store: what they quote was withdrawn. */
  rewritten(clientIds: readonly string[]): void {
    const rows = clientIds.flatMap((clientId) => this.#store.outbox.get(clientId) ?? []);
    this.reread();
    for (const row of rows) if (this.#inFlight.has(row.clientId)) this.#inFlight.set(row.clientId, row);
    this.#show(rows);
  }

  /** The upload a message waited for has failed: so has the message. */
  failed(clientId: string, error: OfficeError): void {
    const row = this.#store.outbox.get(clientId);
    if (row === undefined) return;
    this.#store.outbox.fail(clientId, JSON.stringify(error.data));
    this.#show([{ ...row, state: 'failed', error: JSON.stringify(error.data) }]);
    this.#waiters.reject(clientId, error);
  }

  /** Tries a message again; a one-shot command makes it its own by that. */
  retry(clientId: string): void {
    this.#own?.add(clientId);
    this.#store.outbox.requeue(clientId);
    const row = this.#store.outbox.get(clientId);
    if (row === undefined) return;
    if (row.dueTime > 0) return this.#scheduledReady(row);
    this.#show([row]);
    this.drain();
  }

  /** Throws a waiting message away; of what the office may have, it is told. */
  drop(clientId: string): void {
    const row = this.#store.transaction(() => {
      const found = this.#store.outbox.get(clientId);
      this.#store.outbox.remove(clientId);
      if (found?.offered === true) this.#takeBack(found);
      return found;
    });
    if (row === undefined) return;
    this.#inFlight.delete(clientId);
    this.#flashTexts.delete(clientId);
    this.reread();
    this.#onChange(row.chatId, [], [clientId]);
    this.#waiters.reject(clientId, new OfficeError('cancelled'));
  }

  /** Another process may have sent, failed or dropped what somebody here waits for. */
  settleElsewhere(): void {
    for (const clientId of this.#waiters.ids()) {
      const row = this.#store.outbox.get(clientId);
      const isUnderWay = this.#inFlight.has(clientId) || row?.state !== 'failed';
      if (row !== undefined && isUnderWay) continue;
      this.#inFlight.delete(clientId);
      const message = row === undefined ? this.#store.messages.byClientId(clientId) : undefined;
      const error = row === undefined ? new OfficeError('cancelled') : OfficeError.from(failureOf(row));
      if (message !== undefined) this.#waiters.resolve(clientId, message);
      else this.#waiters.reject(clientId, error);
    }
  }

  /** Gives leases back and forgets waiters; the rows stay. */
  close(): void {
    this.offline();
    this.#rest.end();
    for (const clientId of this.#waiters.ids()) this.#waiters.reject(clientId, new OfficeError('cancelled'));
  }

  #scheduledReady(row: OutboxRow): void {
    this.#show([row]);
    this.#onScheduled();
  }

  #takeIn(): void {
    const incoming = this.#incoming;
    this.#incoming = [];
    let stored: OutboxRow[];
    let claimed: OutboxRow[];
    try {
      const { outbox } = this.#store;
      for (const { row } of incoming) this.#own?.add(row.clientId);
      [stored, claimed] = this.#store.transaction(() => [
        incoming.map(({ row }) => outbox.add({ waitsFor: '', ...row, dueTime: 0, ...untouched })),
        this.#claim(),
      ]);
    } catch (error) {
      for (const { row, reject } of incoming) {
        this.#own?.delete(row.clientId);
        reject(error);
      }
      return;
    }
    for (const row of stored) this.#newestText.set(row.chatId, row.text);
    const leaving = new Set(claimed.map((row) => row.clientId));
    this.#show(stored.filter((row) => !leaving.has(row.clientId)));
    this.#send(claimed);
    stored.forEach((row, index) => incoming[index]?.resolve(this.#echo(row)));
  }

  /** Leases what may be sent from here, as much as the window allows. */
  #claim(): OutboxRow[] {
    const room = windowSize - this.#inFlight.size;
    if (!this.#live || this.#rest.until !== undefined || room < windowSize / 4) return [];
    const { outbox } = this.#store;
    const now = this.#clock.now();
    const claim = (clientId?: string): OutboxRow[] =>
      outbox.claim(this.#holder, now, now + leaseMs, room, clientId);
    const rows = this.#own === undefined ? claim() : [...this.#own].flatMap((clientId) => claim(clientId));
    return rows.filter((row) => !this.#inFlight.has(row.clientId));
  }

  #send(rows: readonly OutboxRow[]): void {
    for (const row of rows) {
      const text = this.#textOf(row);
      if (text === undefined) {
        this.#fail(row, new OfficeError('flashNotKept'));
        continue;
      }
      this.#inFlight.set(row.clientId, row);
      // Written down before it goes: a process that ends here leaves one that nobody sends unasked.
      if (this.#sendsOnce()) this.#store.outbox.fail(row.clientId, uncertain());
      const sent = this.#transmit({
        type: 'send',
        clientId: row.clientId,
        chatId: row.chatId,
        kind: row.contentType,
        text,
        mentions: row.mentions.length > 0 ? row.mentions : undefined,
        citedMid: row.citedMid || undefined,
        ...namedFiles(row.text),
      });
      if (!sent) {
        // It has not gone, so it goes later.
        if (this.#sendsOnce() && this.#inFlight.delete(row.clientId))
          this.#store.outbox.requeue(row.clientId);
        this.offline();
        break;
      }
    }
    this.#show(rows.filter((row) => this.#textOf(row) !== undefined));
  }

  /** What travels; undefined for a flash message whose text went with the process that had it. */
  #textOf(row: OutboxRow): string | undefined {
    if (row.contentType !== contentType.flash) return row.text;
    const text = this.#flashTexts.get(row.clientId);
    return text === undefined ? undefined : flashWire(text);
  }

  #fail(row: OutboxRow, error: OfficeError): void {
    const told = JSON.stringify(error.data);
    this.#store.outbox.fail(row.clientId, told);
    this.#show([{ ...row, state: 'failed', error: told }]);
    this.#waiters.reject(row.clientId, error);
  }

  /** Drains once for everything that happens in this turn. */
  #drainLater(): void {
    if (this.#drainSoon) return;
    this.#drainSoon = true;
    queueMicrotask(() => {
      this.#drainSoon = false;
      this.drain();
    });
  }

  #show(rows: readonly OutboxRow[]): void {
    for (const [chatId, chatRows] of Map.groupBy(rows, (row) => row.chatId))
      this.#onChange(
        chatId,
        chatRows.filter(({ dueTime }) => dueTime === 0).map((row) => this.#echo(row)),
        [],
      );
  }

  /** A flash message that failed gives its writer the text back to edit; otherwise its echo has none. */
  #echo(row: OutboxRow): LocalMessage {
    const text = row.state === 'failed' ? (this.#textOf(row) ?? row.text) : row.text;
    return echoOf({ ...row, text }, this.#sender, {
      sending: this.#inFlight.has(row.clientId),
      resting: this.#rest.resting,
    });
  }
}
