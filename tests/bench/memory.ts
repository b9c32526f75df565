// Memory of the office with 200 people connected while 100,000 messages pass through it.
import type { Report } from './figure.ts';
import type { Child } from './run/child.ts';
import { memoryOf } from './run/program.ts';
import { Stage } from './chat/stage.ts';

const people = 200;
const rounds = 5;
const perRound = 20_000;

/** Reports the resident memory after the last message beside the bare relay's, same people, same messages. */
export async function run(report: Report): Promise<void> {
  const stage = new Stage();
  try {
    const office = await stage.office(people, 1);
    const relay = await stage.relay();
    const everybody = Array.from({ length: people }, (_, index) => index);
    const sides: { server: number; clients: Child }[] = [
      { server: office, clients: await stage.clients(stage.officePeers(0, people)) },
      { server: relay.child.pid, clients: await stage.clients(everybody.map((index) => relay.peer(index))) },
    ];
    const largest = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, { server, clients }] of sides.entries()) {
        await pass(
          clients,
          `round${round}`,
          everybody.filter((person) => person % 2 === 0),
        );
        largest[index] = Math.max(largest[index] ?? 0, memoryOf(server));
      }
    }
    report({
      id: 'office-rss',
      name: `memory of the office, ${people} people connected, ${rounds * perRound} messages passed`,
      ours: largest[0] ?? Number.NaN,
      baseline: largest[1] ?? Number.NaN,
      unit: 'MB',
      note: 'largest of five readings, against the bare relay with the same sockets and messages',
    });
  } finally {
    await stage.end();
  }
}

async function pass(clients: Child, tag: string, senders: number[]): Promise<void> {
  await clients.ask({ do: 'expect', tag, count: perRound });
  await clients.ask({ do: 'flood', tag, count: perRound, peers: senders, window: 16, acknowledged: true });
  await clients.ask({ do: 'arrivals' });
}
