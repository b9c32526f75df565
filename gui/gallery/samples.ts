// Owns the frozen samples the gallery draws: the demo organisation's people and words, in both languages.
import type { RailEntry } from '../frame/navigation.ts';
import type { Language } from '#sdk/locales/index.ts';

/** One chat row of the gallery. */
export type SampleChat = {
  readonly id: string;
  readonly name: string;
  readonly kind?: 'person' | 'group' | 'assistant';
  readonly mark?: 'mention' | 'draft';
  readonly line: string;
  readonly time: string;
  readonly unread?: number;
  readonly muted?: boolean;
  readonly online?: boolean;
  readonly pinned?: boolean;
};

const chatsZh: readonly SampleChat[] = [
  { id: 'ai', name: 'AI 问答', kind: 'assistant', line: '年假可以分几次休？', time: '10:42', pinned: true },
  {
    id: 'g-platform',
    name: '数字化平台组',
    kind: 'group',
    mark: 'mention',
    line: '周明轩：接口联调今天能收吗',
    time: '10:38',
    unread: 3,
  },
  { id: 'p-lin', name: '林若溪', line: '[文件] 二季度巡检汇总.xlsx', time: '10:21', unread: 2, online: true },
  {
    id: 'g-safety',
    name: '安全生产通知',
    kind: 'group',
    line: '电机房检修 14:00 开始，请绕行',
    time: '09:58',
    unread: 7,
  },
  {
    id: 'p-nora',
    name: 'Eriksen, Nora',
    line: 'Sounds good — see you at three.',
    time: '09:40',
    online: true,
  },
  {
    id: 'g-survey',
    name: '勘探开发部',
    kind: 'group',
    mark: 'draft',
    line: '补充两点：一是井口数据',
    time: '昨天',
  },
  { id: 'p-xu', name: '许安然', line: '[语音] 0:18', time: '昨天', unread: 1, muted: true },
  { id: 'g-2026', name: '2026 项目启动会', kind: 'group', line: '会议已结束 · 时长 47 分钟', time: '周四' },
  { id: 'p-he', name: '何静', line: '好的，收到，谢谢！', time: '周四' },
  { id: 'p-desk', name: '行政服务台', line: '工位调整申请已通过', time: '周三', unread: 128 },
];

const chatsEn: readonly SampleChat[] = [
  {
    id: 'ai',
    name: 'AI Q&A',
    kind: 'assistant',
    line: 'How many times may leave be split?',
    time: '10:42',
    pinned: true,
  },
  {
    id: 'g-platform',
    name: 'Digital platform group',
    kind: 'group',
    mark: 'mention',
    line: '周明轩: can we close the integration today',
    time: '10:38',
    unread: 3,
  },
  {
    id: 'p-lin',
    name: '林若溪',
    line: '[File] Inspection summary Q2.xlsx',
    time: '10:21',
    unread: 2,
    online: true,
  },
  {
    id: 'g-safety',
    name: 'Production safety notices',
    kind: 'group',
    line: 'Motor room maintenance starts at 14:00, please go around',
    time: '09:58',
    unread: 7,
  },
  {
    id: 'p-nora',
    name: 'Eriksen, Nora',
    line: 'Sounds good — see you at three.',
    time: '09:40',
    online: true,
  },
  {
    id: 'g-survey',
    name: 'Exploration and development department',
    kind: 'group',
    mark: 'draft',
    line: 'Two more points: first, the wellhead data',
    time: 'Yesterday',
  },
  { id: 'p-xu', name: '许安然', line: '[Voice] 0:18', time: 'Yesterday', unread: 1, muted: true },
  {
    id: 'g-2026',
    name: '2026 project kick-off',
    kind: 'group',
    line: 'Meeting ended · 47 minutes',
    time: 'Thu',
  },
  { id: 'p-he', name: '何静', line: 'Got it, thank you!', time: 'Thu' },
  {
    id: 'p-desk',
    name: 'Service desk',
    line: 'Your request to move desks was approved',
    time: 'Wed',
    unread: 128,
  },
];

/** What a sample conversation says. */
export type SampleWords = {
  readonly chats: readonly SampleChat[];
  readonly group: string;
  readonly day: string;
  readonly firstBefore: string;
  readonly firstStrong: string;
  readonly firstAfter: string;
  readonly file: string;
  readonly fileMeta: string;
  readonly mine: string;
  readonly quote: string;
  readonly second: string;
  readonly mentionMe: string;
  readonly secondEnd: string;
  readonly mentionAll: string;
  readonly third: string;
  readonly meeting: string;
  readonly meetingMeta: string;
  readonly join: string;
  readonly failed: string;
  readonly draft: string;
  readonly toasts: readonly string[];
  readonly menu: readonly string[];
  readonly menuReason: string;
  readonly dialogTitle: string;
  readonly dialogText: string;
  readonly me: string;
  readonly who: string;
  readonly profile: readonly (readonly [string, string])[];
};

