// One in a large group reads a kilobyte a second, another stops: nobody else waits for them, they are cut, and miss nothing in the end.
import { connect, createServer, type Socket } from 'node:net';
import type { Reached } from '../bench/chat/audience-process.ts';
import { quantile } from '../bench/figure.ts';
import { startChild, type Child } from '../bench/run/child.ts';
import { frameType } from '#sdk/contract/frames.ts';
import { RawDevice } from '../fixtures/raw-client.ts';
import { asideChatId, groupChatId, startCrowdOffice, type CrowdOffice } from '../support/crowd-office.ts';
import { waitUntil } from '../support/wait-until.ts';
import type { DrillContext } from './drill.ts';

/** Bytes that may wait for one socket (quality D10). */
const maxWaiting = 4 * 1_048_576;
/** Bytes a second that the slow one takes. */
const slowBytes = 1_024;
/** By how much the others may be slower at their slowest hundredth. */
const mayBeSlower = 1.2;
/** Long messages of a phase: more than what the system keeps for a socket, and what the office does. */
const longMessages = 3_000;
/** Those on their way at once, so that whoever reads is never behind. */
const window = 60;
const long = '长'.repeat(2_000);

/** Who has the chat aside: who writes there, who reads as others do, and the two who do not. */
const aside = { writer: 0, reader: 1, slow: 2, stopped: 3 } as const;

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const { full, folder } = context;
  const people = full ? 5_000 : 60;
  // Beats far apart: nobody is cut for being silent.
  const crowd = await startCrowdOffice(folder, people, Object.values(aside), { heartbeatMs: 120_000 });
  context.afterwards(() => crowd.office.kill());
  const audience = startChild('chat/audience-process.ts');
  context.afterwards(() => audience.end());
  const url = `${crowd.office.url.replace('http', 'ws')}/im/ws`;
  const listeners = crowd.tokens
    .map((token, index) => ({ url, token, device: `crowd-${index}` }))
    .filter((_, index) => index === aside.writer || index > aside.stopped);
  await audience.ask({ do: 'open', listeners });

  const calm: number[] = [];
  const slowed: number[] = [];
  const cycles = full ? 5 : 1;
  let cut = 0;
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    if (full) calm.push(...(await phase(context, crowd, audience, `calm-${cycle}`, false)));
    slowed.push(...(await phase(context, crowd, audience, `slow-${cycle}`, true)));
    const health = await crowd.office.health();
    for (const fault of health.faults) context.problem(`the office reports: ${fault}`);
    if (health.slowReaders - cut !== 2)
      context.problem(`${health.slowReaders - cut} readers were cut instead of two`);
    cut = health.slowReaders;
    if (health.maxWaiting > maxWaiting) context.problem(`${health.maxWaiting} bytes waited for one socket`);
    context.report('most bytes waiting', health.maxWaiting);
  }
  context.report('people', people);
  context.report('readers cut', cut);
  context.report('messages to all', calm.length + slowed.length);
  if (!full) return;
  const [usual, beside] = [quantile(calm, 0.99), quantile(slowed, 0.99)];
  context.report('last of all p50 ms', Math.round(quantile(calm, 0.5)));
  context.report('beside slow ones p50 ms', Math.round(quantile(slowed, 0.5)));
  context.report('last of all p99 ms', Math.round(usual));
  context.report('beside slow ones p99 ms', Math.round(beside));
  if (beside > usual * mayBeSlower)
    context.problem(`p99 is ${beside.toFixed(0)} ms beside slow readers, ${usual.toFixed(0)} without`);
}

