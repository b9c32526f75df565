// Turns what was picked into people and groups: departments and groups as a whole become those who are in them.
import type { OfficeApi } from '../../api.ts';
import { targetKey, type PickTarget, type PickRequest } from '../rules/pick.ts';

/** A person who was picked. */
type PickedPerson = { readonly id: string; readonly name: string; readonly avatar: string };

/** What a picker comes to. `groups` only where chats are picked. */
export type Picked = {
  readonly people: readonly PickedPerson[];
  readonly groups: readonly {
    readonly id: string;
    readonly chatId: string;
    readonly name: string;
    readonly avatar: string;
  }[];
  /** Groups that were picked as a whole where people are, beside the people they come to. */
  readonly wholes: readonly { readonly id: string; readonly name: string }[];
};

/** People asked for at once. */
const pageSize = 500;

/**
 * The people of everything that was picked, each once, without those who are in already or cannot be had. Ends as
 * soon as there are more than fit, with their number (at least) in `tooMany`.
 * @throws OfficeError what the office said
 */
export async function expandPicked(
  office: OfficeApi,
  picked: readonly PickTarget[],
  options: PickRequest,
): Promise<{ picked: Picked; tooMany?: number }> {
  const people = new Map<string, PickedPerson>();
  const already = new Set(options.already);
  const refused = new Set(options.refused);
  const groups = picked.filter((target) => target.type === 'group');
  const add = ({ id, name, avatar }: PickedPerson): void => {
    if (already.has(id) || refused.has(targetKey({ type: 'person', id }))) return;
    people.set(id, { id, name, avatar });
  };
  const isFull = (): boolean =>
    options.mode === 'people' && options.limit !== undefined && people.size > options.limit;

  for (const target of picked) if (target.type === 'person') add(target);
  for (const target of picked) {
    if (isFull()) break;
    if (target.type === 'department') await everybodyIn(office, target.id, add, isFull);
    if (target.type === 'group' && options.mode === 'people')
      await everyMember(office, target.id, add, isFull);
  }
  const result: Picked = {
    people: [...people.values()],
    groups:
      options.mode === 'people'
        ? []
        : groups.map(({ id, chatId, name, avatar }) => ({ id, chatId, name, avatar })),
    wholes: options.mode === 'people' ? groups.map(({ id, name }) => ({ id, name })) : [],
  };
  return isFull() ? { picked: result, tooMany: people.size } : { picked: result };
}

async function everybodyIn(
  office: OfficeApi,
  departmentId: string,
  add: (person: PickedPerson) => void,
  isFull: () => boolean,
): Promise<void> {
  for (let page = 1; !isFull(); page += 1) {
    const { people } = await office.contacts.departmentPeople(departmentId, { below: true, page, pageSize });
    for (const person of people) add(person);
    if (people.length < pageSize) return;
  }
}

async function everyMember(
  office: OfficeApi,
  groupId: string,
  add: (person: PickedPerson) => void,
  isFull: () => boolean,
): Promise<void> {
  let seen = 0;
  for (let page = 1; !isFull(); page += 1) {
    const { members, total } = await office.chat.members(groupId, { page });
    for (const member of members) add(member);
    seen += members.length;
    if (members.length === 0 || seen >= total) return;
  }
}
