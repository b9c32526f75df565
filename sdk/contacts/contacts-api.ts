// What the SDK offers of contacts: the organisation, the people in it, groups one is in, who is online.
import type { PictureFile } from '../account/account-api.ts';
import type { CallOptions, ValueFeed } from '../base/api-shape.ts';
import type { Department, Group, Person, TreeNode } from '../contract/entities.ts';
import type { FocusEntry, Friend } from '../contract/contact-calls.ts';

/** What the office said to a look-up in contacts. */
export type ContactHits = { people: Person[]; departments: Department[]; total: number };

/** What a look-up of everything brings: people, departments, and groups one is in. */
export type EverythingHits = { people: Person[]; departments: Department[]; groups: Group[] };

/** A page of people; the first says how many there are. */
export type PeoplePage = { people: Person[]; total?: number | undefined };

/** Whom one knows, as far as this device has heard: friends by pinyin, and the focus list, newest first. */
export type KnownCircle = { readonly friends: readonly Friend[]; readonly focus: readonly FocusEntry[] };

/** Who became a friend, ids of those whom the office does not have, and of those who have ended the friendship. */
export type FriendsAdded = { added: Friend[]; missing: string[]; ended: string[] };

/** Something that can be followed. */
export type FocusTarget = { personId: string } | { groupId: string };

/** The organisation, and whom one knows in it. */
export interface ContactsApi {
  search(keyword: string, options?: CallOptions): Promise<ContactHits>;
  /** People, departments and groups one is in; without a network those this device has met. */
  find(keyword: string, options?: CallOptions): Promise<EverythingHits>;
  person(id: string): Promise<Person>;
  personByLoginName(loginName: string): Promise<Person>;
  /** Departments and people directly below a department; `0` is the root. */
  children(departmentId: string): Promise<TreeNode[]>;
  ancestors(departmentId: string): Promise<Department[]>;
  /** People of a department, `below` with those under it; 1 is the first page, 500 people the most of one. */
  departmentPeople(
    departmentId: string,
    input?: { below?: boolean; page?: number; pageSize?: number },
    options?: CallOptions,
  ): Promise<PeoplePage>;
  /** Groups one is in, by name; 200 to a page. */
  groups(
    input?: { keyword?: string; page?: number },
    options?: CallOptions,
  ): Promise<{ groups: Group[]; total: number }>;
  /** The groups that oneself and this person are both in, by name; none where the office cannot tell. */
  commonGroups(personId: string, options?: CallOptions): Promise<readonly Group[]>;
  /** The main department of a person, then the secondary ones. */
  departmentsOf(personId: string, options?: CallOptions): Promise<Department[]>;
  /** From the root down to the main department of a person. */
  departmentPathOf(personId: string, options?: CallOptions): Promise<Department[]>;
  /** Friends and focus list as this device knows them; both change on all devices at once. */
  circle: ValueFeed<KnownCircle>;
  /** Every friend, asked of the office; without a network those this device knows. */
  friends(options?: CallOptions): Promise<readonly Friend[]>;
  /** Makes people friends: an application is accepted by itself. */
  addFriends(personIds: readonly string[], options?: CallOptions): Promise<FriendsAdded>;
  /** Ends a friendship; the direct chat stays readable. `notFound` where there is none. */
  removeFriend(personId: string, options?: CallOptions): Promise<void>;
  /** The people and groups one follows, asked of the office; without a network those this device knows. */
  focus(options?: CallOptions): Promise<readonly FocusEntry[]>;
  /** Follows a person or group, or no longer. `focusFull` where no more can be followed. */
  setFocus(target: FocusTarget, on: boolean, options?: CallOptions): Promise<void>;
  /** Fetches the whole tree of departments and their people into the organisation cache; `progress` per department. */
  refreshCache(options?: CallOptions): Promise<{ departments: number; people: number }>;
  /** Ids of those one writes with who are online, asked of the office now. */
  onlineNow(options?: CallOptions): Promise<readonly string[]>;
  /** Ids of people who are online, refreshed at the online interval and by presence frames. */
  online: ValueFeed<readonly string[]>;
  /** Addresses of the pictures people show now; an empty one: none any more. Newer than what rows say. */
  photos: ValueFeed<Readonly<Record<string, string>>>;
  /** The picture at an address. `notFound` for one that the office does not keep. */
  picture(address: string, options?: CallOptions): Promise<PictureFile>;
}
