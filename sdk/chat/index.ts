// The door of chat, for the parts of the SDK that join it with others.
export { actsDoor } from './acts-door.ts';
export { ChatList } from './chat-list.ts';
export type { ChatHandlers, ChatParts } from './chat-parts.ts';
export { createMessageCipher, type MessageCipher } from './message-cipher.ts';
export { laterDoor } from './later-door.ts';
export { keepReadingPlace, readingPlace } from './reading-place.ts';
export { searchedWords } from './notice-words.ts';
export { localMessage } from './rows.ts';
export { searchMessages } from './search.ts';
export { ChatSpace } from './service.ts';
export { finishIndex } from './tend-index.ts';
export { Timelines } from './timelines.ts';
export { isUnsentValue } from './unsent-values.ts';
