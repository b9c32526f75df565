// Makes of a notice what is shown of it: its kind, its words in both languages, and what it leads to.
import {
  noticeTarget,
  noticeThing,
  noticeTopic,
  readSystemNotice,
} from '../contract/markup/system-notice.ts';
import { summarize } from '../contract/markup/summary.ts';
import { activityTopics, noticeTopicOf } from '../contract/notice-topics.ts';
import type { Notice } from '../contract/notices.ts';
import type { NoticeActivity, NoticeItem } from './local-entities.ts';

/** A notice as it is shown; a text that is none is its own words. */
export function noticeItem({ mid, time, unread, text, activity }: Notice): NoticeItem {
  if (activity !== undefined) {
    const { chatId, mid: aim, people = 1, ...done } = activity;
    const line = summarize(text);
    const topic = activityTopics[done.type];
    const told: NoticeActivity = { ...done, people, line };
    return {
      ...{ mid, time, unread, topic, kind: noticeTopicOf(topic), activity: told },
      words: { zh: line.text, en: line.text },
      reference: `message:${chatId}:${aim}`,
      path: '',
      message: { chatId, mid: aim },
    };
  }
  const notice = readSystemNotice(text);
  const topic = notice === undefined ? '' : noticeTopic(notice);
  const zh = notice?.text ?? text;
  const message = notice && noticeTarget(notice);
  return {
    ...{ mid, time, unread, topic },
    kind: noticeTopicOf(topic),
    words: { zh, en: notice?.languages?.english ?? zh },
    reference: (notice && noticeThing(notice)?.reference) ?? '',
    path: notice?.path ?? '',
    ...(message !== undefined && { message }),
  };
}
