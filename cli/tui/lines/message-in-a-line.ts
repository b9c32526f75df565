// Says who wrote a message and what, on one line: where it is named in a question or in a list.
import type { LocalMessage } from '#sdk/api.ts';
import { summarize } from '#sdk/contract/markup/summary.ts';
import { lineText } from '#sdk/locales/card-text.ts';
import type { Translator } from '#sdk/locales/index.ts';
import { nameText } from '#sdk/locales/name-text.ts';

/** What somebody wrote is not made safe to draw yet. */
export function messageInALine(
  translator: Translator,
  message: Pick<LocalMessage, 'text' | 'senderId' | 'senderName'>,
): string {
  const text = lineText(translator, summarize(message.text, message.senderId));
  return translator.t('chat.sender', {
    name: nameText(translator, message.senderName),
    text: text.replace(/\s+/g, ' ').trim(),
  });
}
