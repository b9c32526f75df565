// Bots: react to messages in order per chat, answer, and know when everything is done.
import type { LocalMessage, OfficeApi, OfficeEvent } from './api.ts';
import { plainText } from './contract/markup/readable.ts';
import { asOfficeError, type OfficeError } from './errors.ts';

/** What a handler gets. */
export type BotContext = {
  office: OfficeApi;
  message: LocalMessage;
  /** What a person reads: unescaped text. */
  text: string;
  chatName: string;
  reply(text: string): Promise<LocalMessage>;
};

/** Reacts to a message. */
export type BotHandler = (context: BotContext) => void | Promise<void>;

/** A bot: handlers of one chat run in order, different chats side by side. An error ends no bot. */
export interface Bot {
  /** Every text of somebody else. */
  onText(handler: BotHandler): Bot;
  /** Texts that match. */
  hears(pattern: RegExp, handler: BotHandler): Bot;
  onError(handler: (error: OfficeError) => void): Bot;
  /** Connects and runs until the signal aborts. */
  start(signal?: AbortSignal): Promise<void>;
  /** Resolves when every handler that was started has ended. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

/** Makes a bot over a signed-in office. */
export function createBot(office: OfficeApi): Bot {
  const handlers: { pattern: RegExp | undefined; handler: BotHandler }[] = [];
  const queues = new Map<string, Promise<void>>();
  let report: (error: OfficeError) => void = () => undefined;
  let unsubscribe: (() => void) | undefined;

  const handle = async (event: Extract<OfficeEvent, { type: 'message' }>): Promise<void> => {
    const text = plainText(event.message.text);
    for (const { pattern, handler } of handlers) {
      if (pattern !== undefined && !pattern.test(text)) continue;
      try {
        await handler({
          office,
          message: event.message,
          text,
          chatName: event.chatName,
          reply: (answer) => office.chat.send({ chatId: event.message.chatId, text: answer }),
        });
      } catch (error) {
        report(asOfficeError(error));
      }
    }
  };

  const receive = (event: OfficeEvent): void => {
    if (event.type !== 'message' || event.message.mine || event.message.bySystem) return;
    const { chatId } = event.message;
    const next = (queues.get(chatId) ?? Promise.resolve()).then(() => handle(event));
    queues.set(chatId, next);
    void next.then(() => queues.get(chatId) === next && queues.delete(chatId));
  };

  const bot: Bot = {
    onText(handler) {
      handlers.push({ pattern: undefined, handler });
      return bot;
    },
    hears(pattern, handler) {
      handlers.push({ pattern, handler });
      return bot;
    },
    onError(handler) {
      report = handler;
      return bot;
    },
    async start(signal) {
      unsubscribe = office.events(receive);
      signal?.addEventListener('abort', () => void bot.stop(), { once: true });
      await office.connection.connect({ signal });
    },
    async idle() {
      while (queues.size > 0) await Promise.all(queues.values());
    },
    async stop() {
      unsubscribe?.();
      unsubscribe = undefined;
      await office.connection.disconnect();
      await bot.idle();
    },
  };
  return bot;
}
