// Plans an office in which one person has thousands of chats, for measuring lists.
import type { OfficePlan, PersonPlan } from '#fixtures/seed/plan.ts';

const person = (id: number, loginName: string, name: string): PersonPlan => ({
  id: String(id),
  loginName,
  name,
  email: '',
  phone: '',
  birthDate: '1990-01-01',
  title: '',
  titleEn: '',
  departmentId: '100',
  secondaryDepartmentIds: [],
  role: 'member',
  removed: false,
});

const names = ['勘探', '安全', '平台', '巡检', 'Review', '班车', '值班', 'Integration'];
const firstChat = 10_001;
const secondMs = 1_000;

/** Groups of two people with one message each; every fifth has one unread. `now` is the newest message's time. */
export function planManyChats(count: number, now: number): OfficePlan {
  const chats = Array.from({ length: count }, (_, at) => ({
    id: firstChat + at,
    kind: 'group' as const,
    name: `${names[at % names.length] ?? ''} ${at + 1}`,
    intro: '',
    notice: '',
    ownerId: '1001',
    administratorIds: [],
    createdAt: now - (count + 2) * secondMs,
  }));
  return {
    departments: [{ id: '100', parentId: '0', name: 'Office', order: 1 }],
    people: [person(1001, 'reader', '沈知行'), person(1002, 'writer', '林若溪')],
    chats,
    members: chats.flatMap((chat) =>
      ['1001', '1002'].map((personId) => ({ chatId: chat.id, personId, joinedAt: chat.createdAt })),
    ),
    messages: chats.map((chat, at) => ({
      chatId: chat.id,
      senderId: '1002',
      text: `第 ${at + 1} 条消息，see you at ${(at % 12) + 1}`,
      time: now - (count - at) * secondMs,
      mentions: [],
    })),
    reads: chats
      .filter((_, at) => at % 5 !== 0)
      .map((chat) => ({ chatId: chat.id, personId: '1001', ordinal: 1, time: now })),
    pins: [],
    mutes: [],
    drafts: [],
  };
}
