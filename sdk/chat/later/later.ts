// Scheduled messages, reminders and shared drafts of one person: what the office keeps for them, and what it tells of it.
import type { CallOptions, LocalChat, OfficeEvent } from '../../api.ts';
import { contentType } from '../../contract/flags.ts';
import type { LaterItem } from '../../contract/later-calls.ts';
import type { EventFrame } from '../../contract/frames.ts';
import { plainText } from '../../contract/markup/readable.ts';
import { OfficeError } from '../../errors.ts';
import type { Clock } from '../../host/port.ts';
import type { ApiClient } from '../../net/api-client.ts';
import { refusalError } from '../../net/refusal-errors.ts';
import type { Store } from '#storage/store.ts';
import type { LaterApi, LaterEntry, ScheduledMessage } from '../later-api.ts';
import type { OutboxRow } from '#storage/rows.ts';
import type { Handover } from './handover.ts';
import { failureOf } from '../rows.ts';
import { carriedFile } from '../rules/carried-file.ts';
import { closedReason } from '../rules/closed-reason.ts';
import { changeableWords, withWords } from '../rules/changed-text.ts';
import { namedFiles } from '../rules/named-files.ts';
import { composed, emojisOfWords, isEmoji, refused } from '../outgoing/sending.ts';

type Parts = {
  api: ApiClient;
  store: Store;
  handover: Pick<Handover, 'add' | 'change' | 'given' | 'put' | 'rows' | 'run'>;
  clock: Pick<Clock, 'now'>;
  random: { uuid(): string };
  /** The chat, asked for where it is not known here. */
  chat(chatId: string): Promise<LocalChat>;
  announce: (event: OfficeEvent) => void;
};

/** What happens later, for one person. */
export class Later implements Omit<LaterApi, 'scheduleFile'> {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async schedule(input: ScheduledMessage): Promise<LaterEntry> {
    const { store, handover, clock, random } = this.#parts;
    if (input.flash === true) throw new OfficeError('flashNotScheduled');
    const { dueTime, mentions = [], clientId = random.uuid() } = input;
    const { wire, kind, citedMid } = composed(store, input, await emojisOfWords(input.text));
    const chat = await this.#parts.chat(input.chatId);
    const closed = closedReason(chat);
    if (closed !== undefined) throw new OfficeError(closed, { params: { target: chat.name } });
    const item = await handover.put({
      ...{ clientId, chatId: chat.id, text: wire, contentType: contentType[kind], mentions, citedMid },
      ...{ createdTime: clock.now(), waitsFor: '', dueTime },
    });
    return item === undefined ? this.#kept(clientId) : this.#entry(item);
  }

  /** Keeps one whose file is on its way up. */
  add(row: Parameters<Handover['add']>[0]): LaterEntry {
    this.#parts.handover.add(row);
    return this.#kept(row.clientId);
  }

  /** The same once the office has it. @throws OfficeError why it does not get there */
  async given(clientId: string, signal?: AbortSignal): Promise<LaterEntry> {
    const { handover, store, api } = this.#parts;
    if (store.outbox.get(clientId) !== undefined) return this.#entry(await handover.given(clientId, signal));
    const items = await api.chat.listLater({}, { signal });
    const item = items.find((one) => one.clientId === clientId);
    if (item === undefined) throw new OfficeError('notFound');
    return this.#entry(item);
  }

  async unconfirmed(): Promise<LaterEntry[]> {
    return this.#parts.handover.rows().map((row) => this.#waiting(row));
  }

  async change(
    id: string,
    { text, dueTime }: { text?: string; dueTime?: number },
    options: CallOptions = {},
  ): Promise<LaterEntry> {
    const { store, api, handover } = this.#parts;
    const here = store.outbox.get(id);
    if (here !== undefined && here.dueTime > 0) {
      const changed = { text: reworded(here.text, text), dueTime: dueTime ?? here.dueTime };
      // While its file is on its way up the words lie with the upload, which writes the message when it is done.
      const upload = text === undefined ? undefined : store.transfers.byClientId(id);
      if (upload !== undefined) store.transfers.change(upload.id, { caption: text ?? '' });
      handover.change(id, changed);
      return this.#waiting({ ...here, ...changed });
    }
    const item = await this.#item(id, options);
    if (item.mid !== undefined) throw new OfficeError('notFound');
    const { chatId, kind, mentions } = item;
    const changed = { text: reworded(item.text, text), dueTime: dueTime ?? item.dueTime };
    const facts = { id: item.id, chatId, kind, mentions, ...changed, ...namedFiles(changed.text) };
    return this.#entry(await api.chat.scheduleMessage(facts, options));
  }

