// View model of the people administrators look after: sought, filtered, chosen by who they are, opened one at a time.
import { constantTable } from '#variants/constants.ts';
import type { BotGrant, OfficeApi, ResetCode } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';
import type { AdminPeopleQuery, AdminPerson, PersonChange } from '../index.ts';

const pageSize = 100;

/** What the page shows. */
export type PeopleTableSnapshot = {
  sought: string;
  departmentId: string | undefined;
  state: 'present' | 'disabled';
  rows: readonly AdminPerson[] | undefined;
  total: number;
  more: boolean;
  chosen: ReadonlySet<string>;
  openId: string | undefined;
  error: ErrorData | undefined;
  busy: boolean;
};

/** People of the organisation. */
export class PeopleTableScreen extends Screen<PeopleTableSnapshot> {
  readonly #office: OfficeApi;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(office: OfficeApi) {
    super({
      sought: '',
      departmentId: undefined,
      state: 'present',
      rows: undefined,
      total: 0,
      more: false,
      chosen: new Set(),
      openId: undefined,
      error: undefined,
      busy: false,
    });
    this.#office = office;
    this.onDispose(() => clearTimeout(this.#timer));
    void this.reload();
  }

  /** Looks once writing pauses. */
  seek(sought: string): void {
    this.update({ sought });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.reload(), constantTable.debounceMs.value);
  }

  filter(change: Partial<Pick<PeopleTableSnapshot, 'departmentId' | 'state'>>): void {
    this.update({ ...change, rows: undefined, chosen: new Set() });
    void this.reload();
  }

  choose(id: string, chosen: boolean): void {
    const next = new Set(this.getSnapshot().chosen);
    if (chosen) next.add(id);
    else next.delete(id);
    this.update({ chosen: next });
  }

  chooseAll(chosen: boolean): void {
    const { rows = [] } = this.getSnapshot();
    this.update({ chosen: new Set(chosen ? rows.map(({ id }) => id) : []) });
  }

  open(openId: string | undefined): void {
    this.update({ openId });
  }

  async reload(): Promise<void> {
    const asked = (this.#asked += 1);
    try {
      const page = await this.#ask(undefined);
      if (asked !== this.#asked) return;
      const there = new Set(page.rows.map(({ id }) => id));
      const chosen = new Set([...this.getSnapshot().chosen].filter((id) => there.has(id)));
      this.update({ ...page, chosen, error: undefined });
    } catch (error) {
      if (asked === this.#asked) this.update({ error: asOfficeError(error).data });
    }
  }

  async loadMore(): Promise<void> {
    const { rows = [], more } = this.getSnapshot();
    const last = rows.at(-1);
    const asked = this.#asked;
    if (!more || last === undefined) return;
    const page = await this.#ask(last.id);
    if (asked !== this.#asked) return;
    const known = new Set(rows.map(({ id }) => id));
    const fresh = page.rows.filter(({ id }) => !known.has(id));
    this.update({ rows: [...rows, ...fresh], more: page.more, total: page.total });
  }

  /** Takes somebody in; answers the code they choose their password with, or a bot's token. Throws what the office refuses. */
  async add(input: {
    loginName: string;
    name: string;
    departmentId?: string;
    email?: string;
    phone?: string;
    title?: string;
    titleEn?: string;
    bot?: boolean;
    grants?: BotGrant[];
  }): Promise<ResetCode> {
    return this.#doing(async () => {
      const issued = await this.#office.administration.addPerson(input);
      await this.reload();
      return issued;
    });
  }

  async change(id: string, change: PersonChange): Promise<void> {
    await this.#doing(async () => {
      await this.#office.admin.changePerson(id, change);
      await this.reload();
    });
  }

  /** Disables or lets in again; answers how many, and how many were left. */
  async setDisabled(ids: readonly string[], disabled: boolean): Promise<{ done: number; refused: number }> {
    return this.#doing(async () => {
      const outcomes = await this.#office.admin.setDisabled(ids, disabled);
      await this.reload();
      const count = (outcome: string): number => outcomes.filter((row) => row.outcome === outcome).length;
      return { done: count('done'), refused: count('refused') };
    });
  }

  /** Takes people out of the organisation; answers how many, and how many were left. */
  async remove(ids: readonly string[]): Promise<{ done: number; refused: number }> {
    return this.#doing(async () => {
      const outcomes = await this.#office.admin.removePeople(ids);
      await this.reload();
      const count = (outcome: string): number => outcomes.filter((row) => row.outcome === outcome).length;
      return { done: count('done'), refused: count('refused') };
    });
  }

  /** Moves people to a department; answers how many moved. */
  async move(ids: readonly string[], departmentId: string): Promise<number> {
    return this.#doing(async () => {
      let moved = 0;
      try {
        for (const id of ids) {
          await this.#office.admin.changePerson(id, { departmentId });
          moved += 1;
        }
      } finally {
        await this.reload();
      }
      return moved;
    });
  }

  /** A code for a new password; a bot gets a new token, and its old one ends. */
  resetCode(loginName: string): Promise<ResetCode> {
    return this.#doing(() => this.#office.administration.issueResetCode(loginName));
  }

  async #doing<T>(work: () => Promise<T>): Promise<T> {
    this.update({ busy: true });
    try {
      return await work();
    } finally {
      this.update({ busy: false });
    }
  }

  #ask(after: string | undefined) {
    const { sought, departmentId, state } = this.getSnapshot();
    const query: AdminPeopleQuery = {
      state,
      limit: pageSize,
      ...(sought.trim() !== '' && { sought: sought.trim() }),
      ...(departmentId !== undefined && { departmentId }),
      ...(after !== undefined && { after }),
    };
    return this.#office.admin.people(query);
  }
}
