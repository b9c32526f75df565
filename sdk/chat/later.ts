// Scheduled messages, reminders and shared drafts of one person: what the office keeps for them, and what it tells of it.
import type { CallOptions, OfficeEvent } from '../api.ts';
import { contentType } from '../contract/flags.ts';
import type { LaterItem } from '../contract/later-calls.ts';
import type { EventFrame } from '../contract/frames.ts';
import { plainText } from '../contract/markup/readable.ts';
import { OfficeError } from '../errors.ts';
import type { ApiClient } from '../net/api-client.ts';
import { refusalError } from '../net/refusal-errors.ts';
import type { Store } from '#storage/store.ts';
import type { LaterApi, LaterEntry, ScheduledMessage } from './later-api.ts';
import { changeableWords, withWords } from './rules/changed-text.ts';
import { composed, isFace, refused } from './sending.ts';

type Parts = { api: ApiClient; store: Store; announce: (event: OfficeEvent) => void };

/** What happens later, for one person. */
export class Later implements LaterApi {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async schedule(input: ScheduledMessage, options: CallOptions = {}): Promise<LaterEntry> {
    const { api, store } = this.#parts;
    const { chatId, dueTime, mentions } = input;
    if (input.flash === true) throw new OfficeError('flashNotScheduled');
    const { wire, kind } = composed(store, input);
    return this.#entry(
      await api.chat.scheduleMessage(
        { chatId, dueTime, mentions, text: wire, kind: contentType[kind] },
        options,
      ),
    );
  }

  async change(
    id: string,
    { text, dueTime }: { text?: string; dueTime?: number },
    options: CallOptions = {},
  ): Promise<LaterEntry> {
    const { chat } = this.#parts.api;
    const item = (await chat.listLater({}, options)).find((one) => one.id === id && one.mid === undefined);
    if (item === undefined) throw new OfficeError('notFound');
    const { chatId, kind, mentions } = item;
    const verdict =
      text === undefined ? { ok: true as const, wire: item.text } : withWords(item.text, text, isFace);
    if (!verdict.ok) throw refused(verdict);
    const changed = { id, chatId, kind, mentions, text: verdict.wire, dueTime: dueTime ?? item.dueTime };
    return this.#entry(await chat.scheduleMessage(changed, options));
  }

  async remind(chatId: string, mid: number, dueTime: number, options: CallOptions = {}): Promise<LaterEntry> {
    return this.#entry(await this.#parts.api.chat.remindLater({ chatId, mid, dueTime }, options));
  }

  async list(options: CallOptions = {}): Promise<LaterEntry[]> {
    return (await this.#parts.api.chat.listLater({}, options)).map((item) => this.#entry(item));
  }

  async cancel(id: string, options: CallOptions = {}): Promise<void> {
    await this.#parts.api.chat.operateLater({ id, operation: 'cancel' }, options);
  }

  async now(id: string, options: CallOptions = {}): Promise<void> {
    await this.#parts.api.chat.operateLater({ id, operation: 'now' }, options);
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

  #entry(item: LaterItem): LaterEntry {
    const { id, chatId, dueTime, createdTime, text, mid, refusal } = item;
    const row = mid === undefined ? undefined : this.#parts.store.messages.get(chatId, mid);
    return {
      id,
      chatId,
      chatName: this.#parts.store.chats.get(chatId)?.name ?? '',
      dueTime,
      createdTime,
      text: plainText(row?.text ?? text),
      words: changeableWords(text),
      ...(mid !== undefined && { mid }),
      ...(refusal !== undefined && {
        error: new OfficeError(refusalError(refusal) ?? 'serverMessage', { status: refusal }).data,
      }),
    };
  }
}
