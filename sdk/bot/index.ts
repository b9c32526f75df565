// Bots: react to messages and what happens in order per chat, take commands, run jobs, and know when everything is done.
import type { z } from 'zod/mini';
import type { LocalMessage, OfficeApi, OfficeEvent } from '../api.ts';
import { plainText } from '../contract/markup/readable.ts';
import type { KnownStatuses } from '../status/index.ts';
import { asOfficeError, type OfficeError } from '../errors.ts';
import { createTranslator, type Language } from '../locales/index.ts';
import { chained, type BotContext, type BotFilter, type BotHandler, type BotMiddleware } from './context.ts';
import { say, type BotContent, type BotTarget } from './content.ts';
import { matching } from './filters.ts';
import {
  changedStatuses,
  happened,
  happenings,
  type BotHappening,
  type BotHappenings,
  type Happened,
} from './happenings.ts';
import { createJobs, type JobTime } from './jobs.ts';
import { readArguments, readCommand, usageOf, type CommandShape } from './rules/command-line.ts';
import { lookAt, runsOn } from './running.ts';
import { memoryStorage, type BotStorage } from './storage.ts';

export * from './filters.ts';
export type { BotContext, BotFilter, BotHandler, BotMiddleware, BotNext } from './context.ts';
export type { BotContent, BotFile, BotTarget } from './content.ts';
export type {
  BotHappening,
  BotHappenings,
  GroupHappening,
  NewsHappening,
  StatusHappening,
} from './happenings.ts';
export type { JobTime } from './jobs.ts';
export { memoryStorage, type BotStorage } from './storage.ts';

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
  /** What is to outlast the bot; in memory unless it was given a storage that lasts. */
  readonly storage: BotStorage;
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
  /** What happens beside messages: withdrawn, read, joined, renamed, approved …; in order with the messages of its chat. */
  when<Kind extends BotHappening>(
    kind: Kind,
    handler: (told: BotHappenings[Kind]) => void | Promise<void>,
  ): Bot;
  /** Says something by itself: words, cards, files, answers. Answers the first of the messages. */
  send(target: BotTarget, content: BotContent): Promise<LocalMessage>;
  /** Runs at its times between {@link start} and {@link stop}, never twice at once. Throws on an impossible time. */
  job(time: JobTime, run: () => void | Promise<void>): Bot;
  /** Gets every error instead of standard error, where they go otherwise; the bot goes on in both cases. */
  onError(handler: (error: OfficeError) => void): Bot;
  /** Connects and runs until the signal aborts. */
  start(signal?: AbortSignal): Promise<void>;
  /**
   * Resolves when nothing is left to come: handlers and jobs that were started have ended, what they said is at the
   * office, and what the office had for the bot meanwhile was handled too.
   */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

/** How a bot is made. */
export type BotOptions = {
  /** Language of what it says about commands by itself. */
  language?: Language;
  /** Where {@link Bot.storage} keeps its values; `fileStorage` of `tangram/sdk/node` lasts. */
  storage?: BotStorage;
};

/** One line for whoever runs the program, and where it comes from. */
function tellOperator(error: OfficeError): void {
  const { detail } = error.data.params;
  const cause = error.cause instanceof Error ? error.cause.stack : undefined;
  const words = [error.message, detail, error.data.requestId && `request ${error.data.requestId}`];
  const line = `bot: ${words.filter((word) => word !== undefined).join(': ')}`;
  (globalThis as { console?: { error(text: string): void } }).console?.error(
    cause === undefined ? line : `${line}\n${cause}`,
  );
}

/** Wrong arguments are named where they were written, not where they are used. */
function demand(isRight: boolean, sentence: string): void {
  if (!isRight) throw new TypeError(sentence);
}

