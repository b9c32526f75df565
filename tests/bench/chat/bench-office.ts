// The organisation that chat is measured in: one department, and people who talk to each other two by two.
import type { ChatPlan, MemberPlan, OfficePlan, PersonPlan } from '#fixtures/seed/plan.ts';

const firstId = 1001;

/** Login name of the n-th person, from 0. */
export const loginNameOf = (index: number): string => `bench${index}`;
/** Id of the n-th person. */
export const personIdOf = (index: number): string => String(firstId + index);
/** Id of the chat of the n-th pair: persons 2n and 2n + 1. */
export const chatIdOf = (pair: number): string => String(pair + 1).padStart(5, '0');

function person(id: string, loginName: string): PersonPlan {
  return {
    id,
    loginName,
    name: `同事${id}`,
    email: `${loginName}@bench.example`,
    phone: `1380000${id}`,
    birthDate: '1990-01-01',
    title: '工程师',
    titleEn: 'Engineer',
    departmentId: '100',
    secondaryDepartmentIds: [],
    role: 'member',
    removed: false,
  };
}

/** An office of `people` persons, in pairs that have a direct chat each. */
export function planBenchOffice(people: number, now: number): OfficePlan {
  const pairs = Math.floor(people / 2);
  return {
    departments: [{ id: '100', parentId: '0', name: '测量', order: 1 }],
    people: [
      person('1', 'service'),
      person('2', 'notices'),
      ...Array.from({ length: people }, (_, index) => person(personIdOf(index), loginNameOf(index))),
    ],
    chats: Array.from({ length: pairs }, (_, pair): ChatPlan => {
      const nobody = { name: '', intro: '', notice: '', ownerId: '', administratorIds: [] };
      return { id: pair + 1, kind: 'direct', ...nobody, createdAt: now };
    }),
    members: Array.from({ length: pairs * 2 }, (_, index): MemberPlan => {
      return { chatId: Math.floor(index / 2) + 1, personId: personIdOf(index), joinedAt: now };
    }),
    messages: [],
    reads: [],
    pins: [],
    mutes: [],
    drafts: [],
  };
}

/** Id of the group of {@link planBenchGroup}. */
export const groupChatId = '00001';

/** An office whose people are all members of one group; they stand at the end of its people. */
export function planBenchGroup(people: number, now: number): OfficePlan {
  const office = planBenchOffice(people, now);
  const members = office.people.slice(-people);
  return {
    ...office,
    chats: [
      {
        id: Number(groupChatId),
        kind: 'group',
        name: '全员',
        intro: '',
        notice: '',
        ownerId: personIdOf(0),
        administratorIds: [],
        createdAt: now,
      },
    ],
    members: members.map(({ id }) => ({ chatId: Number(groupChatId), personId: id, joinedAt: now })),
  };
}
