// Decides whether a message becomes a notification of the system, and how much of it may be read there.
import type { OfficeEvent } from '../../api.ts';
import { summarize, type Summary } from '../../contract/markup/summary.ts';
import { inOneLine } from '../../contract/markup/text-styles.ts';
import { messageNotice, type NoticeCircumstances } from './message-notice.ts';

/** What decides. */
export type NativeCircumstances = NoticeCircumstances['settings'] & {
  /** A locked screen shows that something came, and nothing of it. */
  locked: boolean;
  /** In ms since 1970. */
  now: number;
};

/** A notification; without `chat` it says only that a message came. */
export type NativeNoticePlan = {
  chatId: string;
  sound: boolean;
  chat?: { name: string; sender: string | undefined } & Summary;
};

/** Longest text that systems show, in code points. */
const longest = 160;

function oneLine(text: string): string {
  const points = [...inOneLine(text)];
  return points.length > longest ? `${points.slice(0, longest - 1).join('')}…` : points.join('');
}

/** Undefined where nothing is shown: one's own words, muted chats, notices of the system, quiet hours. */
export function planNativeNotice(
  event: OfficeEvent,
  circumstances: NativeCircumstances,
): NativeNoticePlan | undefined {
  if (event.type !== 'message') return undefined;
  const { message, chatName, chatKind } = event;
  const { locked: isLocked, now } = circumstances;
  const { tip, hasSound } = messageNotice(event, {
    settings: circumstances,
    isLookedAt: false,
    isLocked,
    now,
  });
  if (tip === 'none') return undefined;
  const plan = { chatId: message.chatId, sound: hasSound };
  if (tip === 'hidden') return plan;
  const sender = chatKind === 'group' ? message.senderName : undefined;
  const summary = summarize(message.text, message.senderId);
  return { ...plan, chat: { name: chatName, sender, ...summary, text: oneLine(summary.text) } };
}
