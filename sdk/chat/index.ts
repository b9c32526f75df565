// The door of chat, for the parts of the SDK that join it with others.
import type { SpecSends } from './outgoing/spec-sends.ts';

export { chatFacade } from './chat-facade.ts';
export { ChatList } from './lists/chat-list.ts';
export { createMessageCipher, type MessageCipher } from './incoming/message-cipher.ts';
export { openedApi } from './incoming/sealed-wire.ts';
export { searchedWords } from './incoming/notice-words.ts';
export { localMessage } from './rows.ts';
export { ChatSpace } from './service.ts';
export { finishIndex } from './history/tend-index.ts';
export { Timelines } from './lists/timelines.ts';
export { isUnsentValue } from './outgoing/unsent-values.ts';
export { knownGroup } from './lists/known-group.ts';
export { officeOffers } from './rules/office-offers.ts';

/** What sends to servers that know the specification alone; others never load it. */
export const loadSpecSends = async (parts: ConstructorParameters<typeof SpecSends>[0]): Promise<SpecSends> =>
  new (await import('./outgoing/spec-sends.ts')).SpecSends(parts);
