// What the SDK offers of contacts: the organisation, the people in it, groups one is in, who is online.
import type { CallOptions, Department, Group, Person, PictureFile, TreeNode, ValueFeed } from '../api.ts';

/** What the office said to a look-up in contacts. */
export type ContactHits = { people: Person[]; departments: Department[]; total: number };

/** What a look-up of everything brings: people, departments, and groups one is in. */
export type EverythingHits = { people: Person[]; departments: Department[]; groups: Group[] };

/** A page of people; the first says how many there are. */
export type PeoplePage = { people: Person[]; total?: number | undefined };

/** The organisation. */
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
  /** Ids of people who are online, refreshed at the online interval and by presence frames. */
  online: ValueFeed<readonly string[]>;
  /** Addresses of the pictures people show now; an empty one: none any more. Newer than what rows say. */
  photos: ValueFeed<Readonly<Record<string, string>>>;
  /** The picture at an address. `notFound` for one that the office does not keep. */
  picture(address: string, options?: CallOptions): Promise<PictureFile>;
}
