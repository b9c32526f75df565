// Decides whether an arriving message is announced: by a sound, by a tip, and how much of it the tip may say.
import type { OfficeEvent } from '../../api.ts';
import { summarize, type Summary } from '../../contract/markup/summary.ts';
import { noticeTopic, readSystemNotice, systemNoticesId } from '../../contract/markup/system-notice.ts';
import { inOneLine } from '../../contract/markup/text-styles.ts';
import {
  activityTopics,
  noticeTopicOf,
  type NoticeLevel,
  type NoticeLevels,
} from '../../contract/notice-topics.ts';
import { isQuietTime, type QuietSettings } from './quiet-time.ts';

/** What a face does about a message. */
export type MessageNotice = {
  readonly hasSound: boolean;
  /** `hidden` says that there is something, not what or from whom. */
  readonly tip: 'none' | 'hidden' | 'contents';
};

type MessageEvent = Extract<OfficeEvent, { type: 'message' }>;

/** How things stand when it arrives. */
export type NoticeCircumstances = {
  /** The person's settings of the same names. */
  readonly settings: {
    readonly messageTip: boolean;
    readonly messageTipContent: boolean;
    readonly messageSound: boolean;
  } & QuietSettings &
    NoticeLevels;
  /** The person has the chat before their eyes. */
  readonly isLookedAt: boolean;
  readonly isLocked: boolean;
  /** When it is told, in ms since 1970: quiet hours go by it. */
  readonly now: number;
};

/** Nothing happens. */
export const noNotice: MessageNotice = Object.freeze({ hasSound: false, tip: 'none' });

/** How loudly a message is told: a notice of the office, and what is about the person, as they chose for its kind. */
function levelOf({ message, aboutMe }: MessageEvent, levels: NoticeLevels): NoticeLevel {
  const { senderId, text } = message;
  if (senderId !== systemNoticesId)
    return aboutMe === true ? levels[noticeTopicOf(activityTopics.mention)] : 'sound';
  const notice = readSystemNotice(text);
  return levels[noticeTopicOf(notice === undefined ? '' : noticeTopic(notice))];
}

/**
 * A muted chat is never announced (spec §4 «do not disturb»), nor is one's own message, nor what the
 * office says of a group, nor what is looked at already. A locked product tells that there is something and keeps what.
 */
export function messageNotice(
  event: MessageEvent,
  { settings, isLookedAt, isLocked, now }: NoticeCircumstances,
): MessageNotice {
  const { mine, bySystem } = event.message;
  if (mine || bySystem || event.muted) return noNotice;
  const level = levelOf(event, settings);
  if (level === 'count' || (level !== 'urgent' && isQuietTime(settings, now))) return noNotice;
  if (isLookedAt && !isLocked) return noNotice;
  const isHidden = isLocked || !settings.messageTipContent;
  return {
    hasSound: settings.messageSound && level !== 'silent',
    tip: !settings.messageTip ? 'none' : isHidden ? 'hidden' : 'contents',
  };
}

/** What a tip with contents says: the chat, in groups who said it, and the line. Not shortened; the face knows its room. */
export function tipText(event: MessageEvent): { title: string; sender?: string } & Summary {
  const summary = summarize(event.message.text, event.message.senderId);
  const isNamed = event.chatKind === 'group' && event.message.senderName !== '';
  return {
    title: event.chatName,
    ...(isNamed ? { sender: event.message.senderName } : {}),
    ...summary,
    text: inOneLine(summary.text),
  };
}
