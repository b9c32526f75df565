// A morning of notices for the pictures, one or two of each kind; on the clock of the recorded office.
import type { NoticeActivity, NoticeItem, NoticePage, NoticeQuery } from '#sdk/notices/notices-api.ts';
import type { FrozenAnswers } from './staged-answers.ts';

const newest = Date.parse('2026-11-20T10:36:00+08:00');
const minute = 60_000;

type Told = readonly [ago: number, kind: NoticeItem['kind'], topic: string, zh: string, en: string];

const told: readonly Told[] = [
  [
    0,
    'noticeApprovals',
    'approval.waiting',
    '林若溪 提交了“用章申请”，等你审批',
    'Lin Ruoxi’s seal request waits for you',
  ],
  [4, 'noticeReminders', 'schedule.reminder', '“周五例会”10:45 开始', '“Friday meeting” starts at 10:45'],
  [
    19,
    'noticeDisk',
    'disk.shared',
    '何静 与你共享了“复测计划.md”',
    'He Jing shared “Retest plan.md” with you',
  ],
  [
    47,
    'noticeDocuments',
    'write.commented',
    'Eriksen, Nora 评论了“三季度技术总结”',
    'Nora Eriksen commented on “Q3 summary”',
  ],
  [
    95,
    'noticeMeetings',
    'meeting.invited',
    '周明轩 邀请你参加“割接方案评审”',
    'Zhou Mingxuan invited you to “Cutover review”',
  ],
  [
    140,
    'noticeSchedule',
    'schedule.invited',
    '唐可欣 邀请你参加“视觉走查”',
    'Tang Kexin invited you to “Visual walk-through”',
  ],
  [
    1_100,
    'noticeAnnouncements',
    'announcement.published',
    '关于冬季取暖用电安全的通知',
    'Heating and electrical safety this winter',
  ],
  [
    1_180,
    'noticeApprovals',
    'approval.informed',
    '“差旅报销 2026-1187”已通过',
    'Travel expenses 2026-1187 were approved',
  ],
  [
    2_600,
    'noticeOthers',
    'suggestion.answered',
    '你的建议“会议室加装白板”有了回复',
    'Your suggestion “Whiteboards” was answered',
  ],
  [
    4_100,
    'noticeDisk',
    'disk.task',
    '袁志刚 发起了任务“三季度安全自查”，请上传你的文件',
    'Yuan Zhigang asks for your file: “Q3 safety check”',
  ],
];
/** How many of them are unread, the mention and the answer among them. */
const unread = 6;

type Said = readonly [
  ago: number,
  type: NoticeActivity['type'],
  personName: string,
  text: string,
  chatName: string,
  people?: number,
];
const said: readonly Said[] = [
  [2, 'mention', '林若溪', '@沈知行 周五能定稿吗？现场那边在等', '数字化平台组'],
  [31, 'reply', 'Eriksen, Nora', 'Looks good to me, ship it', '割接项目群'],
  [88, 'reaction', '宋嘉慧', '复测通过了，数据在附件里', '数字化平台组', 4],
  [1_150, 'reaction', '何静', '明天我来带早会', ''],
];
const activities: readonly NoticeItem[] = said.map(
  ([ago, type, personName, text, chatName, people = 1], at) => ({
    ...{ mid: 0, time: newest - ago * minute, unread: at < 2, topic: `chat.${type}` },
    ...{ kind: 'noticeMentions', reference: '', path: '', words: { zh: text, en: text } },
    message: { chatId: '00011', mid: 8 },
    activity: {
      ...{ type, chatName, personName, personId: '1002', avatar: '', people, line: { text } },
      ...(type === 'reaction' && { emoji: '强' }),
    },
  }),
);

const notices: readonly NoticeItem[] = told.map(([ago, kind, topic, zh, en], at) => ({
  ...{ mid: 0, kind, topic, words: { zh, en }, reference: '', unread: at < 4 },
  time: newest - ago * minute,
  path: '/main/todo',
}));

const items = [...notices, ...activities]
  .toSorted((a, b) => b.time - a.time)
  .map((item, at) => ({ ...item, mid: 2_000 - at }));

/** The answers. */
export const stagedNotices: FrozenAnswers = {
  'notices.list': ({ kind, unread: only }: NoticeQuery): NoticePage => ({
    items: items.filter(
      (item) => (kind === undefined || item.kind === kind) && (only !== true || item.unread),
    ),
    unread,
  }),
};

/** What is said while one looks. */
export const stagedNoticeFeeds = {
  'notices.unread': [unread],
  'notices.changes': [{ count: 1, reference: '' }],
};
