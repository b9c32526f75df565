// Notices as this device shows them.
import type { NoticeTopicSetting } from '../contract/notice-topics.ts';
import type { Words } from '../contract/work-parts.ts';

/** A notice as it is shown. */
export type NoticeItem = {
  /** Its message in the chat of notices. */
  mid: number;
  time: number;
  unread: boolean;
  /** Named like the setting that says how loudly it is told. */
  kind: NoticeTopicSetting;
  /** What it is about, `schedule.invited`; empty where the office named nothing. */
  topic: string;
  words: Words;
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
