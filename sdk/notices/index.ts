// The door of the centre of notices.
export { noticeLevels, noticeTopicSettings } from '../contract/notice-topics.ts';
export { noticeItem } from './notice-item.ts';
export type { NoticeItem, NoticeLevel, NoticeTopicSetting } from './notices-api.ts';
