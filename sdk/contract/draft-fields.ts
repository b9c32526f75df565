// The fields of a draft as every device of a person shares it.
import { chatId, text, time } from './scalars.ts';

/** Chat, text and when it was written, by the office's clock; the newest counts. */
export const sharedDraftFields = {
  chatlinkid: ['chatId', chatId],
  c: ['text', text],
  time: ['time', time],
} as const;
