// A node of a cluster in a process of its own, that can be killed, stopped, let go on and started again on the same port and data.
import { join } from 'node:path';
import type { NodeSeen } from '#fixtures/office/cluster/leases.ts';
import { ChildProgram } from './child-program.ts';
import type { Account } from './drill-client.ts';
import type { NodeArgument, NodeTold } from './node-program.ts';

/** How a node of a drill differs from the others. */
export type NodeChoice = Pick<NodeArgument, 'servers' | 'name' | 'begins' | 'copyEvery'>;

type Ready = Extract<NodeTold, { is: 'ready' }>;
type Seen = Extract<NodeTold, { is: 'seen' }>;

/** A node of a drill. */
export class NodeProcess {
  readonly url: string;
  readonly accounts: readonly Account[];
  readonly path: string;
  readonly name: string;
  readonly faults: string[] = [];
  /** What its copy answered and what it handed on, when it was looked at last; since its last start. */
  counts: Seen['counts'] = { byCopy: 0, handedOn: 0 };
  readonly #argument: NodeArgument;
  #program: ChildProgram<NodeTold>;

  private constructor(argument: NodeArgument, program: ChildProgram<NodeTold>, told: Ready) {
    this.#argument = { ...argument, port: told.port };
    this.#program = program;
    this.url = told.url;
    this.accounts = told.accounts;
    this.name = argument.name;
    this.path = join(argument.dataDir, 'office.sqlite');
  }

  /** Starts one with its data in `folder`. */
  static async start(folder: string, choice: NodeChoice): Promise<NodeProcess> {
    const argument = { ...choice, dataDir: join(folder, choice.name), port: 0, heartbeatMs: 500 };
    const { program, told } = await launch(argument);
    return new NodeProcess(argument, program, told);
  }

  /** Ends it at once, without a goodbye. */
  kill(): Promise<void> {
    return this.#program.kill();
  }

  /** Holds it still, as a machine is that stands; it notices nothing of it. */
  pause(): void {
    process.kill(this.#program.pid, 'SIGSTOP');
  }

  resume(): void {
    process.kill(this.#program.pid, 'SIGCONT');
  }

  /** Starts it again; answers how long it took until it answered, in ms. */
  async restart(): Promise<number> {
    const start = performance.now();
    const { program } = await launch(this.#argument);
    this.#program = program;
    return performance.now() - start;
  }

  /** What it is now, to the others. */
  async look(): Promise<NodeSeen> {
    const told = this.#program.next((one): one is Seen => one.is === 'seen');
    this.#program.tell({});
    const { node, counts, faults } = await told;
    this.counts = counts;
    this.faults.push(...faults);
    return node;
  }

  /** Ends it in order. */
  async end(): Promise<void> {
    this.#program.tell({ end: true });
    await this.#program.exited;
  }
}

async function launch(argument: NodeArgument) {
  const program = new ChildProgram<NodeTold>('node-program.ts', argument);
  const told = await program.next((one): one is Ready => one.is === 'ready');
  return { program, told };
}