/** Messages to everybody while long ones go to the four; two of them read, or do not. Answers when the last one had each. */
async function phase(
  context: DrillContext,
  { office, tokens }: CrowdOffice,
  audience: Child,
  name: string,
  areSlow: boolean,
): Promise<number[]> {
  const enter = (who: number, more: { last?: number; quiet?: boolean } = {}): Promise<RawDevice> =>
    RawDevice.open(office.url, tokens[who] ?? '', more);
  const [writer, reader] = [await enter(aside.writer, { quiet: true }), await enter(aside.reader)];
  const narrow = areSlow ? await narrowWay(office.url) : undefined;
  if (narrow !== undefined) context.afterwards(() => narrow.close());
  const slow =
    narrow === undefined
      ? await enter(aside.slow)
      : await throughNarrow(narrow.port, office.url, tokens[aside.slow] ?? '');
  const stopped = await enter(aside.stopped);
  const devices = [writer, reader, slow, stopped];
  if (areSlow) {
    narrow?.narrow();
    stopped.socket.pause();
  }
  const over = new AbortController();
  const writing = writeLong(writer, reader, name).finally(() => over.abort());
  const times: number[] = [];
  const least = context.full ? 40 : 3;
  while (!over.signal.aborted || times.length < least) {
    const mark = `${name}-${times.length} `;
    const text = JSON.stringify({
      ...{ t: frameType.send, cid: `${mark}id`, chatlinkid: groupChatId, ct: 1, c: mark },
    });
    times.push((await audience.ask<Reached>({ do: 'reach', text, mark })).ms);
  }
  await writing;
  const all = longMessages + times.length;
  await waitUntil('the reader has everything', () => reader.sequences().length >= all);
  for (const [who, device] of [
    [aside.slow, slow],
    [aside.stopped, stopped],
  ] as const)
    await complete(context, name, { device, reader, areSlow, enter: (last) => enter(who, { last }) });
  narrow?.close();
  for (const { socket } of devices) socket.terminate();
  return times;
}

/** Writes as fast as the one who reads has it. */
async function writeLong(writer: RawDevice, reader: RawDevice, name: string): Promise<void> {
  for (let index = 0; index < longMessages; index += 1) {
    writer.say(asideChatId, long, `${name}-long-${index}`);
    if (index % (window / 2) !== 0) continue;
    await writer.until((frames) => frames.length >= index - window);
    await waitUntil('the reader', () => reader.sequences().length >= index - window);
  }
}

/** Somebody who was slow is cut, comes back, and holds in the end what the reader holds, each once and in order. */
async function complete(
  context: DrillContext,
  name: string,
  parts: { device: RawDevice; reader: RawDevice; areSlow: boolean; enter(last: number): Promise<RawDevice> },
): Promise<void> {
  const { device, reader, areSlow } = parts;
  const expected = reader.sequences();
  let held = device.sequences();
  if (areSlow) {
    device.socket.resume();
    // What is on its way may still be read; the end of it is that the office has hung up, or this does.
    device.socket.terminate();
    await device.closed;
    held = device.sequences();
    if (held.length >= expected.length) context.problem(`${name}: the slow one was not slow`);
    const back = await parts.enter(held.at(-1) ?? (expected[0] ?? 1) - 1);
    await waitUntil(
      'the slow one has everything',
      () => back.sequences().length >= expected.length - held.length,
    );
    held = [...held, ...back.sequences()];
    back.socket.terminate();
  } else await waitUntil('both have everything', () => (held = device.sequences()).length >= expected.length);
  const isEqual = held.length === expected.length && held.every((mid, at) => mid === expected[at]);
  if (!isEqual)
    context.problem(`${name}: ${held.length} events instead of ${expected.length}, or in another order`);
}

/** A way to the office through which, once it is narrow, so many bytes a second come back. */
async function narrowWay(url: string): Promise<{ port: number; narrow(): void; close(): void }> {
  const ends: Socket[] = [];
  let timer: NodeJS.Timeout | undefined;
  const server = createServer((near) => {
    const far = connect(Number(new URL(url).port), '127.0.0.1');
    ends.push(near, far);
    for (const end of [near, far]) end.on('error', () => end.destroy());
    near.pipe(far);
    far.pipe(near);
    far.on('close', () => near.destroy());
    near.on('close', () => far.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    narrow(): void {
      const [near, far] = ends;
      far?.unpipe();
      far?.pause();
      timer = setInterval(() => {
        const some = far?.read(slowBytes) as Buffer | null | undefined;
        if (some != null) near?.write(some);
      }, 1_000);
    },
    close(): void {
      clearInterval(timer);
      for (const end of ends) end.destroy();
      server.close();
    },
  };
}

/** A device on that way; the office hears its own name. */
async function throughNarrow(port: number, url: string, token: string): Promise<RawDevice> {
  const device = new RawDevice(`http://127.0.0.1:${port}`, { headers: { host: new URL(url).host } });
  await new Promise((resolve) => device.socket.once('open', resolve));
  device.send({ type: 'handshake', token, device: 'slow' });
  await device.next('live');
  return device;
}
