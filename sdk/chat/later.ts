// Scheduled messages, reminders and shared drafts of one person: what the office keeps for them, and what it tells of it.
import type { CallOptions, OfficeEvent } from '../api.ts';
import type { LaterItem } from '../contract/later-calls.ts';
import type { EventFrame } from '../contract/frames.ts';
import { plainText } from '../contract/markup/readable.ts';
import { OfficeError } from '../errors.ts';
import type { ApiClient } from '../net/api-client.ts';
import { refusalError } from '../net/refusal-errors.ts';
import type { Store } from '#storage/store.ts';
import type { LaterApi, LaterEntry } from './later-api.ts';
import { faceByName } from './faces.ts';
import { composeText } from './rules/message-text.ts';

type Parts = { api: ApiClient; store: Store; announce: (event: OfficeEvent) => void };

/** What happens later, for one person. */
export class Later implements LaterApi {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async schedule(
    input: { id?: string; chatId: string; text: string; dueTime: number; mentions?: string[] },
    options: CallOptions = {},
  ): Promise<LaterEntry> {
    const { text, ...rest } = input;
    const verdict = composeText(text, { faces: (name) => faceByName.has(name) });
    if (!verdict.ok)
      throw new OfficeError(verdict.code, {
        params: verdict.code === 'characterLimit' ? { count: verdict.count, limit: verdict.limit } : {},
      });
    return this.#entry(
      await this.#parts.api.chat.scheduleMessage({ ...rest, text: verdict.wire, kind: 1 }, options),
    );
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
      ...(mid !== undefined && { mid }),
      ...(refusal !== undefined && {
        error: new OfficeError(refusalError(refusal) ?? 'serverMessage', { status: refusal }).data,
      }),
    };
  }
}
