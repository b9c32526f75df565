// Owns where a picker's rows come from: recent chats, whom one follows, the organisation, groups, and what a look-up found.
import type { FocusEntry, Group, LocalChat, Member, OfficeApi, Person } from '../../api.ts';
import type { Language } from '../../locales/index.ts';
import { systemNoticesId } from '../../contract/markup/system-notice.ts';
import { areByPlace, areGuesses } from '../rules/are-guesses.ts';
import { forReader } from '../rules/for-reader.ts';
import { pathText } from '../rules/department-path.ts';
import type { PickMode, PickTarget } from '../rules/pick.ts';
import { DepartmentTree } from './department-tree.ts';
import type { PickerPlace } from './picker-rows.ts';

/** Where one looks for people or chats. */
export type PickerSource = 'recent' | 'following' | 'organisation' | 'groups';

/** Recent chats that are offered. */
const recentRows = 50;

/** What stands above the rows of a look-up. */
type PickerTitle = 'contacts.didYouMean' | 'picker.people' | 'picker.departments' | 'picker.groups';

type OpenGroup = { readonly members: readonly Member[] | undefined; readonly open: boolean };

/** The sources of one picker. */
export class PickerSources {
  readonly #office: OfficeApi;
  readonly #mode: PickMode;
  readonly #changed: () => void;
  readonly #language: Language;
  readonly #tree: DepartmentTree;
  readonly #opened = new Map<string, OpenGroup>();
  #recent: readonly LocalChat[] | undefined;
  #groups: readonly Group[] | undefined;
  #following: readonly FocusEntry[] | undefined;
  #treeStarted = false;
  #found: readonly PickerPlace[] = [];

  /** `changed` is called when a branch has opened, closed or arrived. */
  constructor(office: OfficeApi, mode: PickMode, language: Language, changed: () => void) {
    this.#language = language;
    this.#office = office;
    this.#mode = mode;
    this.#changed = changed;
    this.#tree = new DepartmentTree(office, changed);
  }

  /** Fetches what a source shows first. @throws OfficeError what the office said */
  async load(source: PickerSource): Promise<void> {
    if (source === 'recent') this.#recent ??= await this.#office.chat.find('', recentRows);
    if (source === 'following') {
      const [following, groups] = await Promise.all([
        this.#office.contacts.focus(),
        this.#groups ?? this.#allGroups(),
      ]);
      this.#groups = groups;
      this.#following = following;
    }
    if (source === 'groups') this.#groups ??= await this.#allGroups();
    if (source === 'organisation' && !this.#treeStarted) {
      await this.#tree.start();
      this.#treeStarted = true;
    }
  }

  /** The places of a source, as far as they are known. */
  places(source: PickerSource): readonly PickerPlace[] {
    if (source === 'recent') return this.#recentPlaces();
    if (source === 'following') return this.#followedPlaces();
    if (source === 'groups') return (this.#groups ?? []).flatMap((group) => this.#groupPlaces(group));
    return this.#tree.rows().map(({ node: told, depth, open, loading, path }): PickerPlace => {
      const node = forReader(told, this.#language);
      const parent = `in ${node.parentId}`;
      if (node.kind === 'user') {
        const target = { type: 'person', id: node.id, name: node.name, avatar: '', path } as const;
        return { type: 'target', target, depth, parent, detail: node.title };
      }
      const count = node.personCount;
      const target = { type: 'department', id: node.id, name: node.name, path, count } as const;
      return { type: 'target', target, depth, parent, branch: { open, loading }, detail: '' };
    });
  }

  /** What the last look-up found. */
  found(): readonly PickerPlace[] {
    return this.#found;
  }

