// The door of the centre of notices.
export { noticeLevels, noticeTopicSettings } from '../contract/notice-topics.ts';
export type {
  NoticeItem,
  NoticeLevel,
  NoticeLevels,
  NoticePage,
  NoticeQuery,
  NoticesApi,
  NoticeTopicSetting,
} from './notices-api.ts';
