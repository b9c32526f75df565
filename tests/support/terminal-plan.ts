// A small office with fixed people, words and times, so that what a terminal shows of it is the same on every day.
import type { ChatPlan, MessagePlan, OfficePlan, PersonPlan } from '#fixtures/seed/plan.ts';

const names = [
  ['reader', '沈知行'],
  ['writer', '林若溪'],
  ['third', '周明轩'],
  ['nora', 'Eriksen, Nora'],
] as const;
const firstId = 1001;
/** Long ago, so that no day is ever called today. Local noon of the tests' time zone. */
const start = Date.parse('2024-03-05T09:00:00+08:00');
const minute = 60_000;

const person = ([loginName, name]: (typeof names)[number], at: number): PersonPlan => ({
  id: String(firstId + at),
  loginName,
  name,
  email: `${loginName}@office.example`,
  phone: `1990000${firstId + at}`,
  birthDate: '1990-01-01',
  title: '工程师',
  titleEn: 'Engineer',
  departmentId: '100',
  secondaryDepartmentIds: [],
  role: 'member',
  removed: false,
});

const group = (id: number, name: string, notice = ''): ChatPlan => ({
  id,
  kind: 'group',
  name,
  intro: '',
  notice,
  ownerId: '1003',
  administratorIds: ['1002'],
  createdAt: start,
});

/** Said in the platform group, by whom; everything that terminals find hard is among it. */
const said: readonly (readonly [senderId: string, text: string])[] = [
  [
    '1003',
    '早。今天把接口联调收掉，文档在 https://pan.office.example/s/platform/2024/03/interfaces-and-long-names?from=chat&view=table#row-17',
  ],
  ['1001', '收到，我这边还差两个接口。'],
  ['1002', '表情和宽度：👍🏽 ❤️ 👨‍👩‍👧 🇨🇳 ①“引号”…——完'],
  [
    '1002',
    '中英 mixed 一行里有 English words，标点不能在行首：这里刚好很长很长，需要折行，看看会不会把逗号放到下一行的开头。',
  ],
  ['1001', '好的，下午三点前给你 face[强]'],
  ['1003', '@沈知行 现场在等，先发一版？'],
  ['1003', 'a(https://evil.example/login)[bank.example]'],
];

/** The plan. `bulk` puts as many messages before the last ones into the platform group. */
export function terminalPlan(bulk = 0): OfficePlan {
  const people = names.map(person);
  const everybody = people.map(({ id }) => id);
  const direct = { name: '', intro: '', notice: '', ownerId: '', administratorIds: [], createdAt: start };
  const chats: ChatPlan[] = [
    group(11, '数字化平台组', '周五 18:00 前填周报。压测期间不要动数据库。'),
    group(12, '食堂与班车'),
    { id: 13, kind: 'direct', ...direct },
    { id: 14, kind: 'direct', ...direct },
  ];
  const members = [
    ...[11, 12].flatMap((chatId) => everybody.map((personId) => ({ chatId, personId }))),
    ...['1001', '1002'].map((personId) => ({ chatId: 13, personId })),
    ...['1001', '1004'].map((personId) => ({ chatId: 14, personId })),
  ].map((member) => ({ ...member, joinedAt: start }));
  const message = (chatId: number, senderId: string, text: string, at: number): MessagePlan => ({
    chatId,
    senderId,
    text,
    time: start + at,
    mentions: text.includes('@沈知行') ? ['1001'] : [],
  });
  const messages = [
    ...Array.from({ length: bulk }, (_, at) =>
      message(11, at % 3 === 0 ? '1001' : '1002', `第 ${at + 1} 条：进度 ${at % 100}%，see row ${at}`, at),
    ),
    message(12, '1004', 'Bus 3 leaves at 17:45 today', minute * 50),
    message(14, '1004', 'Can you send the interface list? 谢谢', minute * 55),
    ...said.map(([senderId, text], at) => message(11, senderId, text, minute * (60 + at * 2))),
    message(13, '1002', '在吗', minute * 120),
    message(13, '1002', '看到请回我', minute * 121),
  ];
  const readAll = bulk + said.length;
  return {
    departments: [{ id: '100', parentId: '0', name: '数字化中心', order: 1 }],
    people,
    chats,
    members,
    messages,
    reads: [
      { chatId: 11, personId: '1001', ordinal: readAll - 2, time: start + minute * 70 },
      { chatId: 11, personId: '1002', ordinal: readAll, time: start + minute * 80 },
      { chatId: 14, personId: '1001', ordinal: 1, time: start + minute * 80 },
    ],
    pins: [{ chatId: 11, personId: '1001', time: start + minute * 90 }],
    mutes: [{ chatId: 12, personId: '1001' }],
    drafts: [],
  };
}
