// View model of how long things stay: rules, holds, a count of what is past its age, and the run that removes it.
import type { OfficeApi } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';
import { followJob } from '../actions/follow-job.ts';
import type { ComplianceJob, NewHold, NewRetentionRule, Retention } from '../index.ts';
import { runReason, type RunReason } from '../rules/retention-run.ts';

/** What the page shows. */
export type RetentionSnapshot = {
  retention: Retention | undefined;
  error: ErrorData | undefined;
  busy: boolean;
  /** The newest count or run; of one that runs, how far it is. */
  job: ComplianceJob | undefined;
  /** Why nothing can be removed now. */
  reason: RunReason | undefined;
};

/** Retention of an office. */
export class RetentionScreen extends Screen<RetentionSnapshot> {
  readonly #office: OfficeApi;
  readonly #left = new AbortController();
  #asked = 0;
  /** Whether the count is of the rules as they stand. */
  #counted = false;

  constructor(office: OfficeApi) {
    super({ retention: undefined, error: undefined, busy: false, job: undefined, reason: 'countFirst' });
    this.#office = office;
    this.onDispose(() => this.#left.abort());
    void this.reload();
  }

  /** Asks anew, and goes on watching a run that somebody has begun. */
  async reload(): Promise<void> {
    const asked = (this.#asked += 1);
    try {
      const [retention, jobs] = await Promise.all([
        this.#office.admin.retention(),
        this.#office.admin.complianceJobs(),
      ]);
      if (asked !== this.#asked || this.disposed) return;
      this.#show({ retention, error: undefined });
      const running = jobs.find(({ kind, state }) => kind === 'retention' && state === 'running');
      if (running !== undefined && this.getSnapshot().job?.state !== 'running')
        void this.#follow(running).catch(() => undefined);
    } catch (error) {
      if (asked === this.#asked && !this.disposed) this.update({ error: asOfficeError(error).data });
    }
  }

  addRule(rule: NewRetentionRule): Promise<void> {
    return this.#change(() => this.#office.admin.addRetentionRule(rule));
  }
  changeRule(id: string, change: Pick<NewRetentionRule, 'days' | 'kinds'>): Promise<void> {
    return this.#change(() => this.#office.admin.changeRetentionRule(id, change));
  }
  removeRule(id: string): Promise<void> {
    return this.#change(() => this.#office.admin.removeRetentionRule(id));
  }
  hold(hold: NewHold): Promise<void> {
    return this.#change(() => this.#office.admin.placeHold(hold));
  }
  release(id: string): Promise<void> {
    return this.#change(() => this.#office.admin.releaseHold(id));
  }

  /** Counts what is past its age. Throws what the office refuses. */
  async count(): Promise<void> {
    await this.#run(true);
    this.#counted = true;
    this.#show({});
  }

  /** Removes it; answers how many messages went. Throws what the office refuses. */
  async run(): Promise<number> {
    const { messages } = await this.#run(false);
    this.#counted = false;
    await this.reload();
    return messages;
  }

  async #run(dryRun: boolean): Promise<ComplianceJob> {
    this.update({ busy: true });
    try {
      return await this.#follow(await this.#office.admin.startRetention({ dryRun }));
    } finally {
      if (!this.disposed) this.update({ busy: false });
    }
  }

  #follow(job: ComplianceJob): Promise<ComplianceJob> {
    return followJob(this.#office.admin, job, {
      signal: this.#left.signal,
      tell: (told) => {
        if (!this.disposed) this.#show({ job: told });
      },
    });
  }

  async #change(work: () => Promise<unknown>): Promise<void> {
    this.update({ busy: true });
    try {
      await work();
      this.#counted = false;
      await this.reload();
    } finally {
      if (!this.disposed) this.update({ busy: false });
    }
  }

  #show(change: Partial<RetentionSnapshot>): void {
    const { retention, job } = { ...this.getSnapshot(), ...change };
    const reason = retention === undefined ? 'countFirst' : runReason(retention, job, this.#counted);
    this.update({ ...change, reason });
  }
}
