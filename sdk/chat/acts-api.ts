// What is done to messages that are there, as the SDK offers it.
import type { CallOptions, LocalMessage } from '../api.ts';
import type { ErrorData } from '../errors.ts';

/** What became of one message of an act; without an error it is done. */
export type ActReport = { mid: number; error?: ErrorData };

/** Acts on stored messages. One message that is refused holds up no other. */
export interface MessageActsApi {
  /** Withdraws messages from everybody (spec §9 revertTime). Own texts are kept on this device, to be written anew. */
  withdraw(chatId: string, mids: readonly number[], options?: CallOptions): Promise<ActReport[]>;
  /** Deletes messages for this person, on all of their devices (spec §4: sigleflag 1, sigleuid 0). */
  delete(chatId: string, mids: readonly number[], options?: CallOptions): Promise<ActReport[]>;
  /** Stored messages by their numbers, whichever chat they are in; those this device does not hold are left out. */
  locate(mids: readonly number[]): Promise<LocalMessage[]>;
  /** Messages of a chat that were withdrawn on this device and can be written anew, with their texts. */
  withdrawnTexts(chatId: string): Promise<{ mid: number; text: string }[]>;
}
