// Keeps people and departments that were met in the organisation cache, after the answer that brought them is shown.
import type { Person, TreeNode } from '../api.ts';
import type { Clock } from '../host/port.ts';
import type { Store } from '#storage/store.ts';
import type { OrganisationPersonRow } from '#storage/rows.ts';

/**
 * People who were met. Writing fifty of them with all they are found by takes longer than finding them, so that it
 * waits until whoever pressed a key has the answer; nobody sees the difference, because {@link MetPeople.keep} is
 * called before the cache is asked.
 */
export class MetPeople {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #waiting = new Map<string, OrganisationPersonRow>();
  #cancel: (() => void) | undefined;

  constructor(parts: { store: Store; clock: Clock }) {
    this.#store = parts.store;
    this.#clock = parts.clock;
  }

  /** Takes people down; they are written in a moment, or by {@link keep}. */
  meet(people: readonly Person[]): void {
    const now = this.#clock.now();
    for (const person of people)
      this.#waiting.set(person.id, {
        id: person.id,
        label: person.name,
        departmentId: person.departmentId,
        createTime: now,
        title: person.title,
        type: 'user',
        loginName: person.loginName,
        departmentName: person.departmentName,
        titleEn: person.titleEn,
        departmentNameEn: person.departmentNameEn,
        removed: person.removed,
        pinyin: person.pinyin,
      });
    if (this.#waiting.size > 0) this.#cancel ??= this.#clock.after(0, () => this.keep());
  }

  /** Whoever is called something else is found by nothing they were called before. */
  rename(named: readonly { personId: string; name: string }[]): void {
    this.keep();
    const { organisation } = this.#store;
    organisation.putPeople(
      named.flatMap(({ personId, name }) => {
        const row = organisation.person(personId);
        return row === undefined
          ? []
          : [{ ...row, label: name, loginName: '', title: '', titleEn: '', pinyin: '', removed: true }];
      }),
    );
  }

  /** Departments and people of a level of the tree, so that people are found without a network. */
  meetLevel(departmentId: string, nodes: readonly TreeNode[]): void {
    this.keep();
    const now = this.#clock.now();
    const { organisation } = this.#store;
    organisation.putDepartments(
      nodes
        .filter(({ kind }) => kind === 'dept')
        .map(({ id, name, kind, title, departmentName }) => ({
          id,
          label: name,
          createTime: now,
          type: kind,
          title,
          departmentName,
        })),
    );
    organisation.putPeople(
      nodes
        // A person who was met has more to be found by than a node of the tree tells.
        .filter(({ id, kind }) => kind === 'user' && organisation.person(id) === undefined)
        .map(({ id, name, title, loginName, departmentName, titleEn, departmentNameEn }) => ({
          ...{ id, label: name, departmentId, titleEn, departmentNameEn },
          createTime: now,
          title,
          type: 'user',
          loginName,
          departmentName,
          removed: false,
        })),
    );
  }

  /** Writes whoever waits; called before the cache is asked, and at the end. */
  keep(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    const people = [...this.#waiting.values()];
    this.#waiting.clear();
    if (people.length > 0) this.#store.organisation.putPeople(people);
  }
}
