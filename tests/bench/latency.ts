// P1: from «A creates» to «B has stored and told the application», the server having fsynced; three servers, turn by turn.
import type { Child } from './run/child.ts';
import { median, quantile, type Report } from './figure.ts';
import { Stage } from './chat/stage.ts';

const rounds = 5;
const perRound = 200;
/** Longer than any of the servers needs, so that nothing queues. */
const everyMs = 10;

type Side = { name: string; writer: Child; reader: Child };

/** Reports p50 and p95 against the bare relay, and p50 against prosody where it is there. */
export async function run(report: Report): Promise<void> {
  const stage = new Stage();
  try {
    await stage.office(2, 2);
    const relay = await stage.relay();
    const prosody = await stage.prosody();
    const side = async (
      name: string,
      peer: (index: number) => Parameters<Stage['clients']>[0][number],
    ): Promise<Side> => {
      return { name, writer: await stage.clients([peer(0)]), reader: await stage.clients([peer(1)]) };
    };
    const sides = [
      await side('ours', (index) => stage.sdkPeer(index)),
      await side('limit', relay.peer),
      ...(prosody === undefined ? [] : [await side('prosody', prosody.peer)]),
    ];
    for (const each of sides) await turn(each, 'warm-up', perRound);
    const samples = new Map<string, number[][]>(sides.map(({ name }) => [name, []]));
    for (let round = 0; round < rounds; round += 1)
      for (const each of sides) samples.get(each.name)?.push(await turn(each, `round${round}`, perRound));
    const at = (name: string, share: number): number =>
      median((samples.get(name) ?? []).map((round) => quantile(round, share)));
    const note =
      'office, writer and reader each a process; SDK with its store against a relay whose clients store nothing';
    for (const [id, share] of [
      ['P1-limit', 0.5],
      ['P1-limit-p95', 0.95],
    ] as const)
      report({
        id,
        name: `written → stored and told at the other side, p${share * 100}, against the bare relay`,
        ours: at('ours', share),
        baseline: at('limit', share),
        unit: 'ms',
        note,
      });
    if (prosody === undefined) return;
    for (const [id, share] of [
      ['P1-prosody', 0.5],
      ['P1-prosody-p95', 0.95],
    ] as const)
      report({
        id,
        name: `the same, p${share * 100}, against prosody with its archive in SQLite`,
        ours: at('ours', share),
        baseline: at('prosody', share),
        unit: 'ms',
        note: `prosody ${prosody.version}; its clients store nothing`,
      });
  } finally {
    await stage.end();
  }
}

/** One message every few milliseconds; answers how long each was on its way. */
async function turn({ writer, reader }: Side, tag: string, count: number): Promise<number[]> {
  await reader.ask({ do: 'expect', tag, count });
  const written = await writer.ask<Float64Array>({ do: 'pace', tag, count, peers: [0], everyMs });
  const told = await reader.ask<Float64Array>({ do: 'arrivals' });
  return Array.from(written, (start, number) => (told[number] as number) - start);
}
