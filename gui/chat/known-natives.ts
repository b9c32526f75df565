// Holds the emojis without a name on the wire once something has loaded them, so that a field to write in knows their words.
import type { NativeEmoji } from '#sdk/chat/rules/native-emojis.ts';

/** None before anybody asked for one. */
export const known: { natives: readonly NativeEmoji[] } = { natives: [] };
