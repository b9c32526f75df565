// A process that holds peers, writes at a pace or as fast as the window allows, and notes when texts are told.
import { setTimeout as pause } from 'node:timers/promises';
import { answer, moment } from '../run/child.ts';
import { openPeer, type Peer, type PeerOptions } from './peer.ts';

/** About 100 bytes, as people write; the number tells which it is. */
const filling = ' 下午三点的评审会改到三楼会议室，请带上上周的数据 and the agenda'.padEnd(64, '.');
const textOf = (tag: string, number: number): string => `${tag}#${number}#${filling}`;

/** What a flood or pace is told to do; `peers` are indices in the order of opening. */
type Orders = { tag: string; count: number; peers: number[]; everyMs: number; window: number };

const peers: { peer: Peer; inFlight: number; proceed(): void }[] = [];
let expected: { tag: string; times: Float64Array; left: number; done(): void } | undefined;

function heard(text: string): void {
  if (expected === undefined) return;
  const [tag, number] = text.split('#', 2);
  if (tag !== expected.tag) return;
  expected.times[Number(number)] = moment();
  expected.left -= 1;
  if (expected.left === 0) expected.done();
}

/** Opens one peer after the other. */
async function open({ peers: options }: { peers: PeerOptions[] }): Promise<void> {
  for (const each of options) {
    const peer = await openPeer(each);
    const entry = { peer, inFlight: 0, proceed: () => {} };
    peers.push(entry);
    peer.onText(heard);
    peer.onStored(() => {
      entry.inFlight -= 1;
      entry.proceed();
    });
  }
}

/** From now on texts with this tag are timed; see `arrivals`. */
function expect({ tag, count }: Orders): void {
  let done = (): void => {};
  const all = new Promise<void>((resolve) => (done = resolve));
  expected = { tag, times: new Float64Array(count), left: count, done };
  arrived = all;
}
let arrived: Promise<void> = Promise.resolve();

/** When each expected text was told; waits for the last. */
async function arrivals(): Promise<Float64Array> {
  await arrived;
  const times = expected?.times ?? new Float64Array();
  expected = undefined;
  return times;
}

/** Writes one message every `everyMs`, whatever became of the one before. */
async function pace({ tag, count, peers: [index = 0], everyMs }: Orders): Promise<Float64Array> {
  const entry = peers[index];
  const times = new Float64Array(count);
  const start = moment();
  for (let number = 0; number < count; number += 1) {
    await pause(Math.max(0, start + number * everyMs - moment()));
    times[number] = moment();
    entry?.peer.send(textOf(tag, number));
  }
  return times;
}

/**
 * Writes `count` messages, shared among the peers, with at most `window` of each on the way. Servers that do not
 * acknowledge are held to the window by what arrives in this same process.
 */
async function flood({
  tag,
  count,
  peers: chosen,
  window,
  acknowledged,
}: Orders & { acknowledged: boolean }) {
  const start = moment();
  const share = Math.floor(count / chosen.length);
  await Promise.all(
    chosen.map(
      (index, place) =>
        new Promise<void>((resolve) => {
          const entry = peers[index] as (typeof peers)[number];
          let number = place * share;
          const end = place === chosen.length - 1 ? count : number + share;
          entry.inFlight = 0;
          entry.proceed = () => {
            while (number < end && entry.inFlight < window) {
              entry.inFlight += 1;
              entry.peer.send(textOf(tag, number));
              number += 1;
            }
            if (number === end && (entry.inFlight === 0 || !acknowledged)) resolve();
          };
          if (!acknowledged) countArrivals(entry);
          entry.proceed();
        }),
    ),
  );
  return { start, end: moment() };
}

function countArrivals(entry: (typeof peers)[number]): void {
  for (const other of peers) {
    if (other === entry) continue;
    other.peer.onText((text) => {
      heard(text);
      entry.inFlight -= 1;
      entry.proceed();
    });
  }
}

answer({ open, expect, arrivals, pace, flood, memory: () => process.memoryUsage() }, () =>
  Promise.all(peers.map(async ({ peer }) => peer.close())),
);
