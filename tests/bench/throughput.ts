// P2: durable messages a second of one server process, with senders that never wait for more than their window.
import { median, type Report } from './figure.ts';
import type { Child } from './run/child.ts';
import { processorTimeOf } from './run/program.ts';
import { Stage } from './chat/stage.ts';

const rounds = 5;
const pairs = 4;
/** Messages each sender may have on the way. */
const window = 128;
const counts = { frames: 20_000, relay: 20_000, sdk: 4_000, prosody: 1_000 } as const;

type Side = {
  name: keyof typeof counts;
  writer: Child;
  reader: Child;
  senders: number[];
  acknowledged: boolean;
  /** Process id of the server, where its processor time is told. */
  server?: number;
};

/** Reports plain frames and whole clients against the relay, and plain frames against prosody where it is there. */
export async function run(report: Report): Promise<void> {
  const stage = new Stage();
  try {
    const people = pairs * 2 + 2;
    const office = await stage.office(people, 2);
    const relay = await stage.relay();
    const prosody = await stage.prosody();
    const senders = Array.from({ length: pairs }, (_, pair) => pair * 2);
    const frames = await stage.clients(stage.officePeers(2, people));
    const bare = await stage.clients(Array.from({ length: pairs * 2 }, (_, index) => relay.peer(index)));
    const sdk = {
      writer: await stage.clients([stage.sdkPeer(0)]),
      reader: await stage.clients([stage.sdkPeer(1)]),
    };
    const sides: Side[] = [
      { name: 'frames', writer: frames, reader: frames, senders, acknowledged: true, server: office },
      { name: 'relay', writer: bare, reader: bare, senders, acknowledged: true, server: relay.child.pid },
      { name: 'sdk', ...sdk, senders: [0], acknowledged: true },
    ];
    if (prosody !== undefined) {
      const both = await stage.clients([prosody.peer(0), prosody.peer(1)]);
      sides.push({ name: 'prosody', writer: both, reader: both, senders: [0], acknowledged: false });
    }
    for (const side of sides) await flood(side, 'warm-up', counts[side.name] / 4);
    const rates = new Map<string, number[]>(sides.map(({ name }) => [name, []]));
    const spent = new Map<Side['name'], number>();
    for (let round = 0; round < rounds; round += 1)
      for (const side of sides) {
        const before = side.server === undefined ? 0 : processorTimeOf(side.server);
        rates.get(side.name)?.push(await flood(side, `round${round}`, counts[side.name]));
        const after = side.server === undefined ? 0 : processorTimeOf(side.server);
        spent.set(side.name, (spent.get(side.name) ?? 0) + after - before);
      }
    const each = (name: Side['name']): string =>
      (((spent.get(name) ?? 0) * 1000) / (rounds * counts[name])).toFixed(1);
    const rate = (name: Side['name']): number => median(rates.get(name) ?? []);
    const unit = 'msg/s';
    report({
      id: 'P2-limit',
      name: 'durable messages a second, one office process, against the bare relay',
      ours: rate('frames'),
      baseline: rate('relay'),
      unit,
      note: `${pairs} senders as plain frames, window ${window}; each message reaches the receiver and the sender's own device; ${each('frames')} µs of processor each against ${each('relay')}`,
    });
    if (prosody !== undefined)
      report({
        id: 'P2-prosody',
        name: 'the same against prosody with its archive in SQLite',
        ours: rate('frames'),
        baseline: rate('prosody'),
        unit,
        note: `prosody ${prosody.version}, one pair, window ${window}`,
      });
    report({
      id: 'P2-sdk',
      name: 'the same with whole clients: outbox, store and search index at both ends',
      ours: rate('sdk'),
      baseline: rate('relay'),
      unit,
      note: 'one sender, one receiver, a process each',
    });
  } finally {
    await stage.end();
  }
}

/** Messages a second until the last one was told and acknowledged. */
async function flood(
  { writer, reader, senders, acknowledged }: Side,
  tag: string,
  count: number,
): Promise<number> {
  await reader.ask({ do: 'expect', tag, count });
  const { start, end } = await writer.ask<{ start: number; end: number }>({
    do: 'flood',
    tag,
    count,
    peers: senders,
    window,
    acknowledged,
  });
  const told = await reader.ask<Float64Array>({ do: 'arrivals' });
  return (
    (count * 1000) /
    (Math.max(
      end,
      told.reduce((a, b) => Math.max(a, b), 0),
    ) -
      start)
  );
}
