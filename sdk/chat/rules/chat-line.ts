// Decides the second line of a chat's row: draft, mention, waiting message, notice, or who said what last.
import type { LocalChat } from '../../api.ts';
import { summarize, type Summary } from '../../contract/markup/summary.ts';
import { inOneLine } from '../../contract/markup/text-styles.ts';
import { noticeText, type NoticeText } from './notice-text.ts';

/** What stands in the second line. `sender` is given in groups only, and never for one's own words. */
export type ChatLine = Partial<Summary> & {
  mark?: 'draft' | 'mentionMe';
  sender?: string;
  notice?: NoticeText;
};

/**
 * The line of a chat. A draft wins over everything, but not while its chat is open, where it stands in the composer;
 * a mention stays in front until it is read.
 */
export function chatLine(chat: LocalChat, meId: string | undefined, isOpen = false): ChatLine {
  const draft = isOpen ? '' : inOneLine(chat.draft);
  if (draft !== '') return { mark: 'draft', text: draft };
  const mark = chat.mentioned ? ({ mark: 'mentionMe' } as const) : {};
  if (chat.queuedText !== undefined) return { ...mark, ...lineOf(chat.queuedText) };
  if (chat.lastBySystem)
    return {
      ...mark,
      notice: noticeText({
        systemKey: chat.lastSystemKey,
        operatorName: chat.lastOperatorName,
        targetNames: chat.lastTargetNames,
        text: chat.lastText,
        mine: chat.lastSenderId === meId,
      }),
    };
  const said = lineOf(chat.lastText, chat.lastSenderId);
  const named = chat.kind === 'group' && chat.lastSenderId !== meId && chat.lastSenderName !== '';
  return named ? { ...mark, sender: chat.lastSenderName, ...said } : { ...mark, ...said };
}

function lineOf(wire: string, senderId?: string): Summary {
  const summary = summarize(wire, senderId);
  return { ...summary, text: inOneLine(summary.text) };
}
