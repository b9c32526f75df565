// More comes than the office can take in: whoever floods is refused with the time to wait, nobody else waits, all goes on afterwards.
import { join } from 'node:path';
import { noLimits, usualLimits } from '#fixtures/office/services/limits.ts';
import type { Frame } from '#sdk/contract/frames.ts';
import { quantile } from '../bench/figure.ts';
import { startChild, type Child } from '../bench/run/child.ts';
import { RawDevice } from '../fixtures/raw-client.ts';
import { ChatModel } from '../support/chat-model.ts';
import type { DrillClient } from '../support/drill-client.ts';
import { directChat, groupChat } from '../support/drill-plan.ts';
import type { Flooded, FloodTarget } from '../support/flood-program.ts';
import { OfficeProcess } from '../support/office-process.ts';
import { pause, waitUntil } from '../support/wait-until.ts';
import { connectedDevices } from './connected-devices.ts';
import { reportVerdicts, type DrillContext } from './drill.ts';
import { tokenOf } from './hostile-office.ts';

const flooded = directChat('bob', 'cyd');
const spared = groupChat('everybody');
/** Sockets of the flood: below what one person may have open. */
const sockets = 48;
/** How much more comes than can be done (quality D25), and the share of it that is a usual day's. */
const times = { flood: 3, usual: 0.5 } as const;
/** Longest time until nothing is refused any more, in s (quality D25). */
const recoversSeconds = 5;

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const { full, folder } = context;
  const capacity = full ? await capacityOf(context) : 0;
  const limits = { ...noLimits, turnMs: usualLimits.turnMs };
  // A flood that has no processor for a moment is no silent one.
  const office = await OfficeProcess.start(folder, { limits, heartbeatMs: 2_000 });
  context.afterwards(() => office.kill());
  const open = connectedDevices(context, office);
  const [ann, dan] = [await open('ann'), await open('dan')];
  const flood = await openFlood(context, office);
  const model = new ChatModel();
  const bystander = chatter(ann, model);
  // Whatever ends the drill: who goes on writing would fail in the tests that come after it.
  context.afterwards(() => bystander.stop());
  const rounds = full
    ? await measured(context, flood, { capacity, probe: await openProbe(context, office) })
    : await burst(flood);
  await bystander.stop();
  await waitUntil('the other one has everything', () =>
    dan.announced().some(({ mid }) => mid >= model.newest),
  );
  if (rounds.every(({ refusedMs }) => refusedMs.length === 0))
    context.problem('nothing was refused, so nothing was too much');
  for (const { strange } of rounds)
    if (strange > 0) context.problem(`${strange} refusals do not say for how long the office is busy`);
  const { faults, turnedAway } = await office.health();
  for (const fault of faults) context.problem(`the office reports: ${fault}`);
  const lost = [ann, dan].map(async (client) => (await client.office.connection.counts()).reconnects);
  for (const reconnects of await Promise.all(lost))
    if (full && reconnects > 0) context.problem(`somebody lost the connection ${reconnects} times`);
  await office.kill();
  judgeFlood(context, office, rounds);
  reportVerdicts(context, [
    model.judge('the other one stores', spared, dan.stored().messages.get(spared) ?? []),
    model.judge(
      'the other one announces',
      spared,
      dan.announced().filter(({ chatId }) => chatId === spared),
    ),
  ]);
  context.report('turned away', turnedAway);
  context.report('messages of the bystander', model.submitted);
}

/** Somebody with a device that writes now and then and does nothing else: the flood's own process has no time to measure. */
type Probe = {
  during<T>(work: Promise<T>): Promise<{ result: T; admittedMs: number[]; refusedMs: number[] }>;
};

async function openProbe(context: DrillContext, office: OfficeProcess): Promise<Probe> {
  const device = await RawDevice.open(office.url, await tokenOf(office, 'bob'), { quiet: true });
  context.afterwards(() => device.close());
  let number = 0;
  return {
    async during(work) {
      const over = new AbortController();
      const [admittedMs, refusedMs]: [number[], number[]] = [[], []];
      const ended = work.finally(() => over.abort());
      while (!over.signal.aborted) {
        const clientId = `probe-${(number += 1)}`;
        const start = performance.now();
        device.say(directChat('ann', 'bob'), clientId, clientId);
        const isOwn = (frame: Frame): boolean => 'clientId' in frame && frame.clientId === clientId;
        await device.until((frames) => frames.some(isOwn));
        const answer = device.frames.find(isOwn);
        (answer?.type === 'ack' ? admittedMs : refusedMs).push(performance.now() - start);
        device.frames.length = 0;
        await pause(5);
      }
      return { result: await ended, admittedMs, refusedMs };
    },
  };
}

async function openFlood(context: DrillContext, office: OfficeProcess): Promise<Child> {
  const flood = startChild('../support/flood-program.ts');
  context.afterwards(() => flood.end());
  const token = await tokenOf(office, 'cyd');
  const target: FloodTarget = { url: office.url, token, chatId: flooded, sockets };
  await flood.ask({ do: 'open', ...target });
  return flood;
}

/** Messages a second that an office can do which turns nothing away, on this machine as it is now. */
async function capacityOf(context: DrillContext): Promise<number> {
  const office = await OfficeProcess.start(join(context.folder, 'unprotected'));
  const flood = await openFlood(context, office);
  await flood.ask({ do: 'closed', name: 'warm', window: 8, seconds: 2 });
  const { admittedMs, tookMs } = await flood.ask<Flooded>({
    ...{ do: 'closed', name: 'most', window: 8, seconds: 3 },
  });
  await flood.end();
  await office.kill();
  return (admittedMs.length * 1_000) / tookMs;
}

