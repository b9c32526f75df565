// Owns the few words the page of parts needs besides the product's own sentences, in both languages.
import type { Language } from '#sdk/locales/index.ts';

/** Words of the page of parts. */
export type SampleWords = {
  readonly file: string;
  readonly fileMeta: string;
  readonly meeting: string;
  readonly meetingMeta: string;
  readonly join: string;
  readonly quote: string;
  readonly toasts: readonly string[];
  readonly menu: readonly string[];
  readonly menuReason: string;
  readonly who: string;
};

/** The words of both languages. */
export const samples: Readonly<Record<Language, SampleWords>> = {
  zh: {
    file: '压测报告-1121.pdf',
    fileMeta: '2.4 MB · 已下载',
    meeting: '联调收口会',
    meetingMeta: '明天 09:30–10:00 · 视频会议',
    join: '加入',
    quote: '早上的压测报告出来了，5,000 人的群消息最后一人收到 31 毫秒，比上周快了一倍。',
    toasts: ['已复制', '“数字化平台组”已置顶', '请求超时，请稍后重试', '连接异常，请检查网络后重试'],
    menu: ['取消置顶', '消息免打扰', '标为未读', '删除会话'],
    menuReason: '有正在上传的文件',
    who: '管理员何静',
  },
  en: {
    file: 'load-test-1121.pdf',
    fileMeta: '2.4 MB · downloaded',
    meeting: 'Integration close-out',
    meetingMeta: 'Tomorrow 09:30–10:00 · video meeting',
    join: 'Join',
    quote:
      'This morning’s load test is out: the last of 5,000 people got the group message in 31 ms, twice as fast as last week.',
    toasts: [
      'Copied',
      '“Digital platform group” is pinned',
      'The request timed out. Try again later',
      'Connection problem. Check your network and try again',
    ],
    menu: ['Unpin', 'Mute', 'Mark as unread', 'Delete chat'],
    menuReason: 'A file is still being uploaded',
    who: '何静, an administrator,',
  },
};
