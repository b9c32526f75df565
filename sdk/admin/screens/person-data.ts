// View model of what an office holds about one person: an archive for them, and erasing them.
import type { OfficeApi } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';
import { followJob } from '../actions/follow-job.ts';
import type { AdminPerson, ComplianceJob } from '../index.ts';
import { erasureSums, isConfirmed, type ErasureSums } from '../rules/erasure.ts';

/** What is shown. */
export type PersonDataSnapshot = {
  /** What is under way, and how far it is. */
  job: ComplianceJob | undefined;
  heirId: string | undefined;
  messages: boolean;
  typed: string;
  /** What would go, as far as it was counted. */
  sums: ErasureSums | undefined;
  error: ErrorData | undefined;
  /** Whether it can be done: it was counted, and the name was typed. */
  ready: boolean;
};

/** The data of somebody. */
export class PersonDataScreen extends Screen<PersonDataSnapshot> {
  readonly #office: OfficeApi;
  readonly #person: Pick<AdminPerson, 'id' | 'name'>;
  readonly #left = new AbortController();
  #asked = 0;

  constructor(office: OfficeApi, person: Pick<AdminPerson, 'id' | 'name'>) {
    super({
      ...{ job: undefined, heirId: undefined, messages: false, typed: '' },
      ...{ sums: undefined, error: undefined, ready: false },
    });
    this.#office = office;
    this.#person = person;
    this.onDispose(() => this.#left.abort());
  }

  /** Makes the archive; answers an address that gives it within a minute. Throws what the office refuses. */
  async archive(): Promise<string> {
    const { admin } = this.#office;
    const job = await this.#follow(await admin.startPersonExport(this.#person.id));
    return admin.exportAddress(job.id);
  }

  /** Counts what would go with what is chosen; of two counts the later one stands. */
  async count(): Promise<void> {
    const asked = (this.#asked += 1);
    this.#show({ sums: undefined, error: undefined });
    try {
      const { admin } = this.#office;
      const begun = await admin.startErasure(this.#person.id, { ...this.#wanted(), dryRun: true });
      const job = await followJob(admin, begun, { signal: this.#left.signal });
      if (asked === this.#asked && !this.disposed) this.#show({ sums: erasureSums(job) });
    } catch (error) {
      if (asked === this.#asked && !this.disposed) this.#show({ error: asOfficeError(error).data });
    }
  }

  choose(change: Partial<Pick<PersonDataSnapshot, 'heirId' | 'messages'>>): void {
    this.update(change);
    void this.count();
  }
  type(typed: string): void {
    this.#show({ typed });
  }

  /** Erases. Throws what the office refuses. */
  async erase(): Promise<ErasureSums> {
    const { typed } = this.getSnapshot();
    const begun = await this.#office.admin.startErasure(this.#person.id, {
      ...this.#wanted(),
      confirm: typed,
    });
    return erasureSums(await this.#follow(begun));
  }

  #wanted(): { heirId?: string; messages: boolean } {
    const { heirId, messages } = this.getSnapshot();
    return { messages, ...(heirId !== undefined && { heirId }) };
  }

  async #follow(job: ComplianceJob): Promise<ComplianceJob> {
    try {
      return await followJob(this.#office.admin, job, {
        signal: this.#left.signal,
        tell: (told) => {
          if (!this.disposed) this.update({ job: told });
        },
      });
    } finally {
      if (!this.disposed) this.update({ job: undefined });
    }
  }

  #show(change: Partial<PersonDataSnapshot>): void {
    const { sums, typed } = { ...this.getSnapshot(), ...change };
    this.update({ ...change, ready: sums !== undefined && isConfirmed(this.#person.name, typed) });
  }
}