/** Makes a bot over a signed-in office. */
export function createBot(office: OfficeApi, options: BotOptions = {}): Bot {
  demand(
    typeof office?.events === 'function',
    'createBot takes an office: openNodeOffice() or testOffice.client()',
  );
  const { language = 'zh', storage = memoryStorage() } = options;
  const { t } = createTranslator(language);
  const links: BotMiddleware[] = [];
  const reactionHandlers: ((reaction: BotReaction) => void | Promise<void>)[] = [];
  const commands: { name: string; usage: string; about: string }[] = [];
  const queues = new Map<string, Promise<void>>();
  const listeners = new Map<BotHappening, ((told: never) => void | Promise<void>)[]>();
  /** How often anything began. */
  let begun = 0;
  let report: (error: OfficeError) => void = tellOperator;
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
        reply: (content) => say(office, { chatId: message.chatId }, content, message.mid),
        send: (target, content) => say(office, target, content),
        storage,
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
  /** One after the other in a chat; what belongs to none has a line of its own. */
  const enqueue = (chatId: string, work: () => Promise<void>): void => {
    begun += 1;
    const next = (queues.get(chatId) ?? Promise.resolve()).then(work);
    queues.set(chatId, next);
    void next.then(() => queues.get(chatId) === next && queues.delete(chatId));
  };
  const hear = ({ kind, told }: Happened): void => {
    for (const listener of listeners.get(kind) ?? [])
      enqueue('chatId' in told ? told.chatId : '', async () => {
        try {
          await listener(told as never);
        } catch (error) {
          failed(error);
        }
      });
  };
  /** Statuses are told as a whole; asked for only where somebody listens. */
  const followStatuses = (): (() => void) => {
    if (!listeners.has('status')) return () => undefined;
    let before: KnownStatuses = {};
    return office.status.known((after) => {
      for (const told of changedStatuses(before, after, me)) hear({ kind: 'status', told });
      before = after;
    });
  };
  const receive = (event: OfficeEvent): void => {
    if (event.type === 'messageChanged' && event.reaction !== undefined && event.personId !== me) {
      const { chatId, mid, personId, personName, reaction } = event;
      enqueue(chatId, () => react({ office, chatId, mid, personId, personName, ...reaction }));
    }
    for (const one of happened(event, me)) hear(one);
    if (event.type !== 'message' || event.message.mine || event.message.bySystem) return;
    enqueue(event.message.chatId, () => handle(event));
  };
  /** Resolves when what was begun has ended; answers whether anything began since the last time. */
  let seen = 0;
  const settled = async (): Promise<boolean> => {
    while (queues.size > 0) await Promise.all(queues.values());
    await jobs.idle();
    const moved = begun !== seen;
    seen = begun;
    return moved;
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
    storage,
    use(middleware) {
      demand(typeof middleware === 'function', 'use takes a function (context, next)');
      links.push(middleware);
      return bot;
    },
    on(filter, handler) {
      const isRight = typeof filter === 'function' && typeof handler === 'function';
      demand(isRight, 'on takes a filter and a handler, both functions');
      return bot.use(handled(filter, handler));
    },
    onText: (handler) => bot.on(() => true, handler),
    hears(pattern, handler) {
      demand(pattern instanceof RegExp, 'hears takes a regular expression and a handler');
      return bot.on(matching(pattern), handler);
    },
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
    when(kind, handler) {
      demand(happenings.has(kind), `when takes one of ${[...happenings].join(', ')}`);
      demand(typeof handler === 'function', 'when takes a kind and a handler');
      listeners.set(kind, [...(listeners.get(kind) ?? []), handler]);
      return bot;
    },
    send: (target, content) => say(office, target, content),
    job(time, run) {
      jobs.add(time, run);
      return bot;
    },
    onError(handler) {
      report = handler;
      return bot;
    },
    async start(signal) {
      ends = [
        office.account.state(({ person }) => void (me = person?.id ?? '')),
        office.events(receive),
        followStatuses(),
        runsOn(office, { settled }),
      ];
      signal?.addEventListener('abort', () => void bot.stop(), { once: true });
      await office.connection.connect({ signal });
      jobs.start();
    },
    async idle() {
      while (await lookAt(office));
    },
    async stop() {
      jobs.stop();
      for (const end of ends) end();
      ends = [];
      await office.connection.disconnect();
      await settled();
    },
  };
  return bot;
}
