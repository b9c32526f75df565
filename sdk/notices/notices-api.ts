// What the SDK offers of the centre of notices: everything the office told this person, and how loudly it is told.
import type { CallOptions, ValueFeed } from '../base/api-shape.ts';
import type { Seen } from '../base/kept-answers.ts';
import type { Changes } from '../base/news-count.ts';
import type { NoticeLevel, NoticeLevels, NoticeTopicSetting } from '../contract/notice-topics.ts';
import type { NoticeActivity, NoticeItem, NoticePage, NoticeQuery } from './local-entities.ts';

export type {
  NoticeActivity,
  NoticeItem,
  NoticeLevel,
  NoticeLevels,
  NoticePage,
  NoticeQuery,
  NoticeTopicSetting,
};

/**
 * The centre: a view over the chat of notices, and over what is about the person in all others. What is read here is
 * read there, and on every device. A reaction is nothing that waits to be read. Throws
 * `notOfferedHere` at an office that has no centre; the chat is there all the same.
 */
export interface NoticesApi {
  /** How many are unread, as this device knows it. */
  unread: ValueFeed<number>;
  /** Moves whenever one came, was read or went. */
  changes: ValueFeed<Changes>;
  /** A page; without a network the beginning of it as it was told last. */
  list(query: NoticeQuery, options?: CallOptions): Promise<NoticePage & Seen>;
  /** These were read, at most 200, and the others stay; answers how many are left. */
  read(mids: readonly number[], options?: CallOptions): Promise<number>;
  /** All of them were read. Without a network that of notices is told later, and mentions wait for it. */
  readAll(): Promise<void>;
  /** How loudly each kind is told, as it holds on all devices of the person. */
  levels(options?: CallOptions): Promise<NoticeLevels>;
  /** Chooses that for a kind, on all devices. Throws the network's errors, and then nothing is chosen. */
  setLevel(kind: NoticeTopicSetting, level: NoticeLevel, options?: CallOptions): Promise<void>;
}
