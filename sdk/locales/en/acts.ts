// Owns the sentences of acts on messages that every face says, in English.
import type { acts as zh } from '../zh/acts.ts';
import type { Translation } from '../translation.ts';

/** Key for key as in Chinese. */
export const acts = {
  outbox: {
    title: 'Waiting',
    forward: 'Forward {{messages}} messages to {{targets}} chats',
    delete: 'Delete {{messages}} messages',
    empty: 'Nothing waits for its confirmation',
    emptyDetail: 'What you write without a network stays here and goes out once you are connected.',
    drop: 'Give up',
    count_one: '{{count}} thing waits',
    count_other: '{{count}} things wait',
  },
  export: {
    made: 'Exported at {{time}}',
    title: 'Export chat',
    done_one: '{{count}} message exported',
    done_other: '{{count}} messages exported',
  },
} as const satisfies Translation<typeof zh>;
