// One row of the settings for each kind of notice: how loudly it is told.
import {
  noticeLevels,
  noticeTopicSettings,
  type NoticeLevel,
  type NoticeTopicSetting,
} from '../contract/notice-topics.ts';
import type { TextKey } from '../locales/index.ts';
import type { SettingFace, SettingRow } from './setting-row.ts';

/** What some kinds have besides their name: the part of the product that a build may lack, a word about them. */
const more: Partial<
  Record<NoticeTopicSetting, Pick<SettingFace<NoticeLevel>, 'feature' | 'hint' | 'forAdministrators'>>
> = {
  noticeMentions: { hint: 'topics.mentionsHint' },
  noticeReminders: { hint: 'topics.remindersHint' },
  noticeMeetings: { feature: 'showMeeting' },
  noticeApprovals: { feature: 'showFlowApproval' },
  noticeDocuments: { feature: 'showAiWriter' },
  noticeOffice: { hint: 'topics.officeHint', forAdministrators: true },
};

const choices = Object.fromEntries(
  noticeLevels.map((level): [string, TextKey] => [level, `topics.${level}`]),
);

const levelRow = (name: NoticeTopicSetting): SettingRow<NoticeLevel> => ({
  type: 'choice',
  values: noticeLevels,
  // What is wrong with the office itself reaches those who look after it at any hour.
  default: name === 'noticeOffice' ? 'urgent' : 'sound',
  scope: 'person',
  face: {
    page: 'messageInform',
    section: 'topics',
    label: `topics.${name}`,
    choices,
    places: ['browser', 'desktop', 'terminal', 'command'],
    ...more[name],
  },
});

/** Their rows, in the order of the kinds. */
export const noticeTopicRows = Object.fromEntries(
  noticeTopicSettings.map((name) => [name, levelRow(name)]),
) as Readonly<Record<NoticeTopicSetting, SettingRow<NoticeLevel>>>;
