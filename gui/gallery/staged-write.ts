// Writing for the pictures: kinds used last, documents of every family, templates, one of the documents open with its comments and sources.
import { fromMarkdown } from '#sdk/contract/rich-markdown.ts';
import type {
  DocumentComment,
  DocumentRow,
  DocumentSource,
  DocumentTemplate,
  DraftState,
  WritingDesk,
  WrittenDocument,
} from '#sdk/write/index.ts';
import type { FrozenAnswers } from './staged-answers.ts';

const at = (day: number, clock: string): number => Date.parse(`2026-11-${day}T${clock}:00+08:00`);
const body = fromMarkdown(`为做好今冬明春能源保供工作，保障民生用能，现就有关事项通知如下。

# 总体要求

坚持安全第一、民生优先，统筹生产、储运、销售各环节。

# 重点任务

## 压实保供责任

各单位逐级确定责任人和联系人，11月28日前签字报备。

## 强化设备巡检

对压缩机组、脱水装置和站场阀门每日巡检、每周复核。

| 设备 | 平时 | 低温时 |
| --- | --- | --- |
| 压缩机组 | 4小时一次 | 2小时一次 |
| 脱水装置 | 8小时一次 | 4小时一次 |
`);
const row = (
  id: string,
  module: DocumentRow['module'],
  title: string,
  more: Partial<DocumentRow> = {},
): DocumentRow => ({
  id,
  title,
  module,
  language: 'zh',
  words: 620,
  rev: 3,
  owner: { id: '1001', name: '沈知行' },
  level: 'manage',
  createdTime: at(18, '09:00'),
  updatedTime: at(20, '10:12'),
  shared: false,
  excerpt: '为做好今冬明春能源保供工作，保障民生用能，现就有关事项通知如下。',
  ...more,
});
const rows: readonly DocumentRow[] = [
  row('1', 'notice', '关于做好2026年冬季能源保供工作的通知', { shared: true }),
  row('2', 'weekly', '数字化平台组第47周周报', { excerpt: '本周完成接口联调与压测。', words: 310 }),
  row('3', 'email', 'Retry policy: what we agreed on Tuesday', {
    language: 'en',
    owner: { id: '1041', name: 'Eriksen, Nora' },
    level: 'edit',
    shared: true,
    excerpt: 'Thank you for the figures. Here is what we agreed on.',
    words: 184,
  }),
];
const open: WrittenDocument = {
  ...row('1', 'notice', '关于做好2026年冬季能源保供工作的通知', { shared: true }),
  body,
  form: {
    org: '远衡能源集团',
    number: '远衡办发〔2026〕38号',
    recipient: '各部门、各所属单位',
    signature: '远衡能源集团',
    date: '2026-11-24',
  },
};
const template = (
  id: string,
  module: DocumentTemplate['module'],
  title: string,
  text: string,
  own = false,
): DocumentTemplate => ({
  id,
  title,
  module,
  language: 'zh',
  form: {},
  body: fromMarkdown(text),
  own,
  mayEdit: own,
  updatedTime: at(17, '15:30'),
});
const templates: readonly DocumentTemplate[] = [
  template('1', 'notice', '关于召开{{会议名称}}的通知', '定于{{会议日期}}召开{{会议名称}}。'),
  template('2', 'request', '关于{{事项}}的请示', '现将{{事项}}有关情况请示如下。'),
  template('3', 'weekly', '平台组周报', '本周完成：\n\n下周安排：', true),
];
const desk: WritingDesk = {
  recentModules: ['notice', 'weekly', 'report'],
  terms: [],
  organisation: '远衡能源集团',
  mayEditTerms: false,
  models: ['house'],
};
const comments: readonly DocumentComment[] = [
  {
    id: '1',
    by: { id: '1002', name: '周明轩' },
    time: at(20, '09:40'),
    quote: '11月28日前签字报备',
    text: '报备给哪个部门，要写清楚。',
    done: false,
  },
];
const sources: readonly DocumentSource[] = [
  {
    id: '1',
    kind: 'file',
    name: '冬季运行方案.docx',
    size: 84_000,
    headings: [{ level: 1, text: '低温运行' }],
  },
];
const state: DraftState = {
  phase: 'ready',
  document: open,
  saved: 'saved',
  savedTime: at(20, '10:38'),
  arrival: 1,
};

/** Feeds of writing. */
export const stagedWriteFeeds = { 'write.draft': [state], 'write.changed': [0] } as const;

/** Calls of writing. */
export const stagedWrite: FrozenAnswers = {
  'write.list': () => ({ rows, stored: false }),
  'write.get': () => open,
  'write.desk': () => desk,
  'write.templates': () => templates,
  'write.comments': () => comments,
  'write.sources': () => sources,
  'write.grants': () => [],
  'write.versions': () => [],
  'write.put': () => undefined,
  'write.flush': () => undefined,
};
