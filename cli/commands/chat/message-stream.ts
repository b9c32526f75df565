// A stream of messages for programs: each mid once, of one chat where asked, up to a number of them.
import type { LocalMessage } from '#sdk/api.ts';
import { messageRow, type MessageRow } from '../../shapes/message.ts';

/** Mids remembered for telling doubles; replays after a lost connection are far shorter. */
const remembered = 20_000;

/** What a stream is made of. */
type StreamParts = {
  chatId: string | undefined;
  maxEvents: number;
  /** What `--filter` says; a message it drops is not counted. */
  wanted?(row: MessageRow): boolean;
  emit(row: MessageRow): void;
  /** Called once, when the last wanted message is out. */
  full(): void;
};

/** See the file's first line. Messages that are only queued here are none yet. */
export class MessageStream {
  readonly #parts: StreamParts;
  readonly #seen = new Set<number>();
  #held: { message: LocalMessage; chatName: string }[] | undefined;
  #count = 0;

  constructor(parts: StreamParts) {
    this.#parts = parts;
  }

  /** Messages that went out. */
  get count(): number {
    return this.#count;
  }

  /** Keeps messages back until {@link release}, so that earlier ones can go first. */
  hold(): void {
    this.#held ??= [];
  }

  /** Lets earlier messages out, then what was kept back. */
  release(earlier: readonly { message: LocalMessage; chatName: string }[]): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const { message, chatName } of [...earlier, ...held]) this.message(message, chatName);
  }

  /** Takes a message. */
  message(message: LocalMessage, chatName: string): void {
    const { chatId, maxEvents } = this.#parts;
    if (message.state !== 'sent' || (chatId !== undefined && message.chatId !== chatId)) return;
    if (this.#held !== undefined) {
      this.#held.push({ message, chatName });
      return;
    }
    if (this.#count >= maxEvents || this.#seen.has(message.mid)) return;
    this.#remember(message.mid);
    const row = messageRow(message, chatName);
    if (this.#parts.wanted?.(row) === false) return;
    this.#count += 1;
    this.#parts.emit(row);
    if (this.#count >= maxEvents) this.#parts.full();
  }

  #remember(mid: number): void {
    this.#seen.add(mid);
    const [oldest] = this.#seen;
    if (this.#seen.size > remembered && oldest !== undefined) this.#seen.delete(oldest);
  }
}
