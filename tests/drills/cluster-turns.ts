// Reads the log of an office entry by entry: at each number one writer, and turns only ever go up.
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { checkNext, digestOfEntry, LogForked } from '#fixtures/office/cluster/chain.ts';
import { openCluster, readServers } from '#fixtures/office/cluster/connection.ts';
import { parseEntry } from '#fixtures/office/cluster/entry.ts';
import type { LogEntry } from '#fixtures/office/cluster/log-stream.ts';
import { openFollowingCopy } from '#fixtures/office/cluster/following-copy.ts';
import type { NodeProcess } from '../support/node-process.ts';
import { pause, waitUntil } from '../support/wait-until.ts';

/** How many turns there were, and what must not be. */
export type Turns = { count: number; entries: number; voids: number[]; problems: string[] };

/** Reads what stands in the log; what was cut away cannot be judged any more. */
export async function readTurns(servers: string): Promise<Turns> {
  const cluster = await openCluster(servers, 'reader', 'reader');
  try {
    const { first, last } = await cluster.log.state();
    const entries: LogEntry[] = [];
    const following = cluster.log.follow(
      Math.max(0, first - 1),
      (some) => void entries.push(...some),
      () => undefined,
    );
    await waitUntil('the log is read', () => following.reached() >= last, 30);
    following.end();
    const problems: string[] = [];
    const writers = new Map<number, string>();
    const voids: number[] = [];
    let turn = 0;
    let at: Parameters<typeof checkNext>[0] | undefined;
    for (const { sequence, bytes } of entries) {
      const entry = parseEntry(bytes);
      const next = { sequence, turn: entry.turn, before: entry.before };
      const isNext = isContinued(at, next);
      // What everybody leaves out is no part of the log.
      if (!isNext) voids.push(sequence);
      if (!isNext) continue;
      at = { sequence, turn: entry.turn, digest: entry.before === undefined ? '' : digestOfEntry(bytes) };
      if (entry.turn < turn) problems.push(`entry ${sequence} is of turn ${entry.turn}, after turn ${turn}`);
      const writer = writers.get(entry.turn) ?? entry.writer;
      if (writer !== entry.writer)
        problems.push(
          `entry ${sequence} of turn ${entry.turn} is by ${entry.writer}, and others by ${writer}`,
        );
      writers.set(entry.turn, writer);
      ({ turn } = entry);
    }
    return { count: turn, entries: entries.length, voids, problems };
  } finally {
    await cluster.close();
  }
}

function isContinued(
  at: Parameters<typeof checkNext>[0] | undefined,
  next: Parameters<typeof checkNext>[1],
): boolean {
  try {
    if (at !== undefined) checkNext(at, next);
    return true;
  } catch (error) {
    if (error instanceof LogForked) return false;
    throw error;
  }
}

/** Applies to the copy of a node that does not run what it has not got yet. */
export async function bringUpToDate(servers: string, path: string, voids: readonly number[]): Promise<void> {
  const cluster = await openCluster(servers, 'reader', 'reader');
  const copy = openFollowingCopy(path, { left: new Set(voids) });
  try {
    const { last } = await cluster.log.state();
    const following = cluster.log.follow(
      copy.mark().sequence,
      (entries) => copy.apply(entries),
      () => undefined,
    );
    await waitUntil('the copy is up to date', () => copy.mark().sequence >= last, 30);
    following.end();
  } finally {
    copy.close();
    await cluster.close();
  }
}

/** How nodes and log servers stand, in words, for somebody who reads why nothing went on. */
export async function standing(servers: string, nodes: readonly NodeProcess[]): Promise<string> {
  const seen = await Promise.all(
    nodes.map((node) =>
      Promise.race([
        node.look().then(({ name, role, sequence }) => `${name} ${role} at ${sequence}`),
        pause(2_000).then(() => `${node.name} says nothing`),
      ]),
    ),
  );
  const connection = await connect({ servers: readServers(servers).servers, timeout: 2_000 });
  try {
    const jsm = await jetstreamManager(connection, { checkAPI: false, timeout: 2_000 });
    const streams = ['tangram_log', 'KV_tangram_leases'].map(async (name) => {
      const { cluster, state } = await jsm.streams.info(name);
      const replicas = (cluster?.replicas ?? []).map(
        (one) =>
          `${one.name}${one.current ? '' : ` behind by ${one.lag ?? '?'}`}${one.offline ? ' offline' : ''}`,
      );
      return `${name} at ${state.last_seq}, led by ${cluster?.leader ?? 'nobody'}, with ${replicas.join(', ')}`;
    });
    const told = await Promise.allSettled(streams);
    const faults = nodes.flatMap(({ name, faults: own }) =>
      own.slice(-2).map((fault) => `${name}: ${fault}`),
    );
    return [
      ...seen,
      ...told.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason))),
      ...faults,
    ].join('; ');
  } finally {
    await connection.close();
  }
}
