// Thousands are connected, the office is killed and comes back: all return soon, spread in time, and who is there is served meanwhile.
import type { Guest, Returned } from '../bench/chat/crowd-process.ts';
import { quantile } from '../bench/figure.ts';
import { moment, startChild } from '../bench/run/child.ts';
import { memoryOf } from '../bench/run/program.ts';
import { asideChatId, startCrowdOffice } from '../support/crowd-office.ts';
import type { Flooded, FloodTarget } from '../support/flood-program.ts';
import type { DrillContext } from './drill.ts';

/** What quality D9 allows: ms until most are back and until the last is, the largest second after the first, live p99, memory. */
const allowed = { maxMs: 5_000, lastMs: 10_000, largestSecond: 0.4, liveMs: 250, memory: 2 } as const;
/** Share of the people who are «most». */
const most = 0.99;
/** Messages a second of those who write meanwhile, and for how many seconds. */
const writing = { perSecond: 25, seconds: 6 } as const;

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const { full, folder } = context;
  const people = full ? 5_000 : 100;
  const [writer, reader] = [0, 1];
  const { office, tokens } = await startCrowdOffice(folder, people, [writer, reader]);
  context.afterwards(() => office.kill());
  const crowd = startChild('chat/crowd-process.ts');
  context.afterwards(() => crowd.end());
  const live = startChild('../support/flood-program.ts');
  context.afterwards(() => live.end());
  const url = `${office.url.replace('http', 'ws')}/im/ws`;
  const guests: Guest[] = tokens.map((token, index) => ({ url, token, device: `crowd-${index}` }));
  await crowd.ask({ do: 'gather', guests });
  const before = memoryOf(office.pid);
  await crowd.ask({ do: 'lose', cut: false });
  const lost = moment();
  await office.kill();
  await office.restart();
  const away = moment() - lost;
  let peak = 0;
  const watching = setInterval(() => (peak = Math.max(peak, memoryOf(office.pid))), 100);
  context.afterwards(() => clearInterval(watching));
  const target: FloodTarget = {
    url: office.url,
    token: tokens[writer] ?? '',
    chatId: asideChatId,
    sockets: 1,
  };
  const [{ times }, served] = await Promise.all([
    crowd.ask<Returned>({ do: 'regained' }),
    (async () => {
      await live.ask({ do: 'open', ...target });
      return live.ask<Flooded>({ do: 'pace', name: 'live', ...writing, seconds: full ? writing.seconds : 1 });
    })(),
  ]);
  clearInterval(watching);
  const { faults } = await office.health();
  for (const fault of faults) context.problem(`the office reports: ${fault}`);
  if (times.length !== people) context.problem(`${times.length} of ${people} came back`);
  if (served.admittedMs.length !== served.sent)
    context.problem(`${served.sent - served.admittedMs.length} messages were refused meanwhile`);
  // Counted from when the office answered again: before that nobody can be back.
  const back = [...times].map((ms) => Math.max(0, ms - away));
  const seconds = Map.groupBy(
    back.map((ms) => Math.floor(ms / 1_000)).filter((second) => second > 0),
    (second) => second,
  );
  const largest = Math.max(0, ...[...seconds.values()].map(({ length }) => length)) / people;
  const liveP99 = quantile([...served.admittedMs], 0.99);
  const figures = { maxMs: quantile(back, most), lastMs: Math.max(...back), largestSecond: largest };
  context.report('people', people);
  context.report('office away ms', Math.round(away));
  context.report('99 % back after ms', Math.round(figures.maxMs));
  context.report('last back after ms', Math.round(figures.lastMs));
  context.report('largest later second', Number(largest.toFixed(2)));
  context.report('live p99 ms', Math.round(liveP99));
  context.report('office MB before', Math.round(before));
  context.report('office MB peak', Math.round(peak));
  if (!full) return;
  for (const [name, value] of Object.entries(figures))
    if (value > allowed[name as keyof typeof figures])
      context.problem(`${name}: ${value.toFixed(2)}, allowed are ${allowed[name as keyof typeof figures]}`);
  if (liveP99 > allowed.liveMs) context.problem(`messages meanwhile take ${liveP99.toFixed(0)} ms`);
  if (peak > before * allowed.memory)
    context.problem(`the office takes ${peak.toFixed(0)} MB, before it ${before.toFixed(0)}`);
}
