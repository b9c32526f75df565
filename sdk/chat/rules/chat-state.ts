// A chat's row as events change it.
import type { Chat } from '../../contract/entities.ts';

/** A chat row as far as events change it. */
export type ChatState = Omit<
  Chat,
  'mode' | 'announces' | 'businessId' | 'introducedBy' | 'lastReadByPeer' | 'caughtUp' | 'unlisted'
>;