  /** Looks up; {@link found} answers it afterwards. @throws OfficeError what the office said */
  async search(query: string, signal: AbortSignal): Promise<void> {
    const { people, departments, groups } = await this.#office.contacts.find(query, { signal });
    if (signal.aborted) return;
    const found = people.filter(({ id, removed }) => !removed && id !== systemNoticesId);
    const section = (text: PickerTitle, rows: PickerPlace[]) =>
      rows.length === 0 ? [] : [{ type: 'heading' as const, text: { key: text } }, ...rows];
    const rowsOfPeople = section(
      areGuesses(query, found) ? 'contacts.didYouMean' : 'picker.people',
      found.map((person) => ({
        type: 'target',
        target: personTarget(person),
        depth: 0,
        parent: 'found',
        detail: '',
        person: forReader(person, this.#language),
      })),
    );
    // Where only a title or a department answers, the department is what was meant; its people follow.
    const leads = areByPlace(query, found);
    this.#found = [
      ...(leads ? [] : rowsOfPeople),
      ...section(
        'picker.departments',
        this.#mode === 'chats'
          ? []
          : departments
              .map((told) => ({ ...forReader(told, this.#language), path: told.fullPath }))
              .map(({ id, name, fullPath, path }) => ({
                type: 'target',
                target: { type: 'department', id, name, path },
                depth: 0,
                parent: 'found',
                detail: pathText(fullPath),
              })),
      ),
      ...(leads ? rowsOfPeople : []),
      ...section(
        'picker.groups',
        groups.map((group) => ({
          type: 'target',
          target: groupTarget(group),
          depth: 0,
          parent: 'found',
          detail: '',
        })),
      ),
    ];
  }

  /** Opens or closes a department, or the members of a group. @throws OfficeError what the office said */
  async toggle(target: PickTarget): Promise<void> {
    if (target.type === 'department') return this.#tree.toggle(target.id);
    if (target.type !== 'group') return;
    const before = this.#opened.get(target.id);
    this.#opened.set(target.id, { members: before?.members, open: before?.open !== true });
    this.#changed();
    if (before?.members !== undefined || before?.open === true) return;
    try {
      const { members } = await this.#office.chat.members(target.id);
      this.#opened.set(target.id, { members, open: this.#opened.get(target.id)?.open ?? true });
    } catch (error) {
      this.#opened.delete(target.id);
      throw error;
    } finally {
      this.#changed();
    }
  }

  async #allGroups(): Promise<Group[]> {
    const all: Group[] = [];
    for (let page = 1; ; page += 1) {
      const { groups, total } = await this.#office.contacts.groups({ page });
      all.push(...groups);
      if (groups.length === 0 || all.length >= total) return all;
    }
  }

  #recentPlaces(): PickerPlace[] {
    return (this.#recent ?? []).flatMap((chat): PickerPlace[] => {
      const base = { type: 'target', depth: 0, parent: 'recent', detail: '', pinyin: chat.pinyin } as const;
      if (!chat.enabled || chat.toolKey !== undefined) return [];
      if (chat.kind === 'direct') {
        if (chat.peerId === undefined || chat.peerId === systemNoticesId) return [];
        const target = {
          type: 'person',
          id: chat.peerId,
          name: chat.name,
          avatar: chat.avatar,
          path: '',
        } as const;
        return [{ ...base, target }];
      }
      if (this.#mode === 'people' || chat.groupId === undefined) return [];
      const { groupId, id, name, avatar, memberCount } = chat;
      const target = { type: 'group', id: groupId, chatId: id, name, avatar, count: memberCount } as const;
      return [{ ...base, target }];
    });
  }

  /** People before groups; of the groups only those one is in: in no other can anything be said. */
  #followedPlaces(): PickerPlace[] {
    const entries = this.#following ?? [];
    const ids = new Set(entries.map(({ groupId }) => groupId));
    return [
      ...entries
        .map((told) => forReader(told, this.#language))
        .flatMap(({ personId, name, avatar, departmentName }): PickerPlace[] => {
          if (personId === undefined || personId === systemNoticesId) return [];
          const target = { type: 'person', id: personId, name, avatar, path: '' } as const;
          return [{ type: 'target', target, depth: 0, parent: 'following', detail: departmentName }];
        }),
      ...(this.#groups ?? [])
        .filter(({ id }) => ids.has(id))
        .flatMap((group) => this.#groupPlaces(group, 'following')),
    ];
  }

  #groupPlaces(group: Group, parent = 'groups'): PickerPlace[] {
    const target = groupTarget(group);
    const base = { type: 'target', target, depth: 0, parent, detail: '' } as const;
    if (this.#mode === 'chats') return [base];
    const opened = this.#opened.get(group.id);
    const open = opened?.open === true;
    const members = open ? (opened.members ?? []) : [];
    return [
      { ...base, branch: { open, loading: open && opened.members === undefined } },
      ...members
        .map((told) => forReader(told, this.#language))
        .map(({ id, name, avatar, departmentName }): PickerPlace => ({
          type: 'target',
          target: { type: 'person', id, name, avatar, path: '' },
          depth: 1,
          parent: `group ${group.id}`,
          detail: departmentName,
        })),
    ];
  }
}

function personTarget(person: Person): PickTarget {
  const { id, name, avatar, departmentPath } = person;
  return { type: 'person', id, name, avatar, path: departmentPath };
}

function groupTarget({ id, chatId, name, memberCount }: Group): PickTarget {
  return { type: 'group', id, chatId, name, avatar: '', count: memberCount };
}
