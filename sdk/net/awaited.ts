// Messages that went out and nobody has confirmed yet, and which of them an answer without a client id is about.
import type { FrameOf } from './realtime-handlers.ts';

/** A message on its way. */
export type Awaited = FrameOf<'send'>;

/** How many confirmed messages are remembered, so that a later echo of one is known as it. */
const remembered = 200;

/** What one link has sent. */
export class AwaitedMessages {
  readonly #waiting = new Map<string, Awaited>();
  /** Client ids of messages that were confirmed, by chat and number. */
  readonly #confirmed = new Map<string, string>();

  add(frame: Awaited): void {
    this.#waiting.set(frame.clientId, frame);
  }

  has(clientId: string): boolean {
    return this.#waiting.has(clientId);
  }

  all(): readonly Awaited[] {
    return [...this.#waiting.values()];
  }

  /** The message an acknowledgement is about: the one it names, else the oldest of its chat. */
  meant({
    clientId,
    chatId,
  }: {
    clientId?: string | undefined;
    chatId?: string | undefined;
  }): Awaited | undefined {
    if (clientId !== undefined) return this.#waiting.get(clientId);
    return this.all().find((one) => chatId === undefined || one.chatId === chatId);
  }

  /** The message that came back: by its id, by its number, or by its words in its chat. */
  echoed(told: {
    clientId?: string | undefined;
    chatId: string;
    mid: number;
    text: string;
  }): string | undefined {
    if (told.clientId !== undefined && told.clientId !== '') return told.clientId;
    const confirmed = this.#confirmed.get(`${told.chatId} ${told.mid}`);
    if (confirmed !== undefined) return confirmed;
    return this.all().find(({ chatId, text }) => chatId === told.chatId && text === told.text)?.clientId;
  }

  /** A number of a message that is confirmed already. */
  isConfirmed(chatId: string, mid: number): boolean {
    return this.#confirmed.has(`${chatId} ${mid}`);
  }

  confirm(clientId: string, chatId: string, mid: number): void {
    this.#waiting.delete(clientId);
    this.#confirmed.set(`${chatId} ${mid}`, clientId);
    const [oldest] = this.#confirmed.keys();
    if (this.#confirmed.size > remembered && oldest !== undefined) this.#confirmed.delete(oldest);
  }

  /** It is not waited for any more. */
  giveUp(clientId: string): void {
    this.#waiting.delete(clientId);
  }
}