/** Somebody who goes on writing to somebody else meanwhile, as people do. */
function chatter(client: DrillClient, model: ChatModel) {
  const sending: Promise<void>[] = [];
  const stopping = new AbortController();
  let failure: Error | undefined;
  const running = (async () => {
    for (let number = 0; !stopping.signal.aborted; number += 1) {
      const text = `ann ${number}`;
      model.submit(text, spared, 'ann');
      sending.push(
        client.office.chat.send({ chatId: spared, text, wait: true }).then(
          ({ mid }) => model.acknowledge(text, mid),
          (error: Error) => {
            failure ??= error;
            stopping.abort();
          },
        ),
      );
      await pause(20);
    }
  })();
  return {
    async stop(): Promise<void> {
      stopping.abort();
      await running;
      await Promise.all(sending);
      if (failure !== undefined) throw failure;
    },
  };
}

/** The quick size: everything at once, twice; and more at once where that was not too much for the office yet. */
async function burst(flood: Child): Promise<Flooded[]> {
  const rounds: Flooded[] = [];
  const wasTooMuch = (): boolean => rounds.some(({ refusedMs }) => refusedMs.length > 0);
  for (const [name, each] of [
    ['first', 400],
    ['second', 400],
    ['third', 1_200],
    ['fourth', 3_000],
  ] as const)
    if (rounds.length < 2 || !wasTooMuch())
      rounds.push(await flood.ask<Flooded>({ do: 'burst', name, each }));
  return rounds;
}

/** The full size: a usual day, three times what the office can do, and how soon it is usual again. */
async function measured(
  context: DrillContext,
  flood: Child,
  { capacity, probe }: { capacity: number; probe: Probe },
): Promise<Flooded[]> {
  const rounds: Flooded[] = [];
  const ask = async (question: { do: string; name: string } & Record<string, unknown>): Promise<Flooded> => {
    const round = await flood.ask<Flooded>(question);
    rounds.push(round);
    return round;
  };
  const p99 = (values: readonly number[]): number => quantile(values, 0.99);
  await ask({ do: 'pace', name: 'warm', perSecond: capacity * times.usual, seconds: 2 });
  const usual = await probe.during(
    ask({ do: 'pace', name: 'usual', perSecond: capacity * times.usual, seconds: 5 }),
  );
  const over = await probe.during(
    ask({ do: 'pace', name: 'over', perSecond: capacity * times.flood, seconds: 10 }),
  );
  const start = performance.now();
  let seconds = 0;
  for (let number = 0; seconds <= recoversSeconds; number += 1) {
    const after = await ask({
      do: 'pace',
      name: `after-${number}`,
      perSecond: capacity * times.usual,
      seconds: 0.5,
    });
    if (after.refusedMs.length === 0) break;
    seconds = (performance.now() - start) / 1_000;
  }
  const admitted = (over.result.admittedMs.length * 1_000) / over.result.tookMs;
  if (p99(over.admittedMs) > 2 * p99(usual.admittedMs))
    context.problem(
      `p99 ${p99(over.admittedMs).toFixed(0)} ms under the flood, ${p99(usual.admittedMs).toFixed(0)} usually`,
    );
  // Who writes little is not asked to wait because somebody else floods.
  if (over.refusedMs.length > 0)
    context.problem(`${over.refusedMs.length} messages of somebody who writes little were refused`);
  if (seconds > recoversSeconds) context.problem(`still refusing ${seconds.toFixed(1)} s after the flood`);
  if (admitted < capacity / 2)
    context.problem(
      `${admitted.toFixed(0)} messages/s are taken under the flood, ${capacity.toFixed(0)} otherwise`,
    );
  context.report('capacity messages/s', Math.round(capacity));
  context.report('flood messages/s', Math.round((over.result.sent * 1_000) / over.result.tookMs));
  context.report('usual p99 ms', Math.round(p99(usual.admittedMs)));
  context.report('refused usually', usual.result.refusedMs.length);
  context.report('flood admitted/s', Math.round(admitted));
  context.report('flood admitted p99 ms', Math.round(p99(over.admittedMs)));
  context.report('flood refused p99 ms', Math.round(p99([...over.result.refusedMs])));
  context.report('flood refused p50 ms', Math.round(quantile([...over.result.refusedMs], 0.5)));
  context.report('usual p50 ms', Math.round(quantile(usual.admittedMs, 0.5)));
  context.report('flood admitted p50 ms', Math.round(quantile(over.admittedMs, 0.5)));
  context.report('probes answered', over.admittedMs.length);
  context.report('recovered after s', Number(seconds.toFixed(1)));
  return rounds;
}

/** What was admitted is stored once and in order, what was refused is not; nothing overtakes a refused one at once. */
function judgeFlood(context: DrillContext, office: OfficeProcess, rounds: readonly Flooded[]): void {
  const records = office.records();
  context.afterwards(() => records.close());
  const stored = new Map<string, number[]>();
  for (const { text } of records.messages(flooded)) {
    const [tag, socket, number] = text.split('/');
    const key = `${tag}/${socket}`;
    const numbers = stored.get(key) ?? [];
    stored.set(key, numbers);
    numbers.push(Number(number));
  }
  const kept = [...stored.values()].reduce((sum, { length }) => sum + length, 0);
  const admitted = rounds.reduce((sum, { admittedMs }) => sum + admittedMs.length, 0);
  if (kept !== admitted) context.problem(`${admitted} were admitted, ${kept} are stored`);
  for (const [key, numbers] of stored)
    if (numbers.some((number, at) => number <= (numbers[at - 1] ?? -1)))
      context.problem(`${key} is out of order`);
  if (records.integrity() !== 'ok') context.problem(`the office's file: ${records.integrity()}`);
  context.report('admitted', admitted);
}
