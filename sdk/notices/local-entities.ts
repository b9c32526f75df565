// Notices as this device shows them.
import type { Summary } from '../contract/markup/summary.ts';
import type { NoticeTopicSetting } from '../contract/notice-topics.ts';
import type { Activity } from '../contract/notices.ts';
import type { Words } from '../contract/work-parts.ts';

/** What somebody did in a chat, and the line of the message it is about. */
export type NoticeActivity = Pick<Activity, 'type' | 'chatName' | 'personId' | 'personName' | 'avatar'> & {
  /** How many have reacted; 1 otherwise. */
  people: number;
  emoji?: string | undefined;
  line: Summary;
};

/** A notice as it is shown; `noticeText` says it. */
export type NoticeItem = {
  /** Its place among everything that happened: of a notice its message in the chat of notices. */
  mid: number;
  time: number;
  unread: boolean;
  /** Named like the setting that says how loudly it is told. */
  kind: NoticeTopicSetting;
  /** What it is about, `schedule.invited`; empty where the office named nothing. */
  topic: string;
  /** Of what happened in a chat, what the message says. */
  words: Words;
  /** A mention, an answer or a reaction, where it is one. */
  activity?: NoticeActivity | undefined;
  /** The thing it is about, `event:812`; empty where there is none. */
  reference: string;
  /** The place the office gave it, and the message it names; `navigation/notice-route.ts` says where both lead. */
  path: string;
  message?: { chatId: string; mid: number } | undefined;
};

/** Which notices; `before` is the `next` of the page before. */
export type NoticeQuery = {
  kind?: NoticeTopicSetting | undefined;
  unread?: boolean | undefined;
  before?: number | undefined;
  /** 1 to 200; 30 when left out. */
  limit?: number | undefined;
};

/** A page, newest first; `next` is undefined at the end. `unread` counts all kinds. */
export type NoticePage = { items: readonly NoticeItem[]; next?: number | undefined; unread: number };
