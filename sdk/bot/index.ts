// Bots: react to messages in order per chat, take commands, run jobs, and know when everything is done.
import type { z } from 'zod/mini';
import type { OfficeApi, OfficeEvent } from '../api.ts';
import { plainText } from '../contract/markup/readable.ts';
import { asOfficeError, type OfficeError } from '../errors.ts';
import { createTranslator, type Language } from '../locales/index.ts';
import { chained, type BotContext, type BotFilter, type BotHandler, type BotMiddleware } from './context.ts';
import { matching } from './filters.ts';
import { createJobs, type JobTime } from './jobs.ts';
import { readArguments, readCommand, usageOf, type CommandShape } from './rules/command-line.ts';

export * from './filters.ts';
export type { BotContext, BotFilter, BotHandler, BotMiddleware, BotNext } from './context.ts';
export type { JobTime } from './jobs.ts';

/** A command: what it is called, what it does in a few words, and what it takes. */
export type BotCommand<Shape extends CommandShape> = {
  readonly name: string;
  readonly about: string;
  readonly takes: Shape;
};

/** Somebody reacted to a message, or took a reaction back; `count` people have it now. */
export type BotReaction = {
  readonly office: OfficeApi;
  readonly chatId: string;
  readonly mid: number;
  readonly personId: string;
  readonly personName: string;
  readonly emoji: string;
  readonly on: boolean;
  readonly count: number;
};

/**
 * A bot: what it was given runs in order, messages of one chat one after the other, different chats side by side. An
 * error ends no bot. What was missed while the connection was down is heard once when it is back.
 */
export interface Bot {
  /** A link of the chain that every message of somebody else goes through, in the order of their adding. */
  use(middleware: BotMiddleware): Bot;
  /** Messages that pass a filter. */
  on(filter: BotFilter, handler: BotHandler): Bot;
  /** Every text of somebody else. */
  onText(handler: BotHandler): Bot;
  /** Texts that match. */
  hears(pattern: RegExp, handler: BotHandler): Bot;
  /**
   * `/name arguments`; in a group also behind a mention. What does not fit is answered with a usage line, `/help` with
   * all commands. Nothing behind it hears the message.
   */
  command<Shape extends CommandShape>(
    command: BotCommand<Shape>,
    handler: (values: z.output<Shape>, context: BotContext) => void | Promise<void>,
  ): Bot;
  /** Reactions of somebody else to any message the bot can see, in their order among the messages of the chat. */
  onReaction(handler: (reaction: BotReaction) => void | Promise<void>): Bot;
  /** Runs at its times between {@link start} and {@link stop}, never twice at once. Throws on an impossible time. */
  job(time: JobTime, run: () => void | Promise<void>): Bot;
  onError(handler: (error: OfficeError) => void): Bot;
  /** Connects and runs until the signal aborts. */
  start(signal?: AbortSignal): Promise<void>;
  /** Resolves when every handler and job that was started has ended. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

/** Makes a bot over a signed-in office. @param language of what it says about commands by itself */
export function createBot(office: OfficeApi, { language = 'zh' }: { language?: Language } = {}): Bot {
  const { t } = createTranslator(language);
  const links: BotMiddleware[] = [];
  const reactionHandlers: ((reaction: BotReaction) => void | Promise<void>)[] = [];
  const commands: { name: string; usage: string; about: string }[] = [];
  const queues = new Map<string, Promise<void>>();
  let report: (error: OfficeError) => void = () => undefined;
  const failed = (error: unknown): void => report(asOfficeError(error));
  const jobs = createJobs(failed);
  let me = '';
  let ends: (() => void)[] = [];

  const handle = async (event: Extract<OfficeEvent, { type: 'message' }>): Promise<void> => {
    const { message, chatName, chatKind } = event;
    try {
      await chained(links)({
        office,
        message,
        text: plainText(message.text),
        chatName,
        chatKind,
        me,
        reply: (text) => office.chat.send({ chatId: message.chatId, text }),
        state: new Map(),
      });
    } catch (error) {
      failed(error);
    }
  };
  const react = async (reaction: BotReaction): Promise<void> => {
    for (const handler of reactionHandlers) {
      try {
        await handler(reaction);
      } catch (error) {
        failed(error);
      }
    }
  };
  const queue = (chatId: string, work: () => Promise<void>): void => {
    const next = (queues.get(chatId) ?? Promise.resolve()).then(work);
    queues.set(chatId, next);
    void next.then(() => queues.get(chatId) === next && queues.delete(chatId));
  };
  const receive = (event: OfficeEvent): void => {
    if (event.type === 'messageChanged' && event.reaction !== undefined && event.personId !== me) {
      const { chatId, mid, personId, personName, reaction } = event;
      queue(chatId, () => react({ office, chatId, mid, personId, personName, ...reaction }));
    }
    if (event.type !== 'message' || event.message.mine || event.message.bySystem) return;
    queue(event.message.chatId, () => handle(event));
  };
  /** A handler's error is its own: those behind it hear the message all the same. */
  const handled =
    (filter: BotFilter, handler: BotHandler): BotMiddleware =>
    async (context, next) => {
      try {
        if (filter(context)) await handler(context);
      } catch (error) {
        failed(error);
      }
      await next();
    };
  const help: BotMiddleware = async (context, next) => {
    if (readCommand(context.text)?.name !== 'help') return next();
    await context.reply(commands.map(({ usage, about }) => `${usage}\n${about}`).join('\n\n'));
  };

  const bot: Bot = {
    use(middleware) {
      links.push(middleware);
      return bot;
    },
    on: (filter, handler) => bot.use(handled(filter, handler)),
    onText: (handler) => bot.use(handled(() => true, handler)),
    hears: (pattern, handler) => bot.use(handled(matching(pattern), handler)),
    command({ name, about, takes }, handler) {
      const usage = usageOf(name, takes);
      if (commands.length === 0) bot.use(help);
      commands.push({ name, usage, about });
      return bot.use(async (context, next) => {
        const typed = readCommand(context.text);
        if (typed?.name !== name.toLowerCase()) return next();
        const read = readArguments(takes, typed);
        if ('value' in read) return handler(read.value, context);
        const { field, message } = read.problem;
        await context.reply(
          field === ''
            ? t('bot.tooMuch', { words: message, usage })
            : t('bot.wrongArgument', { field, message, usage }),
        );
      });
    },
    onReaction(handler) {
      reactionHandlers.push(handler);
      return bot;
    },
    job(time, run) {
      jobs.add(time, run);
      return bot;
    },
    onError(handler) {
      report = handler;
      return bot;
    },
    async start(signal) {
      ends = [office.account.state(({ person }) => void (me = person?.id ?? '')), office.events(receive)];
      signal?.addEventListener('abort', () => void bot.stop(), { once: true });
      await office.connection.connect({ signal });
      jobs.start();
    },
    async idle() {
      while (queues.size > 0) await Promise.all(queues.values());
      await jobs.idle();
    },
    async stop() {
      jobs.stop();
      for (const end of ends) end();
      ends = [];
      await office.connection.disconnect();
      await bot.idle();
    },
  };
  return bot;
}
