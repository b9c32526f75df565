// Questions and knowledge for the pictures: an answer with sources and a picture's place, a refusal, bases, a library.
import type { Answer, KnowledgeBase, Session, Turn } from '#sdk/ask/ask-api.ts';
import type { FrozenAnswers } from './staged-answers.ts';

const asked = Date.parse('2026-11-20T10:42:00+08:00');
const base = (
  id: string,
  name: string,
  introduction: string,
  more: Partial<KnowledgeBase> = {},
): KnowledgeBase => ({
  id,
  kind: 'documents',
  name,
  introduction,
  level: 'manage',
  documents: 4,
  waiting: 0,
  passages: 64,
  synonyms: '',
  keeperId: '1002',
  keeper: '周明轩',
  rev: 1,
  time: asked,
  ...more,
});
const bases: readonly KnowledgeBase[] = [
  base('1', '员工手册', '考勤休假、差旅报销、薪酬福利、行政办公的现行规定'),
  base('2', 'IT service manual', 'Accounts, remote access, computers, with pictures', {
    waiting: 1,
    level: 'ask',
  }),
  base('3', '人事常见问答', '员工最常问的人事问题', { kind: 'library', documents: 2 }),
];
const text =
  '## 2 年休假\n\n### 2.2 分次与半天\n\n年休假可以分次休，一年最多分三次，其中一次不少于连续 5 个工作日。允许以半天为单位请年休假，半天按 0.5 天计入总天数，但不算在三次之内。\n\n### 2.3 申请\n\n年休假应提前 5 个工作日在办公系统申请。';
const quotes = [
  '年休假可以分次休，一年最多分三次，其中一次不少于连续 5 个工作日。',
  '允许以半天为单位请年休假，半天按 0.5 天计入总天数，但不算在三次之内。',
];
const answer = (id: string, more: Partial<Answer> = {}): Answer => ({
  id,
  version: 1,
  state: 'done',
  mode: 'quoted',
  refused: false,
  text: quotes.join('\n'),
  sentences: quotes.map((each, at) => ({ text: each, sources: [at + 1] })),
  sources: quotes.map((quote, at) => ({
    n: at + 1,
    reference: 'basefile:1',
    baseId: '1',
    document: '员工手册-考勤与休假.md',
    hash: 'x',
    page: 0,
    heading: '2 年休假 › 2.2 分次与半天',
    quote,
    start: text.indexOf(quote),
    end: text.indexOf(quote) + quote.length,
    score: 3.2,
    state: 'same',
  })),
  pictures: [],
  followUps: ['关于“结转与失效”有什么规定？', '年休假余额在哪里看？'],
  passages: 9,
  documents: 2,
  elapsedMs: 240,
  model: '',
  depth: 'quick',
  rating: 1,
  reason: '',
  verifiedBy: '',
  time: asked,
  ...more,
});
const turn = (id: string, question: string, answers: readonly Answer[], more: Partial<Turn> = {}): Turn => ({
  id,
  question,
  time: asked,
  cut: false,
  answers: [...answers],
  ...more,
});
const sessions: readonly Session[] = [
  '年休假可以分几次休，半天算不算？',
  'How do I renew the VPN certificate on a Mac?',
  '罐区动火前多久要做气体分析？',
].map((title, at) => ({
  id: String(at + 1),
  title,
  pinned: at === 1,
  baseIds: ['1', '2'],
  writing: false,
  time: asked - at * 86_400_000,
  rev: 1,
}));
const refused = {
  refused: true,
  text: '在所选的知识库中没有找到能回答这个问题的内容。',
  sentences: [],
  sources: [],
  followUps: [],
  passages: 0,
  documents: 0,
  rating: 0,
} as const;

/** What AI questions answer. */
export const stagedAsk: FrozenAnswers = {
  'ask.place': () => ({
    models: [],
    model: '',
    deepSeekOnly: false,
    mayCreate: true,
    bases,
    assistants: [
      {
        id: '1',
        name: '远衡问答',
        introduction: '集团制度、IT 服务和安全规程的统一入口',
        baseIds: ['1', '2', '3'],
        model: '',
        starters: ['年休假可以分几次休？', 'How do I renew the VPN certificate?'],
      },
    ],
    administrators: [],
  }),
  'ask.sessions': () => sessions,
  'ask.session': () => ({
    session: sessions[0],
    turns: [
      turn('1', '年休假可以分几次休，半天算不算？', [answer('1'), answer('2', { version: 2 })]),
      turn(
        '2',
        '食堂的咖啡机多少钱一台？',
        [answer('3', { ...refused, sentences: [], sources: [], followUps: [] })],
        {
          parentId: '1',
        },
      ),
    ],
  }),
  'ask.answer': () => ({ question: '年休假可以分几次休，半天算不算？', answer: answer('1'), own: false }),
  'ask.readSource': (_: string, n: number) => {
    const quote = quotes[n - 1] ?? '';
    const start = text.indexOf(quote);
    return {
      document: '员工手册-考勤与休假.md',
      text,
      from: 0,
      total: text.length,
      start,
      end: start + quote.length,
      state: 'same',
      heading: '2 年休假 › 2.2 分次与半天',
      page: 0,
    };
  },
  'ask.documents': () =>
    (['ready', 'waiting', 'failed'] as const).map((state, at) => ({
      id: String(at + 1),
      baseId: '1',
      name: ['员工手册-考勤与休假.md', '差旅与报销.docx', '扫描件.pdf'][at],
      size: 4_096,
      state,
      reason: state === 'failed' ? 'damaged' : '',
      passages: state === 'ready' ? 18 : 0,
      hash: 'x',
      time: asked,
    })),
  'ask.pairs': () => [
    {
      id: '1',
      question: '在哪里开收入证明？',
      answer: '在办公系统提交“证明开具”申请。',
      time: asked,
      rev: 1,
    },
    {
      id: '2',
      question: '公积金怎么提取？',
      answer: '购房、租房提取在公积金中心网上办理。',
      time: asked,
      rev: 1,
    },
  ],
  'ask.grants': () => [],
  'ask.unanswered': () => [
    {
      answerId: '3',
      question: '食堂的咖啡机多少钱一台？',
      person: '林若溪',
      refused: true,
      reason: '',
      time: asked,
    },
  ],
};
