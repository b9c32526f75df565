// Names what a search looks through: every message that can be searched, or files alone (spec §9: types 3 and 12).
import type { MessageQuery } from '../api.ts';

/** Kinds of messages by scope; without a list, all that can be searched. The command line, both faces and bots share it. */
export const searchKinds = {
  all: undefined,
  text: ['text'],
  file: ['file', 'peerFile'],
} as const satisfies Readonly<Record<string, MessageQuery['kinds']>>;
