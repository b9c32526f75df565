// Decides what is made of messages that came together while nobody looked: one notice, one sound, both, or nothing.
import type { Summary } from '../../contract/markup/summary.ts';
import { messageNotice, tipText, type NoticeCircumstances } from './message-notice.ts';
import type { OfficeEvent } from '../../api.ts';

/** A message that came. */
export type MessageEvent = Extract<OfficeEvent, { type: 'message' }>;

/** What a notice says. Without `text` it tells that something came, not from whom or what. */
export type GatheredTip = {
  readonly chatId: string;
  readonly text?: { readonly title: string; readonly sender?: string } & Summary;
  /** Messages it stands for. */
  readonly count: number;
};

/** What is to happen: nothing where both are left out. */
export type GatheredNotice = { readonly tip?: GatheredTip; readonly hasSound: boolean };

/** A notice is a glance, not a letter: characters of its second line. */
const longestText = 120;

/** The plan for messages that came together, oldest first; each is judged as if it came alone. */
export function gatheredNotice(
  events: readonly MessageEvent[],
  circumstances: NoticeCircumstances,
): GatheredNotice {
  const judged = events.map((event) => ({ event, notice: messageNotice(event, circumstances) }));
  const hasSound = judged.some(({ notice }) => notice.hasSound);
  const told = judged.filter(({ notice }) => notice.tip !== 'none');
  const last = told.at(-1);
  if (last === undefined) return { hasSound };
  const { chatId } = last.event.message;
  const tip = { chatId, count: told.length };
  const isOneChat = told.every(({ event }) => event.message.chatId === chatId);
  // Of several chats only their number can be told in a line.
  if (last.notice.tip === 'hidden' || !isOneChat) return { tip, hasSound };
  const said = tipText(last.event);
  return { tip: { ...tip, text: { ...said, text: excerpt(said.text) } }, hasSound };
}

function excerpt(text: string): string {
  const characters = [...text];
  return characters.length > longestText ? `${characters.slice(0, longestText - 1).join('')}…` : text;
}
