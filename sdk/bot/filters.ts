// Decides which messages a handler hears; every filter is a plain function, so that they can be joined and tested.
import type { BotContext, BotFilter } from './context.ts';

/** Messages of a direct chat. */
export const direct: BotFilter = ({ chatKind }) => chatKind === 'direct';

/** Messages of a group. */
export const inGroup: BotFilter = ({ chatKind }) => chatKind === 'group';

/** Messages that mention the bot, by name or with everybody. */
export const mentioned: BotFilter = ({ message, me }) => message.mentions?.includes(me) === true;

/** Messages somebody wrote. */
export const from =
  (personId: string): BotFilter =>
  ({ message }) =>
    message.senderId === personId;

/** Messages of a chat. */
export const inChat =
  (chatId: string): BotFilter =>
  ({ message }) =>
    message.chatId === chatId;

/** Texts that match. The pattern's own position (`g`, `y`) plays no part. */
export const matching =
  (pattern: RegExp): BotFilter =>
  ({ text }) =>
    new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, '')).test(text);

/** Messages that pass every one of them. */
export const allOf =
  (...filters: readonly BotFilter[]): BotFilter =>
  (context: BotContext) =>
    filters.every((filter) => filter(context));
