// What the SDK offers of typing: saying that one writes in a direct chat, and seeing where the other person does.
import type { ValueFeed } from '../../base/api-shape.ts';

/** Who writes at this moment. Nothing of it is kept anywhere. */
export interface TypingApi {
  /**
   * The person writes in this direct chat: its other person sees that for a few seconds. May be called with every key;
   * it is said again only now and then. Does nothing without a connection, where the person has switched it off, or at
   * an office that knows nothing of it.
   */
  tell(chatId: string): Promise<void>;
  /** They have sent or cleared what they wrote: the next key says it at once. */
  ended(chatId: string): Promise<void>;
  /** Ids of the direct chats in which the other person writes now. */
  chats: ValueFeed<readonly string[]>;
}
