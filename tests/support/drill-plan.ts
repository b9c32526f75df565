// The small organisation of the drills: a few people who all know each other, in direct chats and two groups.
import type { ChatPlan, MemberPlan, OfficePlan } from '#fixtures/seed/plan.ts';

/** Login names of everybody; the first one is the super administrator. */
export const drillPeople = ['ann', 'bob', 'cyd', 'dan'] as const;
/** One of them. */
export type DrillPerson = (typeof drillPeople)[number];

const firstPersonId = 1001;
/** Direct chats that exist from the start; other pairs have none, so that a drill can begin one. */
const pairs: readonly (readonly [DrillPerson, DrillPerson])[] = [
  ['ann', 'bob'],
  ['ann', 'cyd'],
  ['bob', 'cyd'],
];
const groups: readonly { name: string; people: readonly DrillPerson[] }[] = [
  { name: 'everybody', people: drillPeople },
  { name: 'three', people: ['ann', 'bob', 'cyd'] },
];

/** The id of a person of the plan. */
export function idOf(person: DrillPerson): string {
  return String(firstPersonId + drillPeople.indexOf(person));
}

/** The padded id of the direct chat of two people; throws where the plan has none. */
export function directChat(one: DrillPerson, other: DrillPerson): string {
  const at = pairs.findIndex((pair) => pair.includes(one) && pair.includes(other));
  if (at < 0) throw new Error(`${one} and ${other} have no chat`);
  return String(at + 1).padStart(5, '0');
}

/** The padded id of a group. */
export function groupChat(name: 'everybody' | 'three'): string {
  const at = groups.findIndex((group) => group.name === name);
  return String(pairs.length + at + 1).padStart(5, '0');
}

/** The padded id of one of the further groups of ann and bob, counted from 0. */
export function furtherGroup(at: number): string {
  return String(pairs.length + groups.length + at + 1).padStart(5, '0');
}

/**
 * The plan itself; `createdAt` is when everything began, in epoch milliseconds. `further` groups of ann and bob follow
 * the others; the first of them belongs to bob, the rest to ann.
 */
export function drillPlan(createdAt: number, further = 0): OfficePlan {
  const chats: ChatPlan[] = [];
  const members: MemberPlan[] = [];
  const add = (kind: ChatPlan['kind'], name: string, people: readonly DrillPerson[]): void => {
    const id = chats.length + 1;
    const ownerId = kind === 'group' ? idOf(people[0] ?? 'ann') : '';
    chats.push({ id, kind, name, intro: '', notice: '', ownerId, administratorIds: [], createdAt });
    for (const person of people) members.push({ chatId: id, personId: idOf(person), joinedAt: createdAt });
  };
  for (const pair of pairs) add('direct', '', pair);
  for (const group of groups) add('group', group.name, group.people);
  for (let at = 0; at < further; at += 1)
    add('group', `further ${at}`, at === 0 ? ['bob', 'ann'] : ['ann', 'bob']);
  return {
    departments: [{ id: '100', parentId: '0', name: 'Office', nameEn: 'Office', order: 1 }],
    people: drillPeople.map((loginName, index) => ({
      id: idOf(loginName),
      loginName,
      name: loginName,
      email: '',
      phone: '',
      birthDate: '1990-01-01',
      title: '',
      titleEn: '',
      departmentId: '100',
      secondaryDepartmentIds: [],
      role: index === 0 ? 'superAdministrator' : 'member',
      removed: false,
    })),
    chats,
    members,
    messages: [],
    reads: [],
    pins: [],
    mutes: [],
    drafts: [],
  };
}
