// An office in a process of its own that can be killed and started again on the same port and data.
import { join } from 'node:path';
import { ChildProgram } from './child-program.ts';
import type { OfficeArgument, OfficeHealth, OfficeTold } from './office-program.ts';
import type { Account } from './drill-client.ts';
import { OfficeRecords } from './office-records.ts';

/** How an office of a drill may differ; without limits nothing is counted, and nothing turned away. */
export type OfficeChoice = Partial<Omit<OfficeArgument, 'dataDir' | 'port'>>;

type Ready = Extract<OfficeTold, { is: 'ready' }>;

/** The office of a drill. */
export class OfficeProcess {
  readonly url: string;
  readonly accounts: readonly Account[];
  readonly #dataDir: string;
  #choice: OfficeChoice;
  #program: ChildProgram<OfficeTold>;

  private constructor(dataDir: string, choice: OfficeChoice, program: ChildProgram<OfficeTold>, told: Ready) {
    this.#dataDir = dataDir;
    this.#choice = choice;
    this.#program = program;
    this.url = told.url;
    this.accounts = told.accounts;
  }

  /** Starts one with its data in `folder`. */
  static async start(folder: string, choice: OfficeChoice = {}): Promise<OfficeProcess> {
    const dataDir = join(folder, 'office');
    const { program, told } = await launch(dataDir, 0, choice);
    return new OfficeProcess(dataDir, choice, program, told);
  }

  /** Ends it at once, without a goodbye. */
  async kill(): Promise<void> {
    await this.#program.kill();
  }

  /** Its process. */
  get pid(): number {
    return this.#program.pid;
  }

  /** Starts it again, with other choices where given; answers how long it took until it answered a request, in ms. */
  async restart(other: OfficeChoice = {}): Promise<number> {
    this.#choice = { ...this.#choice, ...other };
    const start = performance.now();
    const port = Number(new URL(this.url).port);
    const { program } = await launch(this.#dataDir, port, this.#choice);
    this.#program = program;
    const answer = await fetch(`${this.url}/uc/config`);
    if (!answer.ok) throw new Error(`the office answers ${answer.status}`);
    return performance.now() - start;
  }

  /** How it does since it was last asked; rejects when it has ended. */
  async health(): Promise<OfficeHealth> {
    const told = this.#program.next(
      (one): one is Extract<OfficeTold, { is: 'health' }> => one.is === 'health',
    );
    this.#program.tell({});
    return told;
  }

  /** What it has stored, read from its own file; only while it does not run. */
  records(): OfficeRecords {
    return new OfficeRecords(join(this.#dataDir, 'office.sqlite'));
  }
}

async function launch(dataDir: string, port: number, choice: OfficeChoice) {
  const argument: OfficeArgument = { dataDir, port, heartbeatMs: 500, ...choice };
  const program = new ChildProgram<OfficeTold>('office-program.ts', argument);
  const told = await program.next((one): one is Ready => one.is === 'ready');
  return { program, told };
}
