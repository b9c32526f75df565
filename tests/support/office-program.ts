// The office as a process of its own, for drills that kill or molest it: starts on the argument's port and data, says when it answers.
import { noLimits, type LimitChoice } from '#fixtures/office/services/limits.ts';
import { startOffice, type DemoAccount } from '#fixtures/serve.ts';
import { drillPlan } from './drill-plan.ts';
import { threadTime } from './thread-time.ts';

/** What the office is started with; port 0 takes a free one. */
export type OfficeArgument = {
  dataDir: string;
  port: number;
  heartbeatMs: number;
  furtherGroups?: number | undefined;
  limits?: LimitChoice | undefined;
  /** Parameters of the clients that are others than usual. */
  parameters?: Readonly<Record<string, string>> | undefined;
  /** How far its clock is ahead, in ms. */
  aheadMs?: number | undefined;
  /** The window's built pages, where it serves them. */
  guiDir?: string | undefined;
  /** Whether it opens a door in its folder, through which it is asked for a copy. */
  door?: boolean | undefined;
};
/** How it does, told whenever it is asked. Memory in MB, the longest it computed without a pause since the last question in ms. */
export type OfficeHealth = {
  memory: number;
  standstill: number;
  faults: string[];
  faultyFrames: number;
  /** Readers that were cut as too slow, the most bytes that waited for one, and what was turned away in a flood. */
  slowReaders: number;
  maxWaiting: number;
  turnedAway: number;
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
// By processor time: where other programs have the processor, it is not the office that stands still.
let standstill = 0;
let spent = threadTime();
setInterval(() => {
  const now = threadTime();
  standstill = Math.max(standstill, now - spent);
  spent = now;
}, 5).unref();
const { parameters = {}, aheadMs = 0, door = false, ...given } = argument;
const office = await startOffice({
  ...given,
  ...(aheadMs !== 0 && { clock: { now: () => Date.now() + aheadMs } }),
  ...(door && { onStop: () => process.exit(0) }),
  // Ten thousand hostile texts a minute are more than anybody may send; each shall be looked at.
  limits: argument.limits ?? noLimits,
  seed: drillPlan(Date.now(), argument.furtherGroups),
  reportFault: (error) =>
    void faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error)),
});
for (const [name, value] of Object.entries(parameters))
  await office.office.store.people.setDictionary('sys_pc_client_params', name, value);
// What has become due while its clock stood elsewhere is done at once, not with the next hour.
if (aheadMs !== 0) await office.office.keepHouse();
process.on('message', () => {
  globalThis.gc?.();
  const { counts, load } = office.office;
  const memory = process.memoryUsage.rss() / 1_048_576;
  tell({
    is: 'health',
    memory,
    standstill,
    faults: faults.splice(0, 100),
    turnedAway: load.turnedAway(),
    ...counts,
  });
  [standstill, spent] = [0, threadTime()];
});
tell({ is: 'ready', url: office.url, port: office.port, accounts: office.accounts });

function tell(told: OfficeTold): void {
  process.send?.(told);
}
