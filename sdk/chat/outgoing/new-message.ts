// Owns what a face gives to have a message sent: words, a card, the message that is answered.
import type { ConstructNode } from '../../contract/markup/constructs.ts';

/** A card that can be sent as a message of its own kind. */
export type OutgoingCard = Exclude<ConstructNode, { type: 'emoji' | 'quote' | 'flash' }>;

/** A message to be sent. */
export type NewMessage = {
  chatId: string;
  /** What was written; under a card its caption, and then it may be empty. */
  text: string;
  /** Ids of people, or `all` in groups. */
  mentions?: string[];
  /** The same client id is stored once, however often it is sent. */
  clientId?: string;
  wait?: boolean;
  /** The text is markup already (bots). */
  raw?: boolean;
  card?: OutgoingCard;
  /** Seen once by each reader, for the seconds the office says, and then nowhere any more. */
  flash?: boolean;
  /** The message that is answered. Only text may follow a quote (spec §5). */
  quote?: number;
};
