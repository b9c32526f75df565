// The office as a process of its own, for drills that kill or molest it: starts on the argument's port and data, says when it answers.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { noLimits } from '#fixtures/office/services/limits.ts';
import { startOffice, type DemoAccount } from '#fixtures/serve.ts';
import { drillPlan } from './drill-plan.ts';

/** What the office is started with; port 0 takes a free one. */
export type OfficeArgument = { dataDir: string; port: number; heartbeatMs: number; furtherGroups?: number };
/** How it does, told whenever it is asked. Memory in MB, the longest standstill since the last question in ms. */
export type OfficeHealth = {
  memory: number;
  standstill: number;
  faults: string[];
  faultyFrames: number;
  unknownFrames: number;
};
/** What it tells: once, when it answers; and how it does. */
export type OfficeTold =
  | { is: 'ready'; url: string; port: number; accounts: DemoAccount[] }
  | ({ is: 'health' } & OfficeHealth);

const argument = JSON.parse(process.argv[2] ?? '{}') as OfficeArgument;
// Whoever started it is gone: so is it.
process.on('disconnect', () => process.exit(0));
const faults: string[] = [];
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
const office = await startOffice({
  ...argument,
  // Ten thousand hostile texts a minute are more than anybody may send; each shall be looked at.
  limits: noLimits,
  seed: drillPlan(Date.now(), argument.furtherGroups),
  reportFault: (error) =>
    void faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error)),
});
process.on('message', () => {
  globalThis.gc?.();
  const { faultyFrames, unknownFrames } = office.office.counts;
  const memory = process.memoryUsage.rss() / 1_048_576;
  const standstill = delay.max / 1e6;
  delay.reset();
  tell({ is: 'health', memory, standstill, faults: faults.splice(0, 100), faultyFrames, unknownFrames });
});
tell({ is: 'ready', url: office.url, port: office.port, accounts: office.accounts });

function tell(told: OfficeTold): void {
  process.send?.(told);
}
