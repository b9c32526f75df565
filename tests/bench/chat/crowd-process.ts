// A process that holds thousands of sockets of an office, and brings each back by itself, as the SDK would, when it is cut.
import { WebSocket } from 'ws';
import { frameType } from '#sdk/contract/frames.ts';
import { backOff } from '#sdk/net/back-off.ts';
import { answer, moment } from '../run/child.ts';

/** How many handshakes are on their way at once while the crowd gathers. */
const atOnce = 50;

/** Somebody who holds a connection: with a token as the office wants it, without one on a bare socket. */
export type Guest = { url: string; token?: string; device: string };
/** When everybody was back, in ms after the cut, each by itself. */
export type Returned = { times: Float64Array };

type Held = { guest: Guest; socket?: WebSocket; last?: string; failures: number };
const crowd: Held[] = [];
let awaited: { since: number; times: number[]; done(): void } | undefined;

function back(): void {
  if (awaited === undefined) return;
  awaited.times.push(moment() - awaited.since);
  if (awaited.times.length === crowd.length) awaited.done();
}

/** Opens a socket; `live` is called when the office has said so, or at once where nothing is asked. */
function join(held: Held, live: () => void): void {
  const { url, token, device } = held.guest;
  const socket = new WebSocket(url, { perMessageDeflate: false });
  held.socket = socket;
  socket.on('open', () => {
    if (token === undefined) return live();
    const last = held.last === undefined ? {} : { last: held.last };
    socket.send(JSON.stringify({ t: frameType.handshake, token, device, ...last }));
  });
  socket.on('message', (data) => {
    const frame = JSON.parse((data as Buffer).toString('utf8')) as { t: number; seq?: string };
    if (frame.seq !== undefined) held.last = frame.seq;
    if (frame.t === frameType.ping) socket.send(JSON.stringify({ t: frameType.pong, got: 0 }));
    if (frame.t === frameType.refuse) throw new Error(`refused: ${JSON.stringify(frame)}`);
    if (frame.t !== frameType.live) return;
    held.failures = 0;
    live();
  });
  // What broke is told by «close», which follows.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    if (held.socket !== socket) return;
    held.failures += 1;
    setTimeout(() => join(held, back), backOff(held.failures, Math.random()));
  });
}

async function gather({ guests }: { guests: Guest[] }): Promise<void> {
  for (let from = 0; from < guests.length; from += atOnce) {
    const some = guests.slice(from, from + atOnce).map((guest) => ({ guest, failures: 0 }) as Held);
    crowd.push(...some);
    await Promise.all(some.map((held) => new Promise<void>((live) => join(held, live))));
  }
}

/** From now on it is noted who is back; `cut` ends every connection from here. */
function lose({ cut }: { cut: boolean }): void {
  let done = (): void => {};
  returned = new Promise((resolve) => (done = resolve));
  awaited = { since: moment(), times: [], done };
  if (cut) for (const { socket } of crowd) socket?.terminate();
}
let returned: Promise<void> = Promise.resolve();

/** Waits until everybody is back. */
async function regained(): Promise<Returned> {
  await returned;
  const times = Float64Array.from(awaited?.times ?? []);
  awaited = undefined;
  return { times };
}

answer({ gather, lose, regained }, () => {
  for (const held of crowd) {
    const { socket } = held;
    held.socket = undefined;
    socket?.terminate();
  }
});