  async remind(chatId: string, mid: number, dueTime: number, options: CallOptions = {}): Promise<LaterEntry> {
    return this.#entry(await this.#parts.api.chat.remindLater({ chatId, mid, dueTime }, options));
  }

  async list(options: CallOptions = {}): Promise<LaterEntry[]> {
    return (await this.#parts.api.chat.listLater({}, options)).map((item) => this.#entry(item));
  }

  async cancel(id: string, options: CallOptions = {}): Promise<void> {
    await this.#operate(id, 'cancel', options);
  }

  async now(id: string, options: CallOptions = {}): Promise<void> {
    const row = this.#parts.store.outbox.get(id);
    // Its time is now: it goes when its file is up.
    if (row?.dueTime) this.#parts.handover.change(id, { dueTime: this.#parts.clock.now(), text: row.text });
    else await this.#operate(id, 'now', options);
  }

  /** Takes the office's news: what changed, and what a reminder is of. */
  events(events: readonly EventFrame[]): void {
    for (const event of events) {
      if (event.type !== 'later') continue;
      if (event.mid === undefined) {
        this.#parts.announce({ type: 'later' });
        continue;
      }
      const { store, announce } = this.#parts;
      const row = store.messages.get(event.chatId, event.mid);
      announce({
        type: 'reminder',
        chatId: event.chatId,
        chatName: store.chats.get(event.chatId)?.name ?? '',
        mid: event.mid,
        text: row === undefined ? '' : plainText(row.text),
      });
    }
  }

  async #operate(id: string, operation: 'cancel' | 'now', options: CallOptions): Promise<void> {
    // What had an id of this device when it was shown may have the office's by now.
    const known = /^\d+$/.test(id) ? id : (await this.#item(id, options)).id;
    await this.#parts.api.chat.operateLater({ id: known, operation }, options);
  }

  async #item(id: string, options: CallOptions): Promise<LaterItem> {
    const items = await this.#parts.api.chat.listLater({}, options);
    const item = items.find((one) => one.id === id || one.clientId === id);
    if (item === undefined) throw new OfficeError('notFound');
    return item;
  }

  /** One that was kept here just now. */
  #kept(clientId: string): LaterEntry {
    const stored = this.#parts.store.outbox.get(clientId);
    if (stored === undefined) throw new OfficeError('notFound');
    return this.#waiting(stored);
  }

  /** One that waits here. */
  #waiting(row: OutboxRow): LaterEntry {
    const { clientId, chatId, dueTime, createdTime, text } = row;
    const error = row.state === 'failed' ? failureOf(row) : undefined;
    return {
      ...this.#shown({ chatId, dueTime, createdTime, text }),
      id: clientId,
      here: { done: 0, state: row.state, isOver: dueTime <= this.#parts.clock.now() },
      ...(error !== undefined && { error }),
    };
  }

  #shown(item: Pick<LaterItem, 'chatId' | 'dueTime' | 'createdTime' | 'text'>): Omit<LaterEntry, 'id'> {
    const { chatId, dueTime, createdTime, text } = item;
    const file = carriedFile(text);
    return {
      ...{ chatId, dueTime, createdTime },
      chatName: this.#parts.store.chats.get(chatId)?.name ?? '',
      text: plainText(text),
      words: changeableWords(text),
      ...(file !== undefined && { file }),
    };
  }

  #entry(item: LaterItem): LaterEntry {
    const { id, chatId, mid, clientId, refusal } = item;
    const row = mid === undefined ? undefined : this.#parts.store.messages.get(chatId, mid);
    return {
      ...this.#shown(item),
      id,
      ...(row !== undefined && { text: plainText(row.text) }),
      ...(mid !== undefined && { mid }),
      ...(clientId !== undefined && { clientId }),
      ...(refusal !== undefined && {
        error: new OfficeError(refusalError(refusal) ?? 'serverMessage', { status: refusal }).data,
      }),
    };
  }
}

/** The text with other words, where there are any. @throws OfficeError why they cannot be sent */
function reworded(wire: string, words: string | undefined): string {
  if (words === undefined) return wire;
  const verdict = withWords(wire, words, isEmoji);
  if (!verdict.ok) throw refused(verdict);
  return verdict.wire;
}
