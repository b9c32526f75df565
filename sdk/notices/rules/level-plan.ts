// Decides which levels of notices a device takes over from the office, and which of its own the office has to learn.
import {
  noticeTopicSettings,
  type NoticeLevel,
  type NoticeLevels,
  type NoticeTopicSetting,
} from '../../contract/notice-topics.ts';

/** Some of the levels. */
export type SomeLevels = Readonly<Partial<Record<NoticeTopicSetting, NoticeLevel>>>;

/**
 * What was changed here since both agreed goes to the office, anything else is as the office has it. A kind for which
 * neither has chosen stays as it is usual.
 * @param agreed as both had it last; what is not in it was usual
 */
export function levelPlan(known: {
  office: SomeLevels;
  here: NoticeLevels;
  agreed: SomeLevels;
  usual: NoticeLevels;
}): { take: SomeLevels; tell: SomeLevels } {
  const { office, here, agreed, usual } = known;
  const take: [NoticeTopicSetting, NoticeLevel][] = [];
  const tell: [NoticeTopicSetting, NoticeLevel][] = [];
  for (const kind of noticeTopicSettings) {
    const chosen = office[kind] ?? usual[kind];
    if (here[kind] === chosen) continue;
    if (here[kind] === (agreed[kind] ?? usual[kind])) take.push([kind, chosen]);
    else tell.push([kind, here[kind]]);
  }
  return { take: Object.fromEntries(take), tell: Object.fromEntries(tell) };
}

/** The levels among other settings. */
export const levelsIn = (settings: NoticeLevels): NoticeLevels =>
  Object.fromEntries(noticeTopicSettings.map((kind) => [kind, settings[kind]])) as NoticeLevels;
