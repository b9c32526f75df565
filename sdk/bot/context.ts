// What a bot's handlers get, and the chain they stand in.
import type { LocalMessage, OfficeApi } from '../api.ts';
import type { BotContent, BotTarget } from './content.ts';
import type { BotStorage } from './storage.ts';

/** One message, and what a bot can do about it. */
export type BotContext = {
  readonly office: OfficeApi;
  readonly message: LocalMessage;
  /** What a person reads: unescaped text. */
  readonly text: string;
  readonly chatName: string;
  readonly chatKind: 'direct' | 'group';
  /** The bot's own id. */
  readonly me: string;
  /** Answers in the same chat: words, a card, files, `quote: true` for what was heard. Resolves when it waits to be sent, for good. */
  reply(content: BotContent): Promise<LocalMessage>;
  /** Says something elsewhere. */
  send(target: BotTarget, content: BotContent): Promise<LocalMessage>;
  /** What outlasts the bot; see `Bot.storage`. */
  readonly storage: BotStorage;
  /** For what middleware hands on to handlers. */
  readonly state: Map<string, unknown>;
};

/** Says whether a message concerns a handler. */
export type BotFilter = (context: BotContext) => boolean;

/** Goes on with the rest of the chain; what comes after it runs when the rest has ended. */
export type BotNext = () => Promise<void>;

/** One link of the chain. Not calling `next` ends it: what stands behind never hears the message. */
export type BotMiddleware = (context: BotContext, next: BotNext) => void | Promise<void>;

/** Reacts to a message. */
export type BotHandler = (context: BotContext) => void | Promise<void>;

/** Joins links into one chain, in their order. */
export function chained(links: readonly BotMiddleware[]): (context: BotContext) => Promise<void> {
  return (context) => {
    const run = async (at: number): Promise<void> => {
      const link = links[at];
      if (link !== undefined) await link(context, () => run(at + 1));
    };
    return run(0);
  };
}