/** The samples of both languages. */
export const samples: Readonly<Record<Language, SampleWords>> = {
  zh: {
    chats: chatsZh,
    group: '数字化平台组',
    day: '今天 11 月 21 日',
    firstBefore: '早上的压测报告出来了，5,000 人的群消息最后一人收到 ',
    firstStrong: '31 毫秒',
    firstAfter: '，比上周快了一倍。',
    file: '压测报告-1121.pdf',
    fileMeta: '2.4 MB · 已下载',
    mine: '收到，我下午补上跨部门会话的场景，一起放进周报。',
    quote: '早上的压测报告出来了，5,000 人的群消息最后一人收到 31 毫秒，比上周快了一倍。',
    second: '重连风暴那组也一起看看？我这边模拟了五千个客户端同时掉线，',
    mentionMe: '@沈知行',
    secondEnd: ' 曲线在附件里。',
    mentionAll: '@所有人',
    third: ' 接口联调今天能收吗？不行的话会议改到明天上午 9:30 👍',
    meeting: '联调收口会',
    meetingMeta: '明天 09:30–10:00 · 视频会议',
    join: '加入',
    failed: '今天能收，稍等我同步一下进度。',
    draft: '今天能收，我这边还差两个接口',
    toasts: ['已复制', '“数字化平台组”已置顶', '请求超时，请稍后重试', '连接异常，请检查网络后重试'],
    menu: ['取消置顶', '消息免打扰', '标为未读', '删除会话'],
    menuReason: '有正在上传的文件',
    dialogTitle: '删除与“行政服务台”的会话？',
    dialogText: '会话从列表中移除，聊天记录仍然保留，对方不会收到通知。',
    me: '沈知行',
    who: '管理员何静',
    profile: [
      ['部门', '数字化平台组'],
      ['电话', '0000-1042'],
      ['邮箱', 'shenzx@office.example'],
    ],
  },
  en: {
    chats: chatsEn,
    group: 'Digital platform group',
    day: 'Today, 21 November',
    firstBefore: 'This morning’s load test is out: the last of 5,000 people got the group message in ',
    firstStrong: '31 ms',
    firstAfter: ', twice as fast as last week.',
    file: 'load-test-1121.pdf',
    fileMeta: '2.4 MB · downloaded',
    mine: 'Got it. I’ll add the cross-department case this afternoon and put it in the weekly report.',
    quote:
      'This morning’s load test is out: the last of 5,000 people got the group message in 31 ms, twice as fast as last week.',
    second: 'Shall we look at the reconnect storm as well? I had five thousand clients drop at once, ',
    mentionMe: '@沈知行',
    secondEnd: ' the curve is attached.',
    mentionAll: '@everyone',
    third: ' Can we close the integration today? If not, the meeting moves to tomorrow 9:30 👍',
    meeting: 'Integration close-out',
    meetingMeta: 'Tomorrow 09:30–10:00 · video meeting',
    join: 'Join',
    failed: 'Yes, today. Give me a minute to check where we are.',
    draft: 'Yes, today; two interfaces are left on my side',
    toasts: [
      'Copied',
      '“Digital platform group” is pinned',
      'The request timed out. Try again later',
      'Connection problem. Check your network and try again',
    ],
    menu: ['Unpin', 'Mute', 'Mark as unread', 'Delete chat'],
    menuReason: 'A file is still being uploaded',
    dialogTitle: 'Delete the chat with “Service desk”?',
    dialogText: 'It leaves your list. The history stays and nobody is told.',
    me: '沈知行',
    who: '何静, an administrator,',
    profile: [
      ['Department', 'Digital platform group'],
      ['Phone', '0000-1042'],
      ['Email', 'shenzx@office.example'],
    ],
  },
};

/** The rail of the full navigation. */
export const railEntries: readonly RailEntry[] = [
  { name: 'messages', badge: 12 },
  { name: 'contacts' },
  { name: 'disk' },
  { name: 'meeting' },
  { name: 'schedule' },
  { name: 'aiQa' },
  { name: 'aiWriting' },
  { name: 'apps' },
];

/** The rail's foot. */
export const footEntries: readonly RailEntry[] = [{ name: 'todo', badge: 3 }];
