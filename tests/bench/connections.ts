// Connections: what one costs the office while it is held, and how long a crowd takes to be back after a restart.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Guest, Returned } from './chat/crowd-process.ts';
import { planBenchGroup } from './chat/bench-office.ts';
import { startOfficeServer, startStoredOffice } from './chat/office-server.ts';
import { quantile, type Report } from './figure.ts';
import { startChild, type Child } from './run/child.ts';
import { memoryOf, processorTimeOf, type Program } from './run/program.ts';
import { scratchFolder } from './run/scratch.ts';

/** Files that a process needs beside its sockets. */
const otherFiles = 500;
/** Kilobytes of 1,000 bytes in a megabyte of as many. */
const kilobytes = 1_000;

/** As many as asked for, or as this machine lets one process open. */
function allowed(wanted: number): number {
  const most = Number(execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).trim());
  return Number.isFinite(most) ? Math.min(wanted, most - otherFiles) : wanted;
}

/** How often a Prometheus asks unless it is told otherwise, in ms; and how often it is asked here. */
const scrapes = { everyMs: 15_000, count: 40 } as const;

/** Reports P4, P5 and what watching an office costs. */
export async function run(report: Report): Promise<void> {
  await watched(report, Number(process.env['TANGRAM_BENCH_CLIENTS'] ?? 1_000));
  await heldConnections(report, Number(process.env['TANGRAM_BENCH_CONNECTIONS'] ?? 15_000));
  await returningCrowd(report, Number(process.env['TANGRAM_BENCH_MEMBERS'] ?? 5_000));
}

type Opened = { office: Program; folder: string; guests: Guest[]; bare: Child; bareUrl: string };

async function opened(name: string, people: number, children: Child[]): Promise<Opened> {
  const folder = join(scratchFolder(), name);
  const plan = planBenchGroup(people, Date.now());
  const tokensFor = plan.people.slice(-people);
  const office = await startOfficeServer(folder, { plan, passwordsFor: [], tokensFor });
  const url = `${office.url.replace('http', 'ws')}/im/ws`;
  const guests = office.tokens.map((token, index) => ({ url, token, device: `crowd-${index}` }));
  const bare = startChild('chat/broadcast-process.ts');
  children.push(bare);
  const { url: bareUrl } = await bare.ask<{ url: string }>({ do: 'start' });
  return { office, folder, guests, bare, bareUrl };
}

async function heldConnections(report: Report, wanted: number): Promise<void> {
  const count = allowed(wanted);
  const children: Child[] = [];
  const { office, guests, bare, bareUrl } = await opened('held', count, children);
  try {
    const cost = async (pid: number, crowd: readonly Guest[]): Promise<number> => {
      const before = memoryOf(pid);
      const child = startChild('chat/crowd-process.ts');
      children.push(child);
      process.stderr.write(`connections: ${crowd.length} gather\n`);
      await child.ask({ do: 'gather', guests: crowd });
      return ((memoryOf(pid) - before) / crowd.length) * kilobytes;
    };
    const ours = await cost(office.pid, guests);
    const raw = await cost(
      bare.pid,
      guests.map(({ device }) => ({ url: bareUrl, device })),
    );
    report({
      id: 'P4',
      name: `memory of one of ${count} connections that the office holds, each of another person, against a bare socket`,
      ours,
      baseline: raw,
      unit: 'KB',
      note:
        count < wanted ? `this machine lets a process open ${count} of the ${wanted}` : 'all authenticated',
    });
  } finally {
    for (const child of children.toReversed()) await child.end();
    await office.end();
  }
}

/** The processor time of one answer at `/metrics`, as the part of a core that one every fifteen seconds takes. */
async function watched(report: Report, count: number): Promise<void> {
  const children: Child[] = [];
  const { office, guests } = await opened('watched', count, children);
  try {
    const crowd = startChild('chat/crowd-process.ts');
    children.push(crowd);
    await crowd.ask({ do: 'gather', guests });
    const scrape = async (): Promise<void> => {
      const answer = await fetch(new URL('/metrics', office.url));
      const text = await answer.text();
      if (!text.includes(`tangram_connections ${count}\n`))
        throw new Error(`not ${count} connections: ${text}`);
    };
    // The first loads the library.
    await scrape();
    const spent = async (work: () => Promise<void>): Promise<number> => {
      const [before, start] = [processorTimeOf(office.pid), performance.now()];
      await work();
      const rest = scrapes.everyMs - (performance.now() - start);
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
      return processorTimeOf(office.pid) - before;
    };
    // What it costs to hold them while nobody asks, in a time as long.
    const idle = await spent(async () => undefined);
    const asked = await spent(async () => {
      for (let at = 0; at < scrapes.count; at += 1) await scrape();
    });
    report({
      id: 'metrics',
      name: `part of a core that /metrics takes of an office with ${count} clients, asked every ${scrapes.everyMs / 1_000} s`,
      ours: ((asked - idle) / scrapes.count / scrapes.everyMs) * 100,
      // Holding them while nobody asks.
      baseline: (idle / scrapes.everyMs) * 100,
      unit: '%',
      note: `${scrapes.count} answers took ${Math.round(asked - idle)} ms of the processor`,
    });
  } finally {
    for (const child of children.toReversed()) await child.end();
    await office.end();
  }
}

async function returningCrowd(report: Report, wanted: number): Promise<void> {
  const count = allowed(wanted);
  const children: Child[] = [];
  const { office: first, folder, guests, bareUrl } = await opened('storm', count, children);
  let office: Program = first;
  try {
    const [ours, raw] = [startChild('chat/crowd-process.ts'), startChild('chat/crowd-process.ts')];
    children.push(ours, raw);
    process.stderr.write(`connections: a crowd of ${count} gathers\n`);
    await ours.ask({ do: 'gather', guests });
    await raw.ask({ do: 'gather', guests: guests.map(({ device }) => ({ url: bareUrl, device })) });
    await raw.ask({ do: 'lose', cut: true });
    const bare = await raw.ask<Returned>({ do: 'regained' });
    await ours.ask({ do: 'lose', cut: false });
    const port = Number(new URL(office.url).port);
    await office.end();
    office = await startStoredOffice(folder, port);
    const { times } = await ours.ask<Returned>({ do: 'regained' });
    const seconds = [...times].map((ms) => Math.floor(ms / 1_000));
    const begun = Math.min(...seconds);
    const later = Map.groupBy(
      seconds.filter((second) => second > begun),
      (second) => second,
    );
    const largest = Math.max(0, ...[...later.values()].map((bin) => bin.length)) / count;
    report({
      id: 'P5',
      name: `${count} clients, the office restarted under them: until the last is authenticated and caught up, against bare sockets that are cut`,
      ours: Math.max(...times),
      baseline: Math.max(...bare.times),
      unit: 'ms',
      note: `half of them after ${Math.round(quantile([...times], 0.5))} ms; largest second after the first holds ${Math.round(largest * 100)} %`,
    });
  } finally {
    for (const child of children.toReversed()) await child.end();
    await office.end();
  }
}
