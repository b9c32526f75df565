// What one can do with a person: one list that cards, keys and commands share.
import type { KnownCircle, OfficeApi, Person } from '../../api.ts';

/** One verb: its name (locale key `contacts.acts.<name>`), whether it applies, and the doing. */
export type PersonAction = {
  readonly name: 'addFriend' | 'removeFriend' | 'follow' | 'unfollow';
  applies(person: Person, circle: KnownCircle): boolean;
  perform(office: OfficeApi, person: Person): Promise<unknown>;
  /** Asks before it acts, because it closes something for the other side too. */
  readonly confirm?: boolean;
};

const isFriend = ({ id }: Person, { friends }: KnownCircle): boolean =>
  friends.some((friend) => friend.id === id);
/** Whether somebody is followed. */
export function isFollowed({ id }: Pick<Person, 'id'>, { focus }: KnownCircle): boolean {
  return focus.some((entry) => entry.personId === id);
}

/** Verbs in the order they stand. */
const personActions: readonly PersonAction[] = [
  {
    name: 'follow',
    applies: (person, circle) => !person.removed && !isFollowed(person, circle),
    perform: (office, { id }) => office.contacts.setFocus({ personId: id }, true),
  },
  {
    name: 'unfollow',
    applies: isFollowed,
    perform: (office, { id }) => office.contacts.setFocus({ personId: id }, false),
  },
  {
    name: 'addFriend',
    applies: (person, circle) => !person.removed && !isFriend(person, circle),
    perform: (office, { id }) => office.contacts.addFriends([id]),
  },
  {
    name: 'removeFriend',
    applies: isFriend,
    perform: (office, { id }) => office.contacts.removeFriend(id),
    confirm: true,
  },
];

/** The verbs that apply to a person now; none to oneself. */
export function actionsOfPerson(person: Person, circle: KnownCircle, ownId: string): PersonAction[] {
  return person.id === ownId ? [] : personActions.filter((action) => action.applies(person, circle));
}
