// A node of a cluster as a process of its own, for drills that kill or stop it: says when it answers, and what it is when asked.
import { noLimits } from '#fixtures/office/services/limits.ts';
import type { DemoAccount } from '#fixtures/serve.ts';
import { startClusterNode, type RunningNode } from '#fixtures/cluster/start.ts';
import type { NodeSeen } from '#fixtures/office/cluster/leases.ts';
import { drillPlan } from './drill-plan.ts';

/** What a node is started with; port 0 takes a free one. Whoever has no office and may begin none waits for the others' copy. */
export type NodeArgument = {
  dataDir: string;
  port: number;
  servers: string;
  name: string;
  copyEvery: number;
  heartbeatMs: number;
  /** The first one begins the office. */
  begins: boolean;
};

/** What it tells: once, when it answers; how it is, when it is asked; and its faults. */
export type NodeTold =
  | { is: 'ready'; url: string; port: number; accounts: DemoAccount[] }
  | { is: 'seen'; node: NodeSeen; counts: RunningNode['counts']; faults: string[] }
  | { is: 'failed'; reason: string };

const argument = JSON.parse(process.argv[2] ?? '{}') as NodeArgument;
const { servers, name, copyEvery, begins, ...given } = argument;
const faults: string[] = [];
process.on('disconnect', () => process.exit(0));
const node = await startClusterNode({
  ...given,
  limits: noLimits,
  seed: begins ? drillPlan(Date.now()) : 'none',
  cluster: { servers, name, copyEvery },
  reportFault: (error) =>
    void faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error)),
});
node.failed.catch((error: unknown) => {
  tell({ is: 'failed', reason: String(error) });
  process.exit(1);
});
process.on('message', (asked: { end?: true }) => {
  if (asked.end === true) void node.close().then(() => process.exit(0));
  else tell({ is: 'seen', node: node.look(), counts: node.counts, faults: faults.splice(0, 100) });
});
tell({ is: 'ready', url: node.url, port: node.port, accounts: node.accounts });

function tell(told: NodeTold): void {
  process.send?.(told);
}
