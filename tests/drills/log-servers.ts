// Three log servers and three bare writers in turns, one log server struck every other second: what is in each afterwards, compared.
import { setTimeout as sleep } from 'node:timers/promises';
import { openCluster } from '#fixtures/office/cluster/connection.ts';
import { between, seededRandom } from '#fixtures/seed/random.ts';
import { BareWriter, digestsIn } from '../support/bare-writer.ts';
import { natsServer, startLogServers, type LogServers } from '../support/log-servers.ts';
import { pause, waitUntil } from '../support/wait-until.ts';
import { readTurns } from './cluster-turns.ts';
import type { DrillContext } from './drill.ts';

const names = ['w1', 'w2', 'w3'] as const;
const kinds = ['killed', 'held', 'cut off'] as const;
/** Entries of one turn at most, and for how long nobody is heard before the next one begins, in ms. */
const turnEntries = 60;
const silentMs = 3_000;
const betweenMs = 5;
const settleSeconds = 60;

/** See the first line. */
export async function run({ seed, full, folder, afterwards, report, problem }: DrillContext): Promise<void> {
  if (natsServer === undefined) {
    process.stderr.write(
      'drill log-servers: LEFT OUT, there is no nats-server (Debian: apt install nats-server)\n',
    );
    return report('left out', 'no nats-server');
  }
  const random = seededRandom(seed);
  const troubles = full ? 100 : 3;
  const logs = await startLogServers(folder, 3);
  afterwards(() => logs.close());
  const writers = await Promise.all(names.map((name) => BareWriter.open(name, logs.url, folder)));
  afterwards(() => Promise.all(writers.map((writer) => writer.close())));

  let newest = 0;
  const acknowledged = new Set<number>();
  const heard: number[] = [performance.now()];
  const times: number[] = [performance.now()];
  const over = new AbortController();
  const { signal } = over;
  /** Whose turn it is. As with the lease of nodes, the next one begins where nobody is heard; the one before may not know. */
  let current = 0;
  let sinceChange = 0;
  const changing = setInterval(() => {
    if (sinceChange < turnEntries && performance.now() - (times.at(-1) ?? 0) < silentMs) return;
    sinceChange = 0;
    current = (current + 1) % writers.length;
    times.push(performance.now());
  }, 50);
  const writing = writers.map(async (writer, at) => {
    const isMine = (): boolean => !signal.aborted && current === at;
    const isOthers = (): boolean => !signal.aborted && current !== at;
    while (!signal.aborted) {
      await writer.turn(
        () => (newest += 1),
        (x) => {
          acknowledged.add(x);
          heard.push(performance.now());
          times.push(performance.now());
          sinceChange += 1;
        },
        isMine,
      );
      while (isOthers()) await pause(betweenMs);
    }
  });
  await waitUntil('somebody writes', () => acknowledged.size > 50);

  const struck: Record<string, number> = {};
  for (let trouble = 0; trouble < troubles; trouble += 1) {
    const kind = kinds[trouble < kinds.length ? trouble : between(random, 0, kinds.length - 1)] ?? 'killed';
    const heal = await strike(logs, kind, between(random, 0, 2));
    await pause(between(random, 1_000, 3_000));
    await heal();
    struck[kind] = (struck[kind] ?? 0) + 1;
    const healed = acknowledged.size;
    // The next strike comes while what was struck is still on its way to what the others have.
    if (random() < 0.5) await pause(between(random, 0, 1_000));
    else await waitUntil('writing goes on', () => acknowledged.size > healed + 20, settleSeconds);
  }
  const before = acknowledged.size;
  await waitUntil('writing goes on at the end', () => acknowledged.size > before, settleSeconds);
  over.abort();
  clearInterval(changing);
  await Promise.all(writing);

  for (const writer of writers) await writer.follow();
  const turns = await readTurns(logs.url);
  for (const sentence of turns.problems) problem(sentence);
  for (const writer of writers) {
    const has = writer.numbers();
    const set = new Set(has);
    const missing = [...acknowledged].filter((x) => !set.has(x));
    if (missing.length > 0)
      problem(
        `${writer.name} lacks ${missing.length} that were acknowledged: ${missing.slice(0, 5).join(', ')}`,
      );
    report(`${writer.name} has`, has.length);
    const { faults, ...seen } = writer.seen;
    for (const [name, value] of Object.entries(seen)) report(`${writer.name} ${name}`, value);
    report(`${writer.name} faults`, [...new Set(faults)].slice(0, 3).join('; ') || 'none');
  }
  await compareReplicas(logs, { report, problem });
  report(
    'strikes',
    Object.entries(struck)
      .map(([kind, count]) => `${count} ${kind}`)
      .join(', '),
  );
  report('acknowledged', acknowledged.size);
  report('turns', turns.count);
  report('entries', turns.entries);
  report('entries left out', turns.voids.length);
  report(
    'longest pause ms',
    Math.round(Math.max(...heard.slice(1).map((at, index) => at - (heard[index] ?? at)))),
  );
}

async function strike(
  logs: LogServers,
  kind: (typeof kinds)[number],
  index: number,
): Promise<() => void | Promise<void>> {
  if (kind === 'killed') {
    await logs.kill(index);
    return () => logs.revive(index);
  }
  if (kind === 'held') {
    logs.pause(index);
    return () => logs.resume(index);
  }
  logs.cutOff(index);
  return () => logs.heal(index);
}

/** Has each log server lead the stream in turn, and compares what it has with what the first one had. */
async function compareReplicas(
  logs: LogServers,
  { report, problem }: Pick<DrillContext, 'report' | 'problem'>,
): Promise<void> {
  const cluster = await openCluster(logs.url, 'reader', 'reader');
  try {
    const found = new Map<string, Map<number, string>>();
    const deadline = performance.now() + settleSeconds * 1_000;
    while (found.size < 3 && performance.now() < deadline) {
      const info = await cluster.jsm.streams.info('tangram_log').catch(() => undefined);
      const leader = info?.cluster?.leader;
      if (leader !== undefined && !found.has(leader)) found.set(leader, await digestsIn(cluster));
      if (found.size < 3)
        await cluster.connection
          .request('$JS.API.STREAM.LEADER.STEPDOWN.tangram_log', '', { timeout: 2_000 })
          .catch(() => undefined);
      await sleep(1_500);
    }
    report('replicas read', found.size);
    const [one, ...others] = [...found];
    for (const [name, digests] of others) {
      const differing = [...(one?.[1] ?? [])].filter(
        ([sequence, digest]) => digests.get(sequence) !== digest,
      );
      report(`entries that ${name} has otherwise than ${one?.[0]}`, differing.length);
      if (differing.length > 0 || digests.size !== one?.[1].size)
        problem(
          `${name} has ${digests.size} entries, ${one?.[0]} ${one?.[1].size}; ${differing.length} are others`,
        );
    }
  } finally {
    await cluster.close();
  }
}
