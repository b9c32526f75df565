// The door of the centre of notices.
export { noticeLevels, noticeTopicSettings } from '../contract/notice-topics.ts';
export { noticeItem } from './notice-item.ts';
export type {
  NoticeActivity,
  NoticeItem,
  NoticeLevel,
  NoticePage,
  NoticeQuery,
  NoticeTopicSetting,
} from './notices-api.ts';
