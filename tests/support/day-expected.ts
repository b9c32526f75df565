// What is said, made and asked for in a working day, and what a device must find of it afterwards: written down, not read back.
import type { DayLists } from './day-found.ts';

/** Everything that is written in the day. */
export const words = {
  group: '小组讨论',
  other: '薄文',
  own: '安然',
  greeting: '早上好，看一下方案',
  reply: '收到，上午看完',
  file: '方案.md',
  meeting: '方案评审',
  task: '改方案',
  progress: 60,
  feedback: '做完一半',
  request: '方案改版',
  content: '按评审意见改',
  question: '年假可以分几次休？',
  answer: '年假可以分三次休，每次至少一天。',
  base: '制度',
  topic: '做好冬季保供',
  exported: '通知.docx',
  document: '关于做好冬季保供的通知',
  suggestion: '待办列表希望能按部门筛选',
  lock: 'Evening-2030!',
  /** What the office's own form says; its words are no sentences of ours. */
  form: {
    zh: { name: '通用审批', subject: '主题' },
    en: { name: 'General request', subject: 'Subject' },
  },
  /** The number of the first general request of a day. */
  requestNumber: () => `TY-${new Date().toISOString().slice(0, 10).replaceAll('-', '')}-001`,
  rule: '# 休假制度\n\n## 年假\n\n年假可以分三次休，每次至少一天。\n',
} as const;

/** What the group had before the day, in the order it was said; the first line is the notice that it was made. */
const before = [
  { text: words.group, senderName: words.own },
  { text: '大家好', senderName: words.own },
  { text: 'Morning, all', senderName: '陈曦' },
  { text: '我来晚了', senderName: words.other },
];

/** What a device finds once these steps are done. */
export function expectedDay(done: readonly string[]): DayLists {
  const after = (step: string, row: Record<string, unknown>) => (done.includes(step) ? [row] : []);
  return {
    messages: [
      ...before,
      ...after('read', { text: words.greeting, senderName: words.other }),
      ...after('read', { text: words.reply, senderName: words.own }),
    ],
    files: after('disk', { name: words.file, size: Buffer.byteLength(words.rule) }),
    tasks: after('task', { title: words.task, progress: words.progress }),
    meetings: after('meeting', { subject: words.meeting }),
    requests: after('approval', { number: words.requestNumber(), state: 'approved' }),
    documents: after('document', { title: words.document }),
    suggestions: after('suggestion', { text: words.suggestion, state: 'received' }),
    questions: after('question', { title: words.question }),
  };
}
