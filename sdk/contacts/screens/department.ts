// View model of one department: what it is called, where it stands, and its people page by page as they are looked at.
import type { Department, OfficeApi, Person } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';
import { whenRootShownChanges } from './root-shown.ts';
import { onlineWithMe } from '../../base/online-with-me.ts';

/** People of a page. */
export const departmentPageSize = 200;

/** What a department shows. */
export type DepartmentSnapshot = {
  /** From the root down to the department itself; empty until it is known. */
  path: readonly Department[];
  /** Whether the people of the departments below are shown too. */
  below: boolean;
  /** How many people there are; undefined until it is known. */
  total: number | undefined;
  /** The pages that are there, by number from 0. */
  pages: ReadonlyMap<number, readonly Person[]>;
  online: ReadonlySet<string>;
  error?: ErrorData | undefined;
};

/** One department. A hundred thousand people are there, those in sight are fetched. */
export class DepartmentScreen extends Screen<DepartmentSnapshot> {
  readonly #office: OfficeApi;
  readonly #departmentId: string;
  readonly #asked = new Set<number>();
  /** Answers of an earlier choice of `below` are nobody's any more. */
  #turn = 0;

  constructor(office: OfficeApi, departmentId: string) {
    super({ path: [], below: false, total: undefined, pages: new Map(), online: new Set() });
    this.#office = office;
    this.#departmentId = departmentId;
    this.onDispose(whenRootShownChanges(office, () => this.#reload()));
    this.onDispose(onlineWithMe(office, (online) => this.update({ online })));
    void this.#start();
  }

  /** The person of a row; undefined while the page is on its way. */
  person(index: number): Person | undefined {
    const page = Math.floor(index / departmentPageSize);
    return this.getSnapshot().pages.get(page)?.[index - page * departmentPageSize];
  }

  /** Fetches what rows `from` to `to` need. */
  need(from: number, to: number): void {
    for (let page = Math.floor(from / departmentPageSize); page * departmentPageSize <= to; page += 1)
      if (!this.#asked.has(page)) void this.#load(page);
  }

  /** Shows the people of the departments below as well, or not. */
  setBelow(below: boolean): void {
    if (below === this.getSnapshot().below) return;
    this.update({ below });
    this.#reload();
  }

  /** Tries again after an error. */
  async retry(): Promise<void> {
    this.update({ error: undefined });
    this.#asked.clear();
    await this.#start();
  }

  #reload(): void {
    this.#turn += 1;
    this.#asked.clear();
    this.update({ total: undefined, pages: new Map(), error: undefined });
    void this.#load(0);
  }

  async #start(): Promise<void> {
    try {
      const path = await this.#office.contacts.ancestors(this.#departmentId);
      this.update({ path });
    } catch (error) {
      this.update({ error: asOfficeError(error).data });
      return;
    }
    await this.#load(0);
  }

  async #load(page: number): Promise<void> {
    this.#asked.add(page);
    const turn = this.#turn;
    const { below } = this.getSnapshot();
    try {
      const input = { below, page: page + 1, pageSize: departmentPageSize };
      const answer = await this.#office.contacts.departmentPeople(this.#departmentId, input);
      if (turn !== this.#turn) return;
      const pages = new Map(this.getSnapshot().pages).set(page, answer.people);
      this.update({ pages, total: answer.total ?? this.getSnapshot().total });
    } catch (error) {
      if (turn !== this.#turn) return;
      this.#asked.delete(page);
      this.update({ error: asOfficeError(error).data });
    }
  }
}
